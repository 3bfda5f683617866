import { expect, test } from 'vitest';
import { embedOf, unseenIn, unseenWords } from './unseen.ts';

const player =
  '<iframe width="560" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?x=1" title="A count"></iframe>';
const video = { address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'A count' };

test('what readers will not see is named, with the page that it would have shown', () => {
  expect(unseenIn(`<p>One</p><div>${player}</div><script>x()</script>`, 'html')).toEqual({
    tagNames: ['iframe', 'script'],
    embed: video,
  });
  expect(unseenIn('See <video><source src="//a.example/b.mp4"></video> it.', 'markdown')).toEqual({
    tagNames: ['video'],
    embed: { address: 'https://a.example/b.mp4', title: '' },
  });
  expect(unseenIn('An example: `<iframe>`\n\n    <video>', 'markdown').tagNames).toEqual([]);
  expect(unseenIn('<aside>Seen</aside><iframe src="/here"></iframe>', 'html')).toMatchObject({ embed: undefined });
  expect(unseenWords(['iframe', 'video', 'iframe'])).toBe('Readers won’t see these: <iframe>, <video>');
});

test('markup to embed a video is told from a text that has some', () => {
  expect(embedOf(` ${player}\n`)).toEqual(video);
  expect(embedOf('<iframe src="https://player.vimeo.com/video/76979871?h=8"></iframe>')?.address).toBe(
    'https://vimeo.com/76979871',
  );
  expect(embedOf(`See ${player}`)).toBeUndefined();
  expect(embedOf('<iframe src="javascript:alert(1)"></iframe>')).toBeUndefined();
});
