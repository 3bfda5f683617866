/** A built site, and what requests to it get. */

const page = `<!doctype html><title>A page</title>${'<p>Again and again.</p>'.repeat(40)}`;

export const files = {
  'index.html': `home ${page}`,
  'blog.html': `blog ${page}`,
  'blog/first.html': `first ${page}`,
  'folder/index.html': `folder ${page}`,
  'both.html': 'both as a file',
  'both/index.html': 'both as a folder',
  '404.html': `lost ${page}`,
  'with space.txt': 'space',
  '_astro/a.hash.js': `console.log(1);${'//'.repeat(400)}`,
  _headers: '/*\n  X-Frame-Options: DENY\n/_astro/*\n  Cache-Control: no-cache\n',
  _redirects: '/a /b\n',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  'a.png': new Uint8Array(4000),
};

export const addresses: [path: string, status: number, text: string][] = [
  ['/', 200, 'home'],
  ['/index.html', 200, 'home'],
  ['/blog', 200, 'blog'],
  ['/blog.html', 200, 'blog'],
  ['/blog/first', 200, 'first'],
  ['/folder/', 200, 'folder'],
  ['/both', 200, 'both as a file'],
  ['/with%20space.txt', 200, 'space'],
  ['/.well-known/security.txt', 200, 'Contact'],
  ['/blog?utm=1', 200, 'blog'],
  ['//blog', 200, 'blog'],
  ['/blog//first', 200, 'first'],
  ['/404', 404, 'lost'],
  ['/nowhere', 404, 'lost'],
  ['/blog/', 301, 'Moved to /blog\n'],
  ['/blog/?page=2', 301, 'Moved to /blog?page=2\n'],
  ['/folder', 301, 'Moved to /folder/\n'],
  ['/both/', 301, 'Moved to /both\n'],
];

/** Paths out of the built site: written out, encoded once to three times, as invalid UTF-8, as full-width forms. */
export const outside = [
  '/../package.json',
  '/..%2fpackage.json',
  '/..%2f..%2f..%2fetc/passwd',
  '/..;/package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/.%2e/etc/passwd',
  '/..%5c..%5cetc/passwd',
  '//etc/passwd',
  '/blog/..%2f..%2f_headers',
  '/%252e%252e%252fetc/passwd',
  '/%25252e%25252e%25252fetc/passwd',
  '/_astro/../../etc/passwd',
  '/_astro/..%00/etc/passwd',
  '/index.html%00.txt',
  '/....//etc/x',
  '/_headers',
  '/_redirects',
  '/%5fheaders',
  '/_headers/',
  '/_headers%00',
  '/_HEADERS%2f',
  ...['/.env', '/%2eenv', '/.git/config', '/.well-known/../.env', '/link.txt', '/linked/secret.txt'],
  ...['/%25uff0e%25uff0e/package.json', '/%EF%BC%8E%EF%BC%8E/package.json', '/%5c..%5cpackage.json'],
  '/C:%5cwindows%5cwin.ini',
  '/file:%2f%2f%2fetc%2fpasswd',
  '/blog/%2e%2e/%2e%2e/package.json',
];

export const invalidPaths = ['/%', '/%E0%A4%A', '/blog/%zz', '/%c0%ae%c0%ae/a', '/%ff', '/..\\..\\etc\\passwd'];

export const encodings: [path: string, accepted: string, encoding: string | undefined][] = [
  ['/blog', 'gzip, deflate, br, zstd', 'br'],
  ['/blog', 'br;q=0.5, gzip;q=0.9', 'gzip'],
  ['/blog', 'br;q=0, *', 'gzip'],
  ['/blog', '*;q=0', undefined],
  ['/blog', 'zstd', undefined],
  // Compressed already, and too small.
  ['/a.png', 'br', undefined],
  ['/both', 'br', undefined],
];
