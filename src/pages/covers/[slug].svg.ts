import type { APIRoute, GetStaticPaths } from 'astro';
import { covers, type Cover } from '#src/features/projects/covers/drawings.ts';
import { coverFile } from '#src/features/projects/covers/pen.ts';

export const getStaticPaths = (() =>
  Object.entries(covers).map(([slug, cover]) => ({
    params: { slug },
    props: cover,
  }))) satisfies GetStaticPaths;

/** A project's cover, drawn when the site is built. */
export const GET: APIRoute<Cover> = ({ props: { drawing, hue } }) =>
  new Response(coverFile(drawing, hue), { headers: { 'Content-Type': 'image/svg+xml' } });
