/** What people paste from other programs, and what is meant. Invisible characters are written as escapes. */

/** Phone numbers of a call, and as what they are booked. */
export const phones: [pasted: string, number: string][] = [
  // A contacts program forces the direction of writing.
  ['\u202D+1 (512) 555-0142\u202C', '+1 (512) 555-0142'],
  ['\u2068+1 512 555 0142\u2069', '+1 512 555 0142'],
  ['\u200E+1\u00A0512\u00A0555\u00A00142\u200F', '+1 512 555 0142'],
  ['\uFEFF(512) 555-0142', '(512) 555-0142'],
  ['512\u200B555\u200B0142', '5125550142'],
  ['512\u00AD555\u20600142', '5125550142'],
  // Non-breaking hyphens, a minus and an en dash.
  ['512\u2011555\u20110142', '512-555-0142'],
  ['+1 512\u2212555\u20130142', '+1 512-555-0142'],
  // An input method types full width.
  ['＋４４　２０　７９４６　０９５８', '+44 20 7946 0958'],
  ['（５１２）　５５５－０１４２', '(512) 555-0142'],
  ['512\u202F555\u20090142', '512 555 0142'],
  // Copied from a link.
  ['tel:+1-512-555-0142', '+1-512-555-0142'],
];

/** Addresses, and what mail is sent to. */
export const addresses: [pasted: string, address: string][] = [
  ['info@müller.example', 'info@müller.example'],
  ['info@mu\u0308ller.example', 'info@müller.example'],
  ['info@xn--mller-kva.example', 'info@xn--mller-kva.example'],
  ['r&d@firma.example', 'r&d@firma.example'],
  ["o'brien@pub.example", "o'brien@pub.example"],
  ['ada+work/!#$%*=?^_`{|}~-@park.example', 'ada+work/!#$%*=?^_`{|}~-@park.example'],
  ['jörg@büro.example', 'jörg@büro.example'],
  ['用户@例子.example', '用户@例子.example'],
  ['post@пример.xn--p1ai', 'post@пример.xn--p1ai'],
  ['संपर्क@डाटा.example', 'संपर्क@डाटा.example'],
  ['a@b.co', 'a@b.co'],
  ['1@2.example', '1@2.example'],
  ['\u202Aada@park.example\u202C', 'ada@park.example'],
  ['ada@\u200Bpark.example\uFEFF', 'ada@park.example'],
  ['ada@pa\u00ADrk.example', 'ada@park.example'],
  ['\u00A0ada@park.example\u2009', 'ada@park.example'],
  ['ａｄａ＠ｐａｒｋ．ｅｘａｍｐｌｅ', 'ada@park.example'],
  ['ada@park。example', 'ada@park.example'],
  ['mailto:ada@park.example', 'ada@park.example'],
  ['Mailto:ada@park.example\u200B', 'ada@park.example'],
];

/** What is no address that mail can be sent to. */
export const noAddresses = [
  '@',
  'ada',
  'ada@',
  '@park.example',
  'ada@park',
  'ada@localhost',
  'ada@@park.example',
  'ada@park@example.com',
  'ada @park.example',
  'ada@park .example',
  'ada.@park.example',
  '.ada@park.example',
  'ada..o@park.example',
  'ada@park..example',
  'ada@.park.example',
  'ada@park.example.',
  'ada@-park.example',
  'ada@park-.example',
  'ada@park.1',
  'ada@192.0.2.1',
  'ada@[192.0.2.1]',
  'ada@park.example, bea@park.example',
  'Ada <ada@park.example>',
  '"ada"@park.example',
  'ada@park.example\nbcc: all@park.example',
  'ada\0@park_.example',
  'ada@xn--a.example/..',
  `${'a'.repeat(65)}@park.example`,
  `ada@${'ü'.repeat(63)}.example`,
  `ada@${'a.'.repeat(125)}example`,
];

/** Names, and how they are kept and written in mails. */
export const names: [pasted: string, name: string][] = [
  ['Ada Park', 'Ada Park'],
  ['\u202AAda Park\u202C', 'Ada Park'],
  ['Ada\u00A0Park', 'Ada Park'],
  ['\uFEFFAda\u200B Pa\u00ADrk\u200E', 'Ada Park'],
  ['\u202EkraP adA', 'kraP adA'],
  // A non-joiner within a Persian name, and joiners that shape Indic letters.
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['نرگس می\u200Cآید\u200C', 'نرگس می\u200Cآید'],
  ['ක්\u200Dරිස්ටිනා', 'ක්\u200Dරිස්ටිනා'],
  ['രമേശന്\u200D', 'രമേശന്\u200D'],
  ['क्\u200Cष मिश्रा', 'क्\u200Cष मिश्रा'],
  // Emoji of several people, of a profession, of a flag.
  ['Park 👩\u200D👧\u200D👧', 'Park 👩\u200D👧\u200D👧'],
  ['Ada 👩🏽\u200D💻', 'Ada 👩🏽\u200D💻'],
  ['Ada 🏳\uFE0F\u200D🌈', 'Ada 🏳\uFE0F\u200D🌈'],
  ['Ada 🤷🏽\u200D♀\uFE0F', 'Ada 🤷🏽\u200D♀\uFE0F'],
  ['Ada \u200C\u200DPark\u200D', 'Ada Park'],
  ['\u05D3\u05E0\u05D4\u200F', '\u05D3\u05E0\u05D4'],
  ['山田　太郎', '山田　太郎'],
];
