import type { APIRoute, GetStaticPaths } from 'astro';
import type { Cover } from '#src/features/projects/covers/cover.ts';
import { covers } from '#src/features/projects/covers/covers.ts';
import { coverFile } from '#src/features/projects/covers/pen.ts';

export const getStaticPaths = (() =>
  Object.entries(covers).map(([slug, cover]) => ({
    params: { slug },
    props: { cover },
  }))) satisfies GetStaticPaths;

/** A project's cover, generated at build time. */
export const GET: APIRoute<{ cover: Cover }> = ({ props: { cover } }) =>
  new Response(coverFile(cover.drawing, cover.hue), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
