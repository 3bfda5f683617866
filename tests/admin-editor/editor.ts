import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { blogCategories, signalBoardCategories } from '#src/content/post-categories.data.ts';
import { expect } from '../fixtures.ts';
import { button } from '../parts.ts';

export const CONTENT = 'Somebody types the same invoice into two systems, every single day.';

/** A name that no other journey uses. */
export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const saveButton = (page: Page) => page.getByRole('button', { name: /^(Create|Update) Post$/ });
/** The field that is sent, whatever editor is shown. */
export const source = (page: Page) => page.locator('textarea[name=content]');
export const pictureDialog = (page: Page) => page.getByRole('dialog', { name: 'Add a picture' });

/** Shows the source, and waits until the rich editor has replaced the plain field. */
export async function contentOf(page: Page) {
  // Pressed already, it would take the focus.
  const view = button(page, 'Source');
  if ((await view.getAttribute('aria-pressed')) !== 'true') await view.click();
  await expect(page.locator('textarea[name=content][aria-hidden=true]')).toHaveCount(1);
  return field(page, 'Content');
}

/** Opens the visual editor. */
export async function write(page: Page) {
  await button(page, 'Write').click();
  const surface = page.locator('.write-text');
  await expect(surface).toBeVisible();
  return surface;
}

/** A photo, different each time, because equal pictures would be stored as one. */
export async function photo(width = 64, height = 48) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const image = sharp({ create: { width, height, channels: 3, background: '#fff', noise } });
  return { name: 'a photo.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

export interface Brought {
  html?: string;
  text?: string;
  picture?: Buffer;
}

/** Dispatches the event of a paste from another program, or of a drop from a folder. */
export async function bring(place: Locator, kind: 'paste' | 'drop', { picture, ...data }: Brought) {
  await place.evaluate(
    (element, { kind, html, text, base64 }) => {
      const data = new DataTransfer();
      if (html !== undefined) data.setData('text/html', html);
      if (text !== undefined) data.setData('text/plain', text);
      if (base64) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], 'image.jpg', { type: 'image/jpeg' }));
      }
      const about = { bubbles: true, cancelable: true, composed: true };
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...about, clipboardData: data })
          : new DragEvent('drop', { ...about, dataTransfer: data });
      element.dispatchEvent(event);
    },
    { kind, base64: picture?.toString('base64'), ...data },
  );
}

export interface Post {
  id: number;
  title: string;
  slug: string;
  description: string;
  content: string;
  thumbnailUrl: string | null;
  published: boolean;
}

/** Creates a draft, because journeys of visitors would see a published post. @param more fields of either board */
export async function createPost(page: Page, board: 'blog' | 'signal-board', more: object = {}): Promise<Post> {
  const data = {
    title: unique('Post'),
    content: CONTENT,
    published: false,
    sourceType: 'original',
    description: 'Of paper',
    summary: 'Of some words and paper.',
    author: 'Dana Whitlock',
    category: (board === 'blog' ? blogCategories[1] : signalBoardCategories.at(-1))?.id,
    ...more,
  };
  const response = await page.request.post(`/api/${board}`, { data });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

export const signal = (page: Page, more?: Partial<Post>) => createPost(page, 'signal-board', more);

export const read = async (page: Page, id: number): Promise<Post> =>
  (await page.request.get(`/api/signal-board/${id}`)).json();

/** What is written and not saved in a signal; undefined if there is nothing. */
export async function copyOf(page: Page, post: number): Promise<Partial<Post> | undefined> {
  const params = { board: 'signal-board', post };
  const [copy] = await (await page.request.get('/api/admin/working-copies', { params })).json();
  return copy?.values;
}

/** Posts of a board that are found by their title, drafts too. */
export async function found(page: Page, board: string, title: string): Promise<Post[]> {
  const params = { scope: 'all', search: title };
  return (await page.request.get(`/api/${board}`, { params })).json();
}

/** The server handles the next request to this path, but the connection breaks before its answer arrives. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
