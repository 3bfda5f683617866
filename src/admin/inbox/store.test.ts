import { beforeEach, expect, test, vi } from 'vitest';
import type { InboxDetail } from '#src/contracts/inbox.ts';
import { RequestError } from '#src/lib/request.ts';
import { adminRequest } from '../request.tsx';
import { inboxQueryFrom } from './query.ts';
import { $opened, refresh, show } from './store.ts';

vi.mock('../request.tsx', () => ({ adminRequest: vi.fn() }));

const item = {
  kind: 'lead',
  id: 7,
  name: 'Ada Park',
  unread: false,
  notes: [],
} as unknown as InboxDetail;
let ofItem: () => Promise<Response>;

beforeEach(() => {
  ofItem = async () => Response.json(item);
  vi.mocked(adminRequest).mockImplementation((address) =>
    address.endsWith('/lead/7')
      ? ofItem()
      : Promise.resolve(
          Response.json({
            items: [],
            counts: { items: 0, unread: 0 },
            unread: { lead: 0, call: 0, chat: 0 },
          }),
        ),
  );
});

test('returning while the server is down keeps the open item and its unsaved note', async () => {
  show(inboxQueryFrom('?item=lead-7'));
  await vi.waitUntil(() => $opened.get().status === 'ready');

  ofItem = () => Promise.reject(new TypeError('Failed to fetch'));
  refresh();
  await new Promise((resolve) => setTimeout(resolve));
  expect($opened.get()).toMatchObject({ status: 'ready', item });

  ofItem = () => Promise.reject(new RequestError(404, '{}'));
  refresh();
  await vi.waitUntil(() => $opened.get().status === 'gone');
});
