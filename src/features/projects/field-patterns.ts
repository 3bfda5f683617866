import { projects as words } from '#src/content/messages.ts';

/**
 * What is looked for in a text, in the order in which it is shown. Each rule finds at most `most` values: the group `value`, else
 * the first one. What the text calls a value (group `called`) says more than the name of the rule.
 */
export const rules: readonly { name: string; pattern: RegExp; most?: number }[] = [
  { name: words.sender, pattern: /^(?:from|sender):\s*(.+)$/im },
  { name: words.subject, pattern: /^(?:subject|re):\s*(.+)$/im },
  { name: words.email, pattern: /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/ },
  {
    name: words.phone,
    pattern: /(\+\d{1,3}(?:[ .-]\d{2,4}){2,5}\b|\+?\d?[ .-]?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b)/,
  },
  {
    name: words.number,
    pattern:
      /\b(?:(?<called>invoice|order|load|member|note|ticket|po)|no\.?|number)\s*(?:no\.?|number)?\s*[#:]?\s*(?<value>(?=[\w-]*\d)[A-Z\d][\w-]{2,})/gi,
    most: 3,
  },
  {
    name: words.unit,
    pattern: /\b((?:unit|apt\.?|apartment|suite|room|dock)\s*#?\s*[A-Z]?\d+[A-Z]?)\b/i,
  },
  {
    name: words.date,
    pattern:
      /\b(?:(?<called>appointment|changed|due)\s+(?:on\s+)?)?(?<value>(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(?:,?\s+\d{4})?)|(?:\d{1,2}\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:\s+\d{4})?)|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{4}-\d{2}-\d{2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi,
    most: 3,
  },
  {
    name: words.time,
    pattern: /\b(?:(?<called>arrived|in|left|out|until)\s+)?(?<value>\d{1,2}(?::\d{2})?\s?[ap]\.?m\b|\d{1,2}:\d{2})/gi,
    most: 3,
  },
  {
    name: words.quantity,
    pattern: /\b(\d[\d,]*\s+(?:pallets?|boxes|pieces|units|cases|hours?|lbs?|kg)\b)/gi,
    most: 3,
  },
  {
    name: words.amount,
    pattern:
      /(?:\b(?<called>balance|copay|deposit|detention|fee|freight|rate|subtotal|tax|total)\s+)?(?<value>(?:[$€£]\s?\d[\d,]*(?:\.\d{2})?)|\d[\d,]*\.\d{2}\b)/gi,
    most: 4,
  },
];

/** Words that put a message first; the one that is found is quoted. */
export const urgent = {
  name: words.urgent,
  quote: words.quoted,
  pattern: /\b(leak\w*|flood\w*|fire|smoke|gas|no heat|sparks?|locked out|urgent\w*|asap|today|emergency)\b/i,
};
