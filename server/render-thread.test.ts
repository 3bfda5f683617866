import { expect, onTestFinished, test } from 'vitest';
import { rendererHere } from '#api/publishing/boards/renderer.ts';
import { drawerHere } from '#api/publishing/share-image/drawer.ts';
import { RenderThread } from './render-thread.ts';

/** Many elements: what takes a renderer longest. */
const LONG = '<ul><li>one</li><li><b>two</b></li></ul>'.repeat(5000);

test('the program goes on while a long post is rendered, as it would be here', async () => {
  const thread = new RenderThread();
  onTestFinished(() => thread.close());
  let turns = 0;
  const turning = setInterval(() => (turns += 1));
  const rendered = await thread.render('blog', LONG);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(0);
  expect(rendered).toEqual(await rendererHere('blog', LONG));
  expect(rendered).toMatchObject({ html: expect.stringContaining('<b>two</b>') });

  const board = ['signal-board', '# One'] as const;
  expect(await thread.render(...board)).toEqual(await rendererHere(...board));
  expect(await thread.render('blog', '<b>'.repeat(5000))).toEqual({
    tooLarge: expect.stringMatching(/^Content is nested/),
  });
});

test('a share image is drawn as it would be here', async () => {
  const thread = new RenderThread();
  onTestFinished(() => thread.close());
  const subject = { title: 'Invoices nobody types anymore', kind: 'Article', hue: 3 } as const;
  const drawn = await thread.drawShareImage(subject);
  expect(Buffer.from(drawn).equals(await drawerHere(subject))).toBe(true);
});
