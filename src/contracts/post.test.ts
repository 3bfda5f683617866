import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import * as blog from './blog.ts';
import { fieldErrors } from './failure.ts';
import { login } from './login.ts';
import { noAddresses, noDates, publishDates, webAddresses } from './post-cases.data.ts';
import * as signalBoard from './signal-board.ts';

const article = {
  title: 'A good start',
  summary: 'What to do on the first day.',
  content: `<p>${'Write down what you typed twice. '.repeat(2)}</p>`,
  category: 'automation',
  author: 'Dana Whitlock',
};
const signal = { title: 'T', description: 'D', category: 'tool', sourceType: 'original' };

const ofBlog = [article.category];
const blogPost = blog.blogPost(ofBlog);
const blogForm = blog.blogForm(ofBlog);
const blogChange = blog.blogChange(ofBlog);
const ofBoard = [signal.category];
const signalBoardPost = signalBoard.signalBoardPost(ofBoard);
const signalBoardForm = signalBoard.signalBoardForm(ofBoard);
const signalBoardChange = signalBoard.signalBoardChange(ofBoard);

type Schema = { safeParse: (value: unknown) => ReturnType<typeof blogPost.safeParse> };

function errorsOf(schema: unknown, value: unknown) {
  const { error } = (schema as Schema).safeParse(value);
  return error ? fieldErrors(error) : {};
}

/** Checks one field of an article with each of these values. */
function fieldOf(field: string, values: readonly unknown[], messages: string[] | undefined) {
  return eachRow(values, String, (value) => {
    expect(errorsOf(blogPost, { ...article, [field]: value })[field]).toEqual(messages);
  });
}

test('what is empty gets the messages of the spec', () => {
  expect(errorsOf(blogPost, {})).toEqual({
    title: ['Title must be at least 5 characters'],
    summary: ['Summary must be at least 10 characters'],
    content: ['Content must be at least 50 characters'],
    category: ['Please choose one of the categories'],
    author: ['Author name is required'],
  });
  expect(errorsOf(signalBoardPost, {})).toMatchObject({
    title: ['Title is required'],
    description: ['Description is required'],
  });
  const messages = { username: ['Username is required'], password: ['Password is required'] };
  expect(errorsOf(login, {})).toEqual(messages);
  expect(errorsOf(login, { username: ' ', password: '' })).toEqual(messages);
});

test('fields are measured after trimming, but content and passwords stay as typed', () => {
  const content = `  ${'x'.repeat(50)}\n`;
  expect(blogPost.parse({ ...article, title: ' Start ', content })).toMatchObject({
    title: 'Start',
    content,
  });
  expect(errorsOf(blogPost, { ...article, title: ' abcd ', content: ' '.repeat(60) })).toEqual({
    title: ['Title must be at least 5 characters'],
    content: ['Content must be at least 50 characters'],
  });
  const typed = { username: ' dana ', password: ' with spaces ' };
  expect(login.parse(typed)).toEqual({ ...typed, username: 'dana' });
});

test('a post with only the required fields is unchanged, and unknown ones are dropped', () => {
  expect(blogPost.parse({ ...article, id: 7, version: 3, deletedAt: null })).toEqual(article);
});

test('a picture over http is accepted by the API, and rejected by the forms: no reader would see it', () => {
  const refused = { thumbnailUrl: [expect.stringContaining('Use an https:// address')] };
  const thumbnailUrl = 'HTTP://a.example/desk.png';
  expect(errorsOf(blogPost, { ...article, thumbnailUrl })).toEqual({});
  expect(errorsOf(signalBoardPost, { ...signal, thumbnailUrl })).toEqual({});
  expect(errorsOf(blogForm, { ...article, thumbnailUrl })).toEqual(refused);
  expect(errorsOf(signalBoardForm, { ...signal, slug: 't', thumbnailUrl })).toEqual(refused);
  for (const address of ['https://a.example/desk.png', '/desk.png', '', null]) {
    const pictures = { thumbnailUrl: address, featuredImage: address, authorImageUrl: address };
    expect(errorsOf(blogForm, { ...article, ...pictures })).toEqual({});
  }
});

test('a reading time is a whole number of minutes', () =>
  fieldOf(
    'readTimeMinutes',
    [0, -1, 1.5, '5', 'soon', 1441, Number.NaN, true],
    ['Read time must be a whole number of minutes, at least 1'],
  ));

test('an address is of the web or of this site', async () => {
  await fieldOf('thumbnailUrl', [...webAddresses, '/pictures/desk.webp'], undefined);
  for (const url of webAddresses) {
    expect(errorsOf(signalBoardPost, { ...signal, url })).toEqual({});
  }
  await fieldOf('thumbnailUrl', noAddresses, ['Please enter a valid URL']);
  await fieldOf('featuredImage', noAddresses, ['Please enter a valid URL']);
});

test('a slug is in lower case, in letters of any alphabet, and of the blog at most 80 characters long', async () => {
  expect(blogPost.parse({ ...article, slug: 'What-To_1' }).slug).toBe('what-to_1');
  await fieldOf('slug', ['автоматизация', 'a'.repeat(80)], undefined);
  await fieldOf(
    'slug',
    ['two words', '../etc', 'a/b', 'a?b', '100%'],
    ['Slug can only contain letters, digits, underscores and hyphens'],
  );
  await fieldOf('slug', ['a'.repeat(81)], ['Slug must be at most 80 characters']);
  expect(errorsOf(signalBoardPost, { ...signal, slug: 'a'.repeat(200) })).toEqual({});
  expect(errorsOf(signalBoardPost, { ...signal, slug: 'a'.repeat(201) })).toEqual({
    slug: ['Slug must be at most 200 characters'],
  });
  // The form needs one, while the API generates it.
  expect(errorsOf(signalBoardForm, { ...signal, slug: '' })).toEqual({
    slug: ['Slug is required'],
  });
  expect(signalBoardPost.parse({ ...signal, slug: '' })).toEqual({ ...signal, slug: null });
});

test.each(publishDates)('a publish date %s is %s', (typed, instant) => {
  expect(blogChange.parse({ publishedAt: typed })).toEqual({ publishedAt: new Date(instant) });
});

test('what is no date is refused', () => fieldOf('publishedAt', noDates, ['Please enter a valid date and time']));

test('so is a category that the content does not list', () => {
  for (const category of ['article', 'toolbox', '', null, undefined, 7]) {
    expect(errorsOf(signalBoardPost, { ...signal, category })).toEqual({
      category: ['Please choose one of the categories'],
    });
  }
});

test('a change has only the given fields, follows the rules of a post, and clears what is emptied', () => {
  expect(blogChange.parse({})).toEqual({});
  const emptied = { thumbnailUrl: '', readTimeMinutes: null, slug: '', publishedAt: '' };
  expect(blogChange.parse(emptied)).toEqual({
    thumbnailUrl: null,
    readTimeMinutes: null,
    slug: null,
    publishedAt: null,
  });
  const cleared = { url: null, content: null };
  expect(signalBoardChange.parse({ url: '', content: null })).toEqual(cleared);
  expect(errorsOf(blogChange, { title: 'Four', content: '', published: 'yes' })).toEqual({
    title: ['Title must be at least 5 characters'],
    content: ['Content must be at least 50 characters'],
    published: ['Published must be true or false'],
  });
});
