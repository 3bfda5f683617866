import { expect, test } from 'vitest';
import { transcriptOf } from './transcript.ts';

test('names who said what, in plain words, without the excuses', () => {
  expect(
    transcriptOf(
      [
        { from: 'user', message: 'How **much**?' },
        { from: 'bot', message: 'Trouble.', failure: {} },
        { from: 'user', message: 'And now?' },
        { from: 'bot', message: 'From **$300**, see [Services](/services).' },
      ],
      'Astro',
    ),
  ).toBe('Visitor: How **much**?\n\nVisitor: And now?\n\nAstro: From $300, see Services.');
});

test('nothing was said, nothing is sent', () => {
  expect(transcriptOf([], 'Astro')).toBeUndefined();
});

test('of a long conversation the newest part is kept, small enough for the call', () => {
  const messages = Array.from({ length: 40 }, (_, index) => ({
    from: 'user' as const,
    message: `${index} ${'語'.repeat(1990)}`,
  }));
  const text = transcriptOf(messages, 'Astro') ?? '';
  expect(text).toMatch(/^\(What was said before is left out\.\)/);
  expect(text).toContain('Visitor: 39 ');
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024);
});
