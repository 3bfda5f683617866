import { expect, test } from 'vitest';
import { blog, fromPost, restoredTexts, signalBoard } from './board.ts';
import { suggested, valuesOf } from './fields/Settings.tsx';

const signal = { ...signalBoard.empty, title: 'A', description: 'B', slug: 'a' };
const article = {
  ...blog.empty,
  title: 'Five titles',
  summary: 'Ten letters and more',
  content: 'x'.repeat(50),
  author: 'Ines Sandoval',
};

test('a field that the source type of a signal hides is neither saved nor checked', () => {
  const both = { ...signal, content: '# Words', url: 'nowhere' };
  expect(signalBoard.toBody(both)).toMatchObject({ content: '# Words', url: null });
  expect(signalBoard.check(both)).toEqual({});
  const external = { ...both, sourceType: 'external' };
  expect(signalBoard.toBody(external)).toMatchObject({ content: null, url: 'nowhere' });
  expect(signalBoard.check(external)).toEqual({ url: ['Please enter a valid URL'] });
});

test('the publish date is typed in the agency’s time zone, winter or summer, and sent as an instant', () => {
  for (const board of [blog, signalBoard]) {
    const at = (publishedAt: string) => ({ ...board.empty, publishedAt });
    for (const [instant, minute, typed] of [
      ['2027-01-05T15:00:30.500Z', '2027-01-05T15:00:00.000Z', '2027-01-05T09:00'],
      ['2027-07-05T04:30:00.000Z', '2027-07-05T04:30:00.000Z', '2027-07-04T23:30'],
    ] as const) {
      expect(fromPost(board, at(instant)).publishedAt).toBe(typed);
      expect(board.toBody(at(typed)).publishedAt).toBe(minute);
    }
    expect(fromPost(board, { ...board.empty, publishedAt: null }).publishedAt).toBe('');
    expect(board.toBody(at('')).publishedAt).toBe('');
    expect(board.check(at('12027-01-05T09:00')).publishedAt).toEqual(['Please enter a valid date and time']);
    expect(board.check(at(''))).not.toHaveProperty('publishedAt');
  }
});

test('an old version gives back its texts, and nothing of whether, when and where the post is published', () => {
  const live = { published: true, publishedAt: '2027-01-05T09:00', slug: 'live' };
  const draft = { published: false, publishedAt: '', slug: 'draft', title: 'Old', content: 'Old', category: 'tool' };
  for (const board of [blog, signalBoard]) {
    const restored = restoredTexts({ ...board.empty, ...draft }, { ...board.empty, ...live, title: 'New' });
    expect(restored).toEqual({ ...board.empty, ...draft, ...live });
  }
});

test('an article gets a slug of at most 80 characters when it is sent without one', () => {
  const { slug } = blog.complete({ ...article, title: 'Word '.repeat(40) }, blog.empty);
  expect(slug).toMatch(/^word(-word)*$/);
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(blog.complete({ ...article, slug: 'own' }, blog.empty).slug).toBe('own');
});

test.each([
  ['abc', '7', 5],
  ['', '7', 5],
  ['12', '7', 12],
  ['0', '7', 0],
  ['', '', null],
])('%j minutes typed over %j are sent as %j', (typed, before, sent) => {
  const values = blog.complete({ ...article, readTimeMinutes: typed }, { ...article, readTimeMinutes: before });
  expect(blog.toBody(values).readTimeMinutes).toBe(sent);
});

test('a chosen author is no longer offered, unless title or picture differ', () => {
  const ines = { name: 'Ines Sandoval', title: 'Editor', imageUrl: '/media/ines.jpg' };
  expect(suggested([ines], valuesOf(ines))).toEqual([]);
  expect(suggested([ines], { ...valuesOf(ines), authorTitle: '' })).toEqual([ines]);
});
