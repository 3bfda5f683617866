import type { APIRoute } from 'astro';
import { snapshotHash } from '#src/domain/posts/snapshot.ts';

/** What this build was made from: so that a function can tell whether a change is live. */
export const GET: APIRoute = () =>
  Response.json({ snapshot: snapshotHash(), builtAt: new Date().toISOString() });
