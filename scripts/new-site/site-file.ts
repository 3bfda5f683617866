import type { Answers } from './questions.ts';

/**
 * The text of site.ts with the answers of a new owner.
 *
 * @param start the one of the starting content; each value in it that an answer replaces occurs for nothing else
 */
export function siteFile(start: string, answers: Answers): string {
  const { name, mail, phone, city, country, currency } = answers;
  const domain = mail.slice(mail.indexOf('@') + 1);
  const values: Record<string, string> = {
    'Our Agency': name,
    '1 Main Street': answers.street,
    Denver: city,
    'United States': nameOf('region', country),
    US: country,
    '80202': answers['postal-code'],
    'en-US': answers.locale,
    USD: currency,
    'US Dollar': nameOf('currency', currency),
    '+1 303 555 0199': phone,
    '+13035550199': phone.replace(/[^\d+]/g, ''),
    'hello@agency.example': mail,
    'agency.example': domain,
    '09:00': answers.opens,
    '17:00': answers.closes,
    'America/Denver': answers.zone,
    '2026-01-01': new Date().toISOString().slice(0, 10),
  };
  const longestFirst = Object.keys(values).sort((one, other) => other.length - one.length);
  const replaced = new RegExp(longestFirst.join('|').replace(/[+.]/g, '\\$&'), 'g');
  const text = start.replace(replaced, (value) => quoted(values[value] ?? value));
  return domain.endsWith('.example') ? text : text.replace('  demo: true,\n', '');
}

/** As it stands within single quotes. */
function quoted(value: string): string {
  return JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
}

function nameOf(type: 'region' | 'currency', code: string): string {
  return new Intl.DisplayNames('en', { type }).of(code) ?? code;
}
