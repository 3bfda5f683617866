/** What a visitor may send and Postgres keeps; U+0000 and half a pair it cannot, and contracts take them out. */
export const nasty = [
  // Some programs take these for the end of a line.
  'one\u2028two\u2029three\rfour\r\nfive\u0085six\u000bseven\u000ceight',
  // As typed: a backslash and what follows, not what it stands for.
  '\\u0000 \\ud800 \\u2028 \\n \\\\ \\\u2028 \\x00 \\.',
  // Not whole, doubled, from right to left, invisible, beyond 16 bits, and the last of all.
  'e\u0301 \u1e9b\u0323 Z\u0351\u036b\u0343 \u05e9\u05dc\u05d5\u05dd \u202eabc\u202c \u2066x\u2069 \u0627\u0644',
  '\ufeff\u200b\u200d\u2060\u00ad\ufffe\uffff\ufffd \u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u{1f3f4}\u{e0067}\u{10ffff}',
  // Every other control character.
  String.fromCharCode(...Array.from({ length: 31 }, (_, i) => i + 1), 0x7f),
  `'";--$1 {"rows":0} %s \${x} NULL`,
].join(' ');
