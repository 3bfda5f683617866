/**
 * Values that programs handle badly, grouped by cause. Written for this project: an example or two of each known
 * kind, the rest generated.
 */

/** Texts for any field, header or address. */
export const naughtyTexts: readonly string[] = [
  // Empty values, and words that languages treat specially.
  ...['', ' ', '\t', '\r\n', '\0', 'a\0b', 'undefined', 'null', 'NULL', 'nil', 'None', '\\N'],
  ...['true', 'false', 'NaN', 'Infinity', '-Infinity', '[object Object]', '{}'],
  ...['[]', 'hasOwnProperty'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'then', '__defineGetter__'],
  // Numbers at the limits of their types.
  ...['0', '-0', '-1', '1.5', '1e3', '1e309', '-1e309', '0x10', '010', '1_000', '1,000'],
  ...['+1', '١٢٣'],
  ...['2147483647', '2147483648', '-2147483649', '4294967296', '9007199254740993'],
  ...['9223372036854775807', '9223372036854775808', '99999999999999999999999999', '0.1e-999'],
  // Invalid dates, and some valid ones.
  ...['2026-02-30', '2026-13-01', '0000-00-00', '-000001-01-01', '+275760-09-13', '9999-12-31'],
  ...['275761-01-01', '2026-11-21T25:00:00Z', '24:00', '2026-W01-1', '1 January'],
  ...['now', 'infinity'],
  // Unusual letters: combining, right to left, invisible, wide, lone surrogates, changing length.
  ...['é', 'e\u0301', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G', '\u202eevil\u202c', 'مرحبا', 'שלום', '日本語', 'ﷺ', 'ß', 'İ', 'ı'],
  ...['\u200b', '\u200d', '\ufeff', '\u2028', '\u2029', '\u00ad', '\u0085', '\ufffe'],
  ...['\uffff', '\u{10ffff}'],
  ...['👩‍👩‍👧‍👦', '🏳️‍🌈', '\ud800', '\udc00', 'a\ud83d', '\u001b[31m', '\u0007', '\u0001\u001f\u007f'],
  // Code in other languages.
  ...["'", '"', '`', "' or 1=1 --", "'; drop table users; --"],
  ...['" or ""="', '1; select pg_sleep(9)'],
  ...["'||(select version())||'", "\\'; --", '%', '_', '%%%s%n%x', '$1', ':name', '?', '@@version'],
  ...['$(id)', '`id`', '; id', '| id', '&& id', '${7*7}', '{{7*7}}', '<%= 7*7 %>'],
  ...['#{7*7}', '%{7*7}'],
  ...['${jndi:ldap://127.0.0.1/a}', '() { :; }; id', '*)(uid=*))(|(uid=*', '//*', 'a]]>b'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<svg/onload=alert(1)>'],
  ...['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '<!--', ']]>', '<?xml?>'],
  ...['<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', '=1+1', '+1', '@SUM(1)'],
  // Paths and addresses.
  ...['../../../../etc/passwd', '..\\..\\windows\\win.ini', '/etc/passwd'],
  ...['%2e%2e%2f', '%252e%252e'],
  ...['file:///etc/passwd', 'http://127.0.0.1:1', 'http://169.254.169.254/'],
  ...['//evil.example', '\\\\a\\b'],
  ...['http://[::1', 'http://a:99999', 'https://', 'http://a b', '.', '..', './', '~'],
  ...['CON', 'a.ics'],
  // Valid and invalid mail addresses.
  ...['a@b', '@', 'a@b@c', '"a b"@c.example', 'a@[127.0.0.1]', 'a@b.example\r\nBcc: c@d.example'],
  // Slow regular expressions, and long values.
  ...[`${'a'.repeat(60)}!`, `${'('.repeat(300)}${')'.repeat(300)}`, `${'a@'.repeat(500)}a`],
  ...[`${' '.repeat(2000)}x`, '['.repeat(1000), '*_'.repeat(600)],
  ...['> '.repeat(500), '#'.repeat(400)],
  ...['A'.repeat(301), 'A'.repeat(5001), '\u0301'.repeat(1000), '😀'.repeat(700)],
];

/** Values of all types for any field of a JSON body. */
export const naughtyValues: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1, 1.5, 1e300, -1e300, 2 ** 31, 2 ** 53 + 2, 5e-324],
  ...[[], {}, [[]], [null], [{}], { length: 1e9 }, { toString: 1 }, { then: {} }, { $ne: null }],
  ...[{ constructor: { prototype: { isAdmin: true } } }, ['a', 'b'], { 0: 'a' }, { toJSON: 'a' }],
  ...[
    Array.from({ length: 2000 }, () => 0),
    Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`key${index}`, index])),
  ],
];
