import type { Config } from '@netlify/functions';
import { answer } from './shared/answer.ts';
import { blogEditor, signalBoardEditor } from './shared/generated/pages.ts';
import { limits } from './shared/limits.ts';
import { failedPage } from './shared/pages/failed.ts';
import { htmlAnswer } from './shared/pages/page.ts';

/**
 * GET /admin-dashboard/post/{id} and /admin-dashboard/blog/post/{id}: the built page of the editor, which
 * finds the post by its address and asks for it with the session.
 */
export default answer(
  {
    GET: {
      limit: limits.reads,
      handle: async ({ at: html }) => htmlAnswer(200, html, { 'X-Robots-Tag': 'noindex' }),
    },
  },
  { at: editorAt, failed: failedPage },
);

/** Undefined where there is no such page. */
function editorAt(pathname: string): string | undefined {
  return (
    (pathname.startsWith('/admin-dashboard/blog/') ? blogEditor : signalBoardEditor) || undefined
  );
}

export const config: Config = {
  path: ['/admin-dashboard/post/:id(\\d+)', '/admin-dashboard/blog/post/:id(\\d+)'],
};
