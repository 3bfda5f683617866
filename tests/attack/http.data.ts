export const METHODS = 'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND'.split(' ');

export const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/ld+json',
  'json',
  '*/*',
  'application/json;;;=',
  'text/html',
  'application/xml',
  `application/json; ${'a'.repeat(900)}`,
];

/** Headers that the program, its server or a proxy might read. */
export const HEADERS = [
  'Origin',
  'Sec-Fetch-Site',
  'Idempotency-Key',
  'Cookie',
  'Authorization',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-HTTP-Method-Override',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Content-Encoding',
  'Expect',
  'Upgrade',
  'Referer',
  'X-Request-Id',
  'User-Agent',
  'Content-Type',
  'TE',
  'Forwarded',
];

/** These would end all sessions, or require a second factor that nobody here has. */
export const LOCKOUTS = ['POST /api/admin/logout', 'PATCH /api/admin/users'];

/** Pages, files, and addresses that resemble them. */
export const PAGES = [
  '/',
  '/contact',
  '/blog',
  '/blog/:slug',
  '/signal-board/:slug',
  '/admin',
  '/:page',
  '/404',
  '/_astro/:file',
  '/robots.txt',
  '/sitemap.xml',
  '/version.json',
  '/_headers',
  '/_redirects',
  '/.env',
  '/.git/config',
  '/.netlify/functions/:name',
  '/.netlify/functions/run-due',
  '/.netlify/functions/run-due-background',
  '/.netlify/functions/deploy-succeeded',
  '/api/:name',
  '/api',
  '/api/',
  '/package.json',
  '/functions/contact.ts',
  '/%2e%2e/package.json',
  '*',
];

/** Requests that show all submitted data, which other programs read. */
export const READERS = [
  '/',
  '/blog',
  '/signal-board',
  '/sitemap.xml',
  '/rss.xml',
  '/atom.xml',
  '/signal-board/rss.xml',
  '/signal-board/atom.xml',
  '/api/health',
  '/api/admin/check-auth',
  '/api/admin/inbox?limit=100',
  '/api/admin/inbox/export',
  '/api/admin/overview',
];

/** XML may not contain these characters in any form (XML 1.0, 2.2). */
export const UNREADABLE = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]|&#x?0*(?:[0-8]|1[0-9]|b|c);/i;

/** Signs of internals: code locations, terms of the database and its driver. */
export const INSIDE = [
  /\n\s+at [^\n]*:\d+:\d+/,
  /\bfile:\/\/\/\w+\/[^\s"]+\.(?:ts|js|mjs)\b/,
  /node_modules\/|node:internal/,
  /\b(?:functions|db|local)\/[\w/-]+\.ts\b/,
  /violates (?:not-null|unique|check|foreign key) constraint/,
  /duplicate key value|invalid input syntax for|invalid byte sequence for encoding/,
  /syntax error at or near|relation "[^"]+" does not exist|column "[^"]+" does not exist/,
  /(?:TypeError|RangeError|SyntaxError|ReferenceError|DatabaseError|ZodError):/,
];
