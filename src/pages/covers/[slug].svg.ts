import type { APIRoute, GetStaticPaths } from 'astro';
import { coverDrawing } from '#src/features/projects/covers.ts';

export const getStaticPaths = (() =>
  Object.entries(coverDrawing).map(([slug, drawing]) => ({
    params: { slug },
    props: { drawing },
  }))) satisfies GetStaticPaths;

/** A project's cover. */
export const GET: APIRoute<{ drawing: string }> = ({ props: { drawing } }) =>
  new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
