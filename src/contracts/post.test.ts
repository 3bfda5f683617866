import { describe, expect, test } from 'vitest';
import { blogChange, blogForm, blogPost, blogQuery } from './blog.ts';
import { fieldErrors } from './failure.ts';
import { login } from './login.ts';
import { signalBoardChange, signalBoardForm, signalBoardPost } from './signal-board.ts';

const article = {
  title: 'A good start',
  summary: 'What to do on the first day.',
  content: `<p>${'Write down what you typed twice. '.repeat(2)}</p>`,
  category: 'automation',
  author: 'Dana Whitlock',
};
const signal = {
  title: 'T',
  description: 'D',
  category: 'tool',
  sourceType: 'original',
};

type Schema = { safeParse: (value: unknown) => ReturnType<typeof blogPost.safeParse> };

function errorsOf(schema: unknown, value: unknown) {
  const { error } = (schema as Schema).safeParse(value);
  return error ? fieldErrors(error) : {};
}

describe('a picture', () => {
  const refused = { thumbnailUrl: [expect.stringContaining('Use an https:// address')] };

  test('over http is accepted by the API, and rejected by the forms: no reader would see it', () => {
    const thumbnailUrl = 'HTTP://a.example/desk.png';
    expect(errorsOf(blogPost, { ...article, thumbnailUrl })).toEqual({});
    expect(errorsOf(signalBoardPost, { ...signal, thumbnailUrl })).toEqual({});
    expect(errorsOf(blogForm, { ...article, thumbnailUrl })).toEqual(refused);
    expect(errorsOf(signalBoardForm, { ...signal, slug: 't', thumbnailUrl })).toEqual(refused);
  });

  test.each(['https://a.example/desk.png', '/desk.png', '', null])(
    'is accepted at %j',
    (address) => {
      const pictures = { thumbnailUrl: address, featuredImage: address, authorImageUrl: address };
      expect(errorsOf(blogForm, { ...article, ...pictures })).toEqual({});
    },
  );
});

describe('a blog post', () => {
  test('that is empty gets the messages of the spec', () => {
    expect(errorsOf(blogPost, {})).toEqual({
      title: ['Title must be at least 5 characters'],
      summary: ['Summary must be at least 10 characters'],
      content: ['Content must be at least 50 characters'],
      category: ['Please choose one of the categories'],
      author: ['Author name is required'],
    });
  });

  test('is measured after trimming, but its content is stored as typed', () => {
    const content = `  ${'x'.repeat(50)}\n`;
    expect(blogPost.parse({ ...article, title: ' Start ', content })).toMatchObject({
      title: 'Start',
      content,
    });
    expect(errorsOf(blogPost, { ...article, title: ' abcd ', content: ' '.repeat(60) })).toEqual({
      title: ['Title must be at least 5 characters'],
      content: ['Content must be at least 50 characters'],
    });
  });

  test.each([0, -1, 1.5, '5', 'soon', 1441, Number.NaN, true])(
    'rejects a reading time of %j',
    (minutes) => {
      expect(errorsOf(blogPost, { ...article, readTimeMinutes: minutes })).toEqual({
        readTimeMinutes: ['Read time must be a whole number of minutes, at least 1'],
      });
    },
  );

  test('with only the required fields is unchanged, and unknown ones are dropped', () => {
    expect(blogPost.parse({ ...article, id: 7, version: 3, deletedAt: null })).toEqual(article);
  });
});

