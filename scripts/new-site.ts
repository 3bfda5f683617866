/**
 * `npm run new-site [-- --name Northlight …]`: starts an agency of your own. Asks what site.data.ts has to know, puts
 * small content with instructions into src/content, and moves the first agency to tests/demo-agency, as a fixture.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PlainError } from '#server/plain-error.ts';
import { run } from '#server/program.ts';
import { formatted } from './formatted.ts';
import { answersOf, flagsOf, help } from './new-site/answers.ts';
import { madeUpFor, type OwnerAnswers, ownerQuestions } from './new-site/questions.ts';
import type * as messagesFile from '#src/messages/en/index.ts';
import { languageIn } from './new-site/known.ts';
import { shared } from './new-site/shared.ts';
import { spelledIn } from './new-site/spelling.ts';
import { prompt } from './prompt.ts';

const STARTING = join(import.meta.dirname, 'new-site/content');

/** Where German is spoken, law has another name in each country; what it asks for is in content-de-AT and content-de-CH. */
const lawsIn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AT: { deutsches: 'österreichisches', 'der Bundesrepublik Deutschland': 'der Republik Österreich' },
  CH: { deutsches: 'schweizerisches', 'der Bundesrepublik Deutschland': 'der Schweiz' },
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The content that a site begins with: in its language where there is one, or in English. */
function startingIn(language: string): string {
  const own = `${STARTING}-${language}`;
  return existsSync(own) ? own : STARTING;
}

await run(newSite);

async function newSite(): Promise<void> {
  const [content, demo] = ['src/content', 'tests/demo-agency'];
  const { help: isHelp, keep, ...flags } = flagsOf(process.argv.slice(2));
  if (isHelp) return console.log(help);
  if (existsSync(demo)) {
    throw new PlainError(
      `This site has already been started: ${demo} exists. To start over before it is committed, without anything else that is not: git reset --hard && git clean -fd src tests/demo-agency`,
    );
  }
  if (keep) return keepContent(content, demo);
  const answers = await answersOf(flags, process.stdin.isTTY ? prompt : undefined);
  const week = await weekOf(answers);
  const language = languageIn('messages', answers.locale);
  const starting = startingIn(language);
  // Before anything is moved: whatever goes wrong here, the folders are as they were.
  const written = await Promise.all(
    ['site.data.ts', 'site.ts', 'messages.ts', 'language.ts', 'trades.ts'].map(async (name) => {
      const file = join(content, name);
      return [
        file,
        await formatted(file, siteFile(await readFile(join(starting, name), 'utf8'), answers, week)),
      ] as const;
    }),
  );
  await rename(content, demo);
  // The first agency speaks English: what a language has of its own stands in place of its texts.
  for (const file of shared) await cp(join(demo, file), join(content, file));
  await cp(starting, content, { recursive: true });
  // What its country has of its own, such as an Impressum by its laws.
  const inCountry = `${starting}-${answers.country}`;
  if (existsSync(inCountry)) await cp(inCountry, content, { recursive: true });
  await spellAs(answers.country, content);
  if (existsSync(join(starting, 'questions/statements.data.ts')))
    await rm(join(content, 'questions/statement-parts.ts'));
  await cp(join(STARTING, 'tests'), join(content, 'tests'), { recursive: true });
  await mkdir(join(content, 'covers'), { recursive: true });
  for (const [file, text] of written) await writeFile(file, text);
  console.log(
    `${answers.name} is in ${content}: npm run dev shows it, docs/guides/make-it-yours.md explains what to write where.`,
  );
  const madeUp = ownerQuestions.filter(({ id, madeUp: texts }) => texts && answers[id] === madeUpFor(texts, answers));
  if (madeUp.length > 0)
    console.log(`Still made up, for you to change there: ${madeUp.map(({ id }) => id).join(', ')}.`);
  const { region = '' } = new Intl.Locale(language).maximize();
  if (starting !== STARTING && answers.country !== region && !existsSync(inCountry)) {
    const [theirs, own] = [region, answers.country].map((country) => countryNames.of(country));
    console.log(
      `The legal texts, country.data.ts and site.data.ts name the law of ${theirs}: have them written for ${own}.`,
    );
  }
}

async function spellAs(country: string, content: string): Promise<void> {
  for (const name of await readdir(content, { recursive: true })) {
    if (!name.endsWith('.ts')) continue;
    const file = join(content, name);
    const text = await readFile(file, 'utf8');
    const spelled = spelledIn(country, text);
    if (spelled !== text) await writeFile(file, spelled);
  }
}

/** Leaves the content to its new owner, but for the tests of its words, which now belong to the fixture. */
async function keepContent(content: string, demo: string): Promise<void> {
  await cp(content, demo, { recursive: true });
  const files = await readdir(content, { recursive: true });
  for (const file of files.filter((one) => /\.test\.ts$|-cases\.data\.ts$/.test(one))) await rm(join(content, file));
  await cp(join(STARTING, 'tests'), join(content, 'tests'), { recursive: true });
  console.log(`Change ${content} file by file: docs/guides/make-it-yours.md explains what is where.`);
}

/** @param start site.data.ts, site.ts, or a file that names a language; what an answer replaces occurs for nothing else in it */
function siteFile(start: string, answers: OwnerAnswers, week: string): string {
  const { name, mail, phone, city, country, currency } = answers;
  const language = languageIn('messages', answers.locale);
  const domain = mail.slice(mail.indexOf('@') + 1);
  const values: Record<string, string> = {
    'Our Agency': name,
    '1 Main Street': answers.street,
    Denver: city,
    'United States': new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country,
    US: country,
    '80202': answers['postal-code'],
    'en-US': answers.locale,
    'messages/en/': `messages/${language}/`,
    'languages/en/': `languages/${languageIn('languages', answers.locale)}/`,
    'trades/en/': `trades/${languageIn('trades', answers.locale)}/`,
    USD: currency,
    'US dollars': currencyName(currency, language),
    '+1 303 555 0199': phone,
    '+13035550199': phone.replace(/[^\d+]/g, ''),
    'hello@agency.example': mail,
    'agency.example': domain,
    'Monday to Friday 09:00 to 17:00': week,
    '09:00': answers.opens,
    '17:00': answers.closes,
    'America/Denver': answers.zone,
    '2026-01-01': new Date().toISOString().slice(0, 10),
    ...lawsIn[country],
  };
  const longestFirst = Object.keys(values).sort((one, other) => other.length - one.length);
  const replaced = new RegExp(longestFirst.join('|').replace(/[+.]/g, '\\$&'), 'g');
  const text = start.replace(replaced, (value) => quoted(values[value] ?? value));
  return domain.endsWith('.example') ? text : text.replace('  demo: true,\n', '');
}

/** The hours in the language of the site, e.g. 'Montag bis Freitag 09:00 bis 17:00'. */
async function weekOf({ locale, opens, closes }: OwnerAnswers): Promise<string> {
  const language = languageIn('messages', locale);
  const { calendar } = (await import(`#src/messages/${language}/index.ts`)) as typeof messagesFile;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 2001 began with a Monday.
  const [first = '', last = ''] = [1, 5].map((day) => weekday.format(Date.UTC(2001, 0, day)));
  return calendar.weekdaysAndHours(calendar.weekdayRange(first, last), calendar.hourRange(opens, closes));
}

/** As it stands within single quotes. */
function quoted(value: string): string {
  return JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
}

/** As in 'all prices are in US dollars'. */
function currencyName(currency: string, language: string): string {
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
