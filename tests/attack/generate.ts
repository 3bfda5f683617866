import fc, { type Arbitrary } from 'fast-check';
import { HEADERS, LOCKOUTS, METHODS, TYPES } from './http.data.ts';
import { naughtyTexts, naughtyValues } from './naughty.ts';
import { MANNERS, type RawRequest } from './send.ts';
import { likely, type Target } from './targets.ts';

/** Values for requests that only the running program knows. */
export interface Held {
  /** The cookie of an admin's session. */
  cookie: string;
  origin: string;
}

type Header = readonly [name: string, value: string];

const naughty = fc.constantFrom(...naughtyTexts);

/** In so many of a hundred cases the first, which is also the simpler one. */
function mostly<T>(percent: number, common: Arbitrary<T>, rare: Arbitrary<T>): Arbitrary<T> {
  const [often, seldom] = [percent, 100 - percent];
  return fc.oneof({ withCrossShrink: true }, { weight: often, arbitrary: common }, { weight: seldom, arbitrary: rare });
}

/** In so many of a hundred cases there is one; the simpler case is none. */
function sometimes<T>(percent: number, arbitrary: Arbitrary<T>): Arbitrary<T[]> {
  return mostly<T[]>(100 - percent, fc.constant([]), fc.tuple(arbitrary));
}

/** Requests that no client of ours would send. */
export function requestsTo(targets: readonly Target[], held: Held): Arbitrary<RawRequest> {
  const requests = targets.map((target) => {
    const [addresses, bodies] = [addressesOf(target), bodiesOf(target)];
    const by = (method: string) => {
      const hasBody = method !== 'GET' && method !== 'HEAD';
      return fc.record<RawRequest>({
        method: fc.constant(method),
        target: addresses,
        headers: headersOf(hasBody, LOCKOUTS.includes(`${method} ${target.path}`), held),
        body: hasBody ? bodies : fc.constant(Buffer.alloc(0)),
        pieces: mostly(98, fc.constant(1), fc.integer({ min: 2, max: 7 })),
        manner: mostly(94, fc.constant('waits'), fc.constantFrom(...MANNERS)),
      });
    };
    return mostly(85, by(target.method), fc.oneof(...METHODS.map(by)));
  });
  return fc.noBias(fc.oneof(...requests));
}

function addressesOf({ path, query }: Target): Arbitrary<string> {
  const parts = path.split(/(:\w+(?:\([^)]*\))?)/).map((part) => (part.startsWith(':') ? segments : fc.constant(part)));
  const pairs = query.map((name) => sometimes(60, pairOf(name)));
  const odd = sometimes(
    10,
    fc.tuple(naughty, naughty).map((pair) => pair.map(escaped).join('=')),
  );
  const addresses = fc.tuple(fc.tuple(...parts), fc.tuple(...pairs, odd)).map(([inPath, inQuery]) => {
    const search = inQuery.flat().join('&');
    return search ? `${inPath.join('')}?${search}` : inPath.join('');
  });
  const bent = fc.tuple(fc.constantFrom(...bends), addresses).map(([bend, one]) => bend(one));
  return mostly(97, addresses, bent);
}

