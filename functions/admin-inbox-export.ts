import type { Config } from '@netlify/functions';
import { addAuditEntry } from '#db/audit-log.ts';
import { site } from '#src/content/site.ts';
import { inboxExportQuery } from '#src/contracts/inbox.ts';
import { wallClockAt } from '#src/lib/wall-clock.ts';
import { answer } from './shared/http/answer.ts';
import { csvOf } from './shared/inbox/csv.ts';
import { inboxPage } from './shared/inbox/page.ts';
import { limits } from './shared/http/limits.ts';
import { nextLink } from './shared/http/next-link.ts';

/** Items fetched at a time. */
const PAGE = 200;

/** Where a part of the file ends, in characters: the platform sends at most 6 MB at once. */
const LONGEST_PART = 2_000_000;

/**
 * GET /api/admin/inbox/export: the items of a filter as CSV. A long file comes in parts, each of which
 * names the next one; together they are the file.
 */
export default answer({
  GET: {
    limit: limits.reads,
    query: inboxExportQuery,
    handleAdmin: async ({ db, request, admin, input }) => {
      const { cursor, ...filter } = input;
      let part = '';
      let count = 0;
      let next = cursor;
      do {
        const page = await inboxPage(db, filter, PAGE, next);
        part += await csvOf(db, page.rows, !cursor && count === 0);
        count += page.rows.length;
        next = page.next;
      } while (next && part.length < LONGEST_PART);

      const { id: userId, username } = admin;
      const { search, ...narrowed } = filter;
      // What was searched for may be somebody's name.
      const details = { ...narrowed, searched: Boolean(search), count };
      await addAuditEntry(db, { action: 'inbox.export', userId, username, details });
      const today = wallClockAt(new Date(), site.timeZone).date;
      return new Response(part, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="inbox-${today}.csv"`,
          ...(next && nextLink(request.url, input, { cursor: next })),
        },
      });
    },
  },
});

export const config: Config = { path: '/api/admin/inbox/export' };
