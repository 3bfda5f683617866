import type { APIRoute } from 'astro';

export const prerender = false;

/** Answers paths under /api/ that no function handles. */
export const ALL: APIRoute = () =>
  Response.json(
    { message: 'There is no such address.' },
    { status: 404, headers: { 'Content-Type': 'application/json; charset=utf-8' } },
  );