/** Path segments, most often plausible ones. */
const segments = mostly(
  70,
  fc.constantFrom('1', '2', '3', '4', '5', '900', 'a-slug'),
  mostly(
    80,
    naughty.map((text) => escaped(text.slice(0, 300))),
    // Unescaped, without characters that would end the request line.
    naughty.map((text) => text.slice(0, 300).replace(/[\s?#\0]/g, '')),
  ),
);

/** A parameter of a query, now and then twice. */
function pairOf(name: string): Arbitrary<string> {
  const right = likely.get(name)?.map(String);
  const value = right ? mostly(60, fc.constantFrom(...right), naughty) : naughty;
  const pair = value.map((text) => `${escaped(name)}=${escaped(text)}`);
  return mostly(
    95,
    pair,
    fc.tuple(pair, pair).map((both) => both.join('&')),
  );
}

const bends: readonly ((address: string) => string)[] = [
  (address) => `/${address}`,
  (address) => `${address}/`,
  (address) => `/..${address}`,
  (address) => `/%2e%2e${address}`,
  (address) => address.toUpperCase(),
  (address) => `${address}%00`,
  (address) => `${address}%`,
  (address) => `${address}%ff`,
  (address) => `${address}?`,
  (address) => `${address}#fragment`,
  (address) => `http://evil.example${address}`,
  (address) => `${address}${'?'.repeat(20)}`,
  (address) => `${address}&${'a=b&'.repeat(800)}`,
  (address) => address.replaceAll('/', '\\'),
  (address) => address.replaceAll('/', '%2f'),
];

function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function headersOf(hasBody: boolean, isLockout: boolean, held: Held): Arbitrary<Header[]> {
  const header = (name: string, value: string) => fc.constant<Header>([name, value]);
  const type = mostly(88, fc.constant('application/json'), fc.constantFrom(...TYPES));
  const odd = fc.tuple(fc.constantFrom(...HEADERS), naughty).map(([name, text]): Header => {
    // As bytes. A line break would end the header and start another request.
    const bytes = Buffer.from(text.slice(0, 2000)).toString('latin1');
    return [name, bytes.replace(/[\r\n]/g, '')];
  });
  // More of them than fit, or many that do.
  const many = fc
    .constantFrom(1, 500)
    .map((length) => Array.from({ length: 90 }, (_, i): Header => [`X-${i}`, 'a'.repeat(length)]));
  return fc
    .tuple(
      sometimes(isLockout ? 0 : 60, header('Cookie', held.cookie)),
      sometimes(
        hasBody ? 95 : 0,
        type.map((value): Header => ['Content-Type', value]),
      ),
      sometimes(50, header('Origin', held.origin)),
      sometimes(1, many).map((lists) => lists.flat()),
      sometimes(25, fc.array(odd, { minLength: 1, maxLength: 4 })).map((lists) => lists.flat()),
    )
    .map((lists) => lists.flat());
}

function bodiesOf({ fields, bodies }: Target): Arbitrary<Buffer> {
  const almostRight = almostRightOf(fields);
  const values: Arbitrary<unknown> = bodies ? mostly(70, almostRight, bodies) : almostRight;
  const texts = values.map((value) => Buffer.from(JSON.stringify(value)));
  const broken = fc
    .tuple(texts, fc.constantFrom(...breaks), fc.nat(), naughty)
    .map(([text, breakUp, number, word]) => Buffer.from(breakUp(text.toString(), number, word)));
  const large = fc.nat(2 ** 21).map((more) => Buffer.alloc(64 * 1024 + more, 'a'));
  return mostly(95, mostly(85, texts, broken), mostly(80, fc.constant(Buffer.alloc(0)), large));
}

/** Plausible values for all fields, of which up to two are missing or naughty. */
function almostRightOf(fields: readonly string[]): Arbitrary<unknown> {
  const right = fields.flatMap((name) => {
    const values = likely.get(name);
    // Now and then without it, which is also the simpler case.
    return values ? [[name, fc.option(fc.constantFrom(...values), { nil: undefined, freq: 30 })]] : [];
  });
  const known = fields.length > 0 ? mostly(90, fc.constantFrom(...fields), naughty) : naughty;
  const wrong = mostly<unknown>(65, naughty, fc.constantFrom(...naughtyValues));
  return fc
    .tuple(
      fc.record(Object.fromEntries(right)),
      fc.array(fc.tuple(known, wrong), { maxLength: 2 }),
      mostly(98, fc.constant(false), fc.constant(true)),
    )
    .map(([object, changes, isList]) => {
      // By entries, because a name may be `__proto__`.
      const changed = Object.fromEntries([...Object.entries(object), ...changes]);
      return isList ? [changed] : changed;
    });
}

/** Makes invalid JSON, or JSON that no program writes, of a text. */
const breaks: readonly ((text: string, number: number, word: string) => Buffer | string)[] = [
  (text, number) => Buffer.from(text).subarray(0, number % text.length),
  (text) => text.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}},'),
  (text, number) => text.replace(':', `:${'['.repeat(deep(number))}${']'.repeat(deep(number))},"x":`),
  (_text, number) => `${'{"a":'.repeat(deep(number))}1${'}'.repeat(deep(number))}`,
  (_text, number) => '['.repeat(deep(number)),
  (text) => text.replace('{', '{"a":1e999,"b":-0,"c":1E400,"d":12345678901234567890123,'),
  (text) => text.replaceAll('a', '\\ud800'),
  (text) => text.replaceAll('e', '\\u0000'),
  (text) => text.replaceAll('t', '\0'),
  (text) => Buffer.from(`${Buffer.from(text).toString('latin1')}\xff\xfe\xc0\xaf\xed\xa0\x80`, 'latin1'),
  (text) => `\ufeff${text}`,
  (text) => Buffer.from(text, 'utf16le'),
  (text) => text + text,
  ...['null', '1', '"a"', ' ', 'NaN', '{', '}', '{"a"}', "{'a':1}", '\0'].map((other) => () => other),
  (_text, _number, word) => `--x\r\nContent-Disposition: form-data; name="${word}"\r\n\r\na\r\n--x--`,
  (_text, _number, word) => new URLSearchParams({ name: word, email: 'a' }).toString(),
  (_text, number) => '%&='.repeat(number % 300),
];

/** A depth of a hundred to ten thousand. */
function deep(number: number): number {
  return 10 ** (2 + (number % 3));
}