describe('a publish date', () => {
  const parse = (publishedAt: unknown) => blogChange.parse({ publishedAt });

  test.each([
    ['2027-03-14T10:00:00.123Z', '2027-03-14T10:00:00.123Z'],
    ['2027-03-14T10:00Z', '2027-03-14T10:00:00.000Z'],
    ['2027-03-14T10:00:00-05:00', '2027-03-14T15:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ])('%s is %s', (typed, instant) => {
    expect(parse(typed)).toEqual({ publishedAt: new Date(instant) });
  });

  test('that is empty is cleared, and one that is absent is not changed', () => {
    expect(parse('')).toEqual({ publishedAt: null });
    expect(parse(null)).toEqual({ publishedAt: null });
    expect(blogChange.parse({})).toEqual({});
  });

  test.each([
    ...['tomorrow', '2027-02-29', '2027-03-14T25:00Z', '2027-03-14T10:00:00', '0000-01-01'],
    ...['9999-12-31T23:59-14:00', 1_800_000_000_000, true, {}],
  ])('is not %j', (typed) => {
    const wrong = { publishedAt: ['Please enter a valid date and time'] };
    expect(errorsOf(blogPost, { ...article, publishedAt: typed })).toEqual(wrong);
    expect(errorsOf(signalBoardChange, { publishedAt: typed })).toEqual(wrong);
  });
});

describe('a Signal Board post', () => {
  test('that is empty gets the messages of the spec', () => {
    expect(errorsOf(signalBoardPost, {})).toMatchObject({
      title: ['Title is required'],
      description: ['Description is required'],
    });
  });

  test('needs a slug in the form, while the API generates one', () => {
    expect(errorsOf(signalBoardForm, { ...signal, slug: '' })).toEqual({
      slug: ['Slug is required'],
    });
    expect(signalBoardPost.parse({ ...signal, slug: '' })).toEqual({ ...signal, slug: null });
  });

  test.each(['article', '', null, undefined, 7])('rejects the category %j', (category) => {
    expect(errorsOf(signalBoardPost, { ...signal, category })).toEqual({
      category: ['Please choose one of the categories'],
    });
  });
});

describe('an address', () => {
  test.each([
    'https://example.com/a?b=c#d',
    'HTTP://example.com',
    '/pictures/desk.webp',
    'https://пример.рф/путь',
  ])('%s', (url) => {
    expect(errorsOf(signalBoardPost, { ...signal, url, thumbnailUrl: url })).toEqual({});
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.com',
    'example.com',
    '//evil.example/x',
    '/\\evil.example',
    'https://',
    'pictures/desk.webp',
    7,
  ])('not %j', (url) => {
    expect(errorsOf(blogPost, { ...article, thumbnailUrl: url, featuredImage: url })).toEqual({
      thumbnailUrl: ['Please enter a valid URL'],
      featuredImage: ['Please enter a valid URL'],
    });
  });
});

test('a slug is in lower case, in letters of any alphabet, and of the blog at most 80 characters long', () => {
  const errors = (slug: string) => errorsOf(blogPost, { ...article, slug }).slug;
  expect(blogPost.parse({ ...article, slug: 'What-To_1' }).slug).toBe('what-to_1');
  for (const slug of ['автоматизация', 'a'.repeat(80)]) expect(errors(slug)).toBeUndefined();
  for (const slug of ['two words', '../etc', 'a/b', 'a?b', '100%']) {
    expect(errors(slug)).toEqual([
      'Slug can only contain letters, digits, underscores and hyphens',
    ]);
  }
  expect(errors('a'.repeat(81))).toEqual(['Slug must be at most 80 characters']);
});

describe('a change', () => {
  test('contains only the given fields; emptied fields are null', () => {
    expect(blogChange.parse({})).toEqual({});
    expect(blogChange.parse({ thumbnailUrl: '', readTimeMinutes: null, slug: '' })).toEqual({
      thumbnailUrl: null,
      readTimeMinutes: null,
      slug: null,
    });
    expect(signalBoardChange.parse({ url: '', content: null })).toEqual({
      url: null,
      content: null,
    });
  });

  test('follows the rules of a complete post', () => {
    expect(errorsOf(blogChange, { title: 'Four', content: '', published: 'yes' })).toEqual({
      title: ['Title must be at least 5 characters'],
      content: ['Content must be at least 50 characters'],
      published: ['Published must be true or false'],
    });
  });
});

describe('a list', () => {
  test('has the first 100 posts by default', () => {
    expect(blogQuery.parse({})).toMatchObject({ limit: 100, offset: 0 });
    expect(blogQuery.parse({ limit: '1', offset: '20', category: 'ai', scope: 'all' })).toEqual({
      limit: 1,
      offset: 20,
      category: 'ai',
      scope: 'all',
    });
  });

  test.each([
    ...['0', '101', '-1', '1.5', '', 'ten', '99999999999999999999'].map((limit) => ({ limit })),
    { offset: '-1' },
    { offset: '99999999999999999999' },
    { category: 'all' },
    { scope: 'drafts' },
  ])('refuses %j', (query) => {
    expect(Object.keys(errorsOf(blogQuery, query))).toEqual(Object.keys(query));
  });
});

test('a login keeps the password as typed, and says what is missing', () => {
  const typed = { username: ' dana ', password: ' with spaces ' };
  expect(login.parse(typed)).toEqual({ ...typed, username: 'dana' });
  const messages = { username: ['Username is required'], password: ['Password is required'] };
  expect(errorsOf(login, {})).toEqual(messages);
  expect(errorsOf(login, { username: ' ', password: '' })).toEqual(messages);
});
