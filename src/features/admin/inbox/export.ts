import type { InboxFilter } from '#src/contracts/inbox.ts';
import { nextPage } from '#src/lib/next-page.ts';
import { adminRequest } from '../request.ts';
import { toastFailure } from '../failure.ts';
import { requestQuery } from './query.ts';

/** Downloads all items that match a filter as one CSV file, fetched page by page. */
export async function exportCsv(filter: InboxFilter): Promise<void> {
  const parts: Blob[] = [];
  let name = 'inbox.csv';
  try {
    let next: string | undefined = `/api/admin/inbox/export${requestQuery(filter)}`;
    while (next) {
      const response = await adminRequest(next);
      parts.push(await response.blob());
      name =
        /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? name;
      next = nextPage(response.headers.get('Link'));
    }
  } catch (error) {
    return toastFailure('Export failed', error);
  }
  save(new Blob(parts, { type: 'text/csv' }), name);
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
