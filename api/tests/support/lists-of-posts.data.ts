/** Lists of posts: what a reader gets of one and how it is cached, and what searches and filters find. */
export const listedFields = [
  'author',
  'authorImageUrl',
  'authorTitle',
  'category',
  'cover',
  'createdAt',
  'featuredImage',
  'id',
  'metaDescription',
  'metaKeywords',
  'published',
  'publishedAt',
  'readTimeMinutes',
  'slug',
  'summary',
  'thumbnailUrl',
  'title',
  'updatedAt',
];

export const publicHeaders = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, durable, max-age=86400, stale-while-revalidate=60',
  'netlify-cache-tag': 'blog',
  'netlify-vary': 'query=category|search|scope|limit|offset',
};

/** Posts beside “Half of it: 50%”. */
export const otherPosts = [
  { published: true, title: 'snake_case', summary: 'Underscores and \\ backslashes too' },
  { published: true, title: 'Überweisung', summary: 'Склад и ИНВОЙС, понемногу' },
];

/** What is found of these three. */
export const searches: [search: string, titles: string[]][] = [
  ['HALF\0', ['Half of it: 50%']],
  ['%', ['Half of it: 50%']],
  ['_', ['snake_case']],
  ['\\', ['snake_case']],
  ['ÜBERW', ['Überweisung']],
  ['инвойс', ['Überweisung']],
  ['U\u0308ber', ['Überweisung']],
  ['and', ['snake_case', 'Half of it: 50%']],
  ['50%Percent', []],
  ['Count', []],
  ["'; drop table blog_posts; --", []],
];

/** What admins find of an apple, a cherry and a banana. */
export const filters: [query: string, titles: string[]][] = [
  ['status=published', ['Apple post']],
  ['status=draft', ['Cherry post']],
  ['status=scheduled', ['Banana post']],
  ['status=other&sort=title', ['Apple post', 'Banana post', 'Cherry post']],
  ['sort=updated', ['Banana post', 'Cherry post', 'Apple post']],
  ['search=SANDOVAL', ['Apple post']],
  ['search=how alike the cases&sort=title', ['Apple post', 'Banana post', 'Cherry post']],
  ['search=100%25', []],
];
