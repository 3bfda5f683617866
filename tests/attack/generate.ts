import fc from 'fast-check';
import { likely } from './likely.ts';
import { naughtyTexts, naughtyValues } from './naughty.ts';
import { Random } from './random.ts';
import { MANNERS, type RawRequest } from './request.ts';
import type { Target } from './targets.ts';

/** Values for requests that only the running program knows. */
export interface Held {
  /** The cookie of an admin's session. */
  cookie: string;
  origin: string;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const TYPES = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''],
  ...[
    'multipart/form-data',
    'application/json; charset=utf-16',
    'application/ld+json',
    'json',
    '*/*',
  ],
  ...[
    'application/json;;;=',
    `application/json; ${'a'.repeat(900)}`,
    'text/html',
    'application/xml',
  ],
];

/** Headers that the program, its server or a proxy might read. */
const HEADERS = [
  ...['Origin', 'Sec-Fetch-Site', 'Idempotency-Key', 'Cookie', 'Authorization', 'X-Forwarded-For'],
  ...['X-Forwarded-Host', 'X-HTTP-Method-Override', 'If-None-Match', 'If-Modified-Since', 'Range'],
  ...[
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Content-Encoding',
    'Expect',
    'Upgrade',
    'Referer',
  ],
  ...['X-Request-Id', 'User-Agent', 'Content-Type', 'TE', 'Forwarded'],
];

/** Generates the request with a number. The same number, targets and session make the same request. */
export function generate(number: number, targets: readonly Target[], held: Held): RawRequest {
  const random = new Random(number);
  const target = random.pick(targets);
  const method = random.chance(0.85) ? target.method : random.pick(METHODS);
  const isRead = method === 'GET' || method === 'HEAD';
  const hasBody = !isRead && random.chance(0.95);
  const body = hasBody ? bodyOf(random, target) : Buffer.alloc(0);
  return {
    method,
    target: addressOf(random, target),
    headers: headersOf(random, { method, target, held, hasBody }),
    body,
    pieces: body.length > 0 && random.chance(0.02) ? 2 + random.below(6) : 1,
    manner: random.chance(0.94) ? 'waits' : random.pick(MANNERS),
  };
}

function addressOf(random: Random, { path, query }: Target): string {
  const filled = path.replace(/:\w+(?:\([^)]*\))?/g, () => part(random));
  const names = [...query, ...(random.chance(0.1) ? [random.pick(naughtyTexts)] : [])];
  const pairs = names
    .filter(() => random.chance(0.6))
    .flatMap((name) => Array.from({ length: random.chance(0.05) ? 2 : 1 }, () => name))
    .map((name) => `${escaped(name)}=${escaped(valueOfQuery(random, name))}`);
  const address = pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
  return random.chance(0.03) ? bend(random, address) : address;
}

