import { expect, test } from 'vitest';
import { blogEditor, fromPost, restoredTexts, signalBoardEditor } from './board.ts';
import { suggested, valuesOf } from './fields/Settings.tsx';

const signal = { ...signalBoardEditor.empty, title: 'A', description: 'B', slug: 'a' };
const article = {
  ...blogEditor.empty,
  title: 'Five titles',
  summary: 'Ten letters and more',
  content: 'x'.repeat(50),
  author: 'Ines Sandoval',
};

test('a field that the source type of a signal hides is neither saved nor checked', () => {
  const both = { ...signal, content: '# Words', url: 'nowhere' };
  expect(signalBoardEditor.toBody(both)).toMatchObject({ content: '# Words', url: null });
  expect(signalBoardEditor.check(both)).toEqual({});
  const external = { ...both, sourceType: 'external' };
  expect(signalBoardEditor.toBody(external)).toMatchObject({ content: null, url: 'nowhere' });
  expect(signalBoardEditor.check(external)).toEqual({ url: ['Please enter a valid URL'] });
});

test('the publish date is typed in the agency’s time zone, winter or summer, and sent as an instant', () => {
  for (const board of [blogEditor, signalBoardEditor]) {
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
  for (const board of [blogEditor, signalBoardEditor]) {
    const restored = restoredTexts({ ...board.empty, ...draft }, { ...board.empty, ...live, title: 'New' });
    expect(restored).toEqual({ ...board.empty, ...draft, ...live });
  }
});

test('an article gets a slug of at most 80 characters when it is sent without one', () => {
  const { slug } = blogEditor.complete({ ...article, title: 'Word '.repeat(40) }, blogEditor.empty);
  expect(slug).toMatch(/^word(-word)*$/);
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(blogEditor.complete({ ...article, slug: 'own' }, blogEditor.empty).slug).toBe('own');
});

test.each([
  ['abc', '7', 5],
  ['', '7', 5],
  ['12', '7', 12],
  ['0', '7', 0],
  ['', '', null],
])('%j minutes typed over %j are sent as %j', (typed, before, sent) => {
  const values = blogEditor.complete({ ...article, readTimeMinutes: typed }, { ...article, readTimeMinutes: before });
  expect(blogEditor.toBody(values).readTimeMinutes).toBe(sent);
});

test('a chosen author is no longer offered, unless title or picture differ', () => {
  const ines = { name: 'Ines Sandoval', title: 'Editor', imageUrl: '/media/ines.jpg' };
  expect(suggested([ines], valuesOf(ines))).toEqual([]);
  expect(suggested([ines], { ...valuesOf(ines), authorTitle: '' })).toEqual([ines]);
});
