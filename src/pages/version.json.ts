import type { APIRoute } from 'astro';

/** When the served site was built, so that an admin who requested a build can see that it is live. */
export const GET: APIRoute = () => Response.json({ builtAt: new Date().toISOString() });
