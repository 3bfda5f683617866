import type { Config } from '@netlify/functions';
import { site } from '#src/content/site.ts';
import { inboxExportQuery } from '#src/contracts/inbox.ts';
import { wallClockAt } from '#src/lib/wall-clock.ts';
import { answer } from './shared/http/answer.ts';
import { csvOf } from './shared/inbox/csv.ts';
import { inboxPage } from './shared/inbox/items.ts';
import { nextLink } from './shared/http/paths.ts';

/** Items read at a time. */
const PAGE = 200;

/** Length at which a part ends, in characters: the platform sends at most 6 MB in one response. */
const MAX_PART_LENGTH = 2_000_000;

/**
 * GET /api/admin/inbox/export: the items that match a filter, as CSV. A long file comes in parts, each with a link to
 * the next; the client joins them.
 */
export default answer({
  GET: {
    query: inboxExportQuery,
    handleAdmin: async ({ db, request, input, audit }) => {
      const { cursor, ...filter } = input;
      let part = '';
      let count = 0;
      let next = cursor;
      do {
        const page = await inboxPage(db, filter, PAGE, next);
        part += await csvOf(db, page.rows, !cursor && count === 0);
        count += page.rows.length;
        next = page.next;
      } while (next && part.length < MAX_PART_LENGTH);

      const { search, tag, assignee, ...narrowed } = filter;
      // Texts are left out: they may be a person's name.
      const filed = { ...(tag && { tagged: true }), ...(assignee && { assigned: true }) };
      const details = { ...narrowed, ...filed, searched: Boolean(search), count };
      await audit('inbox.export', { details });
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