/** A path segment, most often a plausible one. */
function part(random: Random): string {
  if (random.chance(0.7)) return random.pick(['1', '2', '3', '4', '5', '900', 'a-slug']);
  const text = random.pick(naughtyTexts).slice(0, 300);
  // Sometimes unescaped, without characters that would end the request line.
  return random.chance(0.2) ? text.replace(/[\s?#\0]/g, '') : escaped(text);
}

function valueOfQuery(random: Random, name: string): string {
  const values = likely.get(name);
  return values && random.chance(0.6) ? String(random.pick(values)) : random.pick(naughtyTexts);
}

function bend(random: Random, address: string): string {
  return random.pick([
    `/${address}`,
    `${address}/`,
    `/..${address}`,
    `/%2e%2e${address}`,
    address.toUpperCase(),
    `${address}%00`,
    `${address}%`,
    `${address}%ff`,
    `${address}?`,
    `${address}#fragment`,
    `http://evil.example${address}`,
    `${address}${'?'.repeat(20)}`,
    `${address}&${'a=b&'.repeat(800)}`,
    address.replaceAll('/', '\\'),
    address.replaceAll('/', '%2f'),
  ]);
}

function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** These would end all sessions, or require a second factor that nobody here has. */
const LOCKOUTS = ['POST /api/admin/logout', 'PATCH /api/admin/users'];

interface Envelope {
  method: string;
  target: Target;
  held: Held;
  hasBody: boolean;
}

function headersOf(
  random: Random,
  { method, target, held, hasBody }: Envelope,
): RawRequest['headers'] {
  const headers: [string, string][] = [];
  if (random.chance(0.6) && !LOCKOUTS.includes(`${method} ${target.path}`)) {
    headers.push(['Cookie', held.cookie]);
  }
  if (hasBody) headers.push(['Content-Type', typeOf(random)]);
  if (random.chance(0.5)) headers.push(['Origin', held.origin]);
  // More of them than fit, or many that do.
  if (random.chance(0.01)) {
    const length = random.pick([1, 500]);
    for (let i = 0; i < 90; i++) headers.push([`X-${i}`, 'a'.repeat(length)]);
  }
  while (random.chance(0.25)) {
    const value = random.pick(naughtyTexts).slice(0, 2000);
    // As bytes. A line break would end the header and start another request.
    headers.push([
      random.pick(HEADERS),
      Buffer.from(value)
        .toString('latin1')
        .replace(/[\r\n]/g, ''),
    ]);
  }
  return headers;
}

function typeOf(random: Random): string {
  return random.chance(0.88) ? 'application/json' : random.pick(TYPES);
}

function bodyOf(random: Random, { fields, bodies }: Target): Buffer {
  if (random.chance(0.01)) return Buffer.alloc(64 * 1024 + random.below(2 ** 21), 'a');
  if (bodies && random.chance(0.3)) {
    const [made] = fc.sample(bodies, { seed: random.below(2 ** 31), numRuns: 1 });
    return Buffer.from(JSON.stringify(made));
  }
  const object: Record<string, unknown> = {};
  for (const name of fields) {
    const values = likely.get(name);
    if (values) object[name] = random.pick(values);
  }
  for (let times = random.below(3); times > 0; times--) corrupt(random, object, fields);
  const text = JSON.stringify(random.chance(0.02) ? [object] : object);
  return random.chance(0.15) ? breakUp(random, text) : Buffer.from(text);
}

function corrupt(random: Random, object: Record<string, unknown>, fields: readonly string[]): void {
  const name =
    random.chance(0.9) && fields.length > 0 ? random.pick(fields) : random.pick(naughtyTexts);
  if (random.chance(0.15)) delete object[name];
  else if (random.chance(0.6)) setOwn(object, name, random.pick(naughtyTexts));
  else setOwn(object, name, random.pick(naughtyValues));
}

/** Works for the name `__proto__` too. */
function setOwn(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** Invalid JSON, or JSON that no program writes. */
function breakUp(random: Random, text: string): Buffer {
  const bytes = Buffer.from(text);
  const deep = 10 ** (2 + random.below(3));
  const ways: (() => Buffer | string)[] = [
    () => bytes.subarray(0, random.below(bytes.length)),
    () => text.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}},'),
    () => text.replace(':', `:${'['.repeat(deep)}${']'.repeat(deep)},"x":`),
    () => `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
    () => '['.repeat(deep),
    () => text.replace('{', '{"a":1e999,"b":-0,"c":1E400,"d":12345678901234567890123,'),
    () => text.replaceAll('a', '\\ud800'),
    () => text.replaceAll('e', '\\u0000'),
    () => text.replaceAll('t', '\0'),
    () => Buffer.concat([bytes, Buffer.from([0xff, 0xfe, 0xc0, 0xaf, 0xed, 0xa0, 0x80])]),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    () => Buffer.from(text, 'utf16le'),
    () => text + text,
    () => random.pick(['null', '1', '"a"', '', ' ', 'NaN', '{', '}', '{"a"}', "{'a':1}", '\0']),
    () =>
      `--x\r\nContent-Disposition: form-data; name="${random.pick(naughtyTexts)}"\r\n\r\na\r\n--x--`,
    () => new URLSearchParams({ name: random.pick(naughtyTexts), email: 'a' }).toString(),
    () => '%&='.repeat(random.below(300)),
  ];
  return Buffer.from(random.pick(ways)());
}
