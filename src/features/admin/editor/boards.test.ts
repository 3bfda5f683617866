import { describe, expect, test } from 'vitest';
import { blog, readTime } from './blog.ts';
import { type EditorBoard, fromPost, type PostValues } from './board.ts';
import { signalBoard } from './signal-board.ts';

describe('a Signal Board post', () => {
  const filled = { ...signalBoard.empty, title: 'A', description: 'B', slug: 'a' };

  test('requires a title, a description and a slug', () => {
    expect(signalBoard.check(signalBoard.empty)).toEqual({
      title: ['Title is required'],
      description: ['Description is required'],
      slug: ['Slug is required'],
    });
    expect(signalBoard.check(filled)).toEqual({});
  });

  test('is saved without the fields that its source type hides', () => {
    const both = { ...filled, content: '# Words', url: 'https://elsewhere.example' };
    expect(signalBoard.toBody(both)).toMatchObject({ content: '# Words', url: null });
    expect(signalBoard.toBody({ ...both, sourceType: 'external' })).toMatchObject({
      content: null,
      url: 'https://elsewhere.example',
    });
  });

  test('is not blocked by an invalid URL in a hidden field', () => {
    expect(signalBoard.check({ ...filled, url: 'nowhere' })).toEqual({});
    expect(signalBoard.check({ ...filled, url: 'nowhere', sourceType: 'external' })).toEqual({
      url: ['Please enter a valid URL'],
    });
  });

  test('gets empty texts in the form for null fields', () => {
    const post = { ...filled, id: 4, url: null, content: null, thumbnailUrl: null, version: 2 };
    expect(fromPost(signalBoard, post)).toEqual(filled);
  });
});

test('the publish date is typed in the agency’s time zone and sent as an instant', () => {
  function expectDates<V extends PostValues>(board: EditorBoard<V>) {
    const at = (publishedAt: string) => ({ ...board.empty, publishedAt });
    expect(fromPost(board, at('2027-01-05T15:00:30.500Z')).publishedAt).toBe('2027-01-05T09:00');
    expect(board.toBody(at('2027-01-05T09:00')).publishedAt).toBe('2027-01-05T15:00:00.000Z');
    expect(board.toBody(at('')).publishedAt).toBe('');
    expect(board.check(at('12027-01-05T09:00')).publishedAt).toEqual([
      'Please enter a valid date and time',
    ]);
    expect(board.check(at(''))).not.toHaveProperty('publishedAt');
  }
  expectDates(blog);
  expectDates(signalBoard);
});

describe('a blog post', () => {
  const filled = {
    ...blog.empty,
    title: 'Five titles',
    summary: 'Ten letters and more',
    content: 'x'.repeat(50),
    author: 'Ines Sandoval',
  };

  test('is a draft of five minutes in Automation by default', () => {
    expect(blog.empty).toMatchObject({
      category: 'automation',
      readTimeMinutes: '5',
      published: false,
    });
  });

  test('gets the error messages of the spec', () => {
    expect(blog.check(blog.empty)).toEqual({
      title: ['Title must be at least 5 characters'],
      summary: ['Summary must be at least 10 characters'],
      content: ['Content must be at least 50 characters'],
      author: ['Author name is required'],
    });
    expect(blog.check(filled)).toEqual({});
  });

  test('gets a slug of at most 80 characters when it is sent without one', () => {
    const long = { ...filled, title: 'Word '.repeat(40) };
    expect(blog.complete(long, blog.empty).slug).toMatch(/^word(-word)*$/);
    expect(blog.complete(long, blog.empty).slug.length).toBeLessThanOrEqual(80);
    expect(blog.complete({ ...filled, slug: 'own' }, blog.empty).slug).toBe('own');
  });

  test.each([
    ['abc', '5'],
    ['', '5'],
    ['12', '12'],
    ['0', '0'],
  ])('takes %j as %j minutes', (entry, minutes) => {
    expect(readTime(entry)).toBe(minutes);
  });

  test('keeps an empty reading time if it never had one', () => {
    const before = { ...filled, readTimeMinutes: '' };
    expect(blog.toBody(blog.complete(before, before)).readTimeMinutes).toBeNull();
    expect(blog.complete({ ...filled, readTimeMinutes: '' }, filled).readTimeMinutes).toBe('5');
  });

  test('rejects a reading time of 0', () => {
    expect(blog.check({ ...filled, readTimeMinutes: '0' })).toEqual({
      readTimeMinutes: ['Read time must be a whole number of minutes, at least 1'],
    });
  });
});
