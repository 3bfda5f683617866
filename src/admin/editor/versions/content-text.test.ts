import { expect, test } from 'vitest';
import { contentText } from './content-text.ts';

test('a content is compared as it is read', () => {
  const html =
    '<h2>What</h2>\n<p>One <b>and</b>\ntwo.</p><ul><li>A<li>B</ul><img src="/a" alt="A tray"><script>x</script>';
  expect(contentText(html, 'html')).toBe('What\n\nOne and two.\n\nA\nB\n[A tray]');
  expect(contentText('## What\n\n**One** [two](/a).\n\n- A\n- B', 'markdown')).toBe('What\n\nOne two.\n\nA\nB');
});
