import type { APIRoute } from 'astro';

/** When the served site was built: so that whoever asked for a build can tell that it is live. */
export const GET: APIRoute = () => Response.json({ builtAt: new Date().toISOString() });
