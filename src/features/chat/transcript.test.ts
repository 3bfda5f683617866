import { expect, test } from 'vitest';
import { transcriptOf } from './transcript.ts';

test('names the speakers, as plain text, without apologies', () => {
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

test('a long conversation is reduced to its latest part, small enough for the request', () => {
  const messages = Array.from({ length: 40 }, (_, index) => ({
    from: 'user' as const,
    message: `${index} ${'語'.repeat(1990)}`,
  }));
  const text = transcriptOf(messages, 'Astro') ?? '';
  expect(text).toMatch(/^\(Earlier messages are left out\.\)/);
  expect(text).toContain('Visitor: 39 ');
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024);
});
