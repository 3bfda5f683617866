/** The answers to what a new owner is asked: from flags, and from whoever sits at the terminal. */
import { parseArgs } from 'node:util';
import { PlainError } from '#server/plain-error.ts';
import { type OwnerAnswers, ownerQuestions, type SiteQuestion } from './questions.ts';

/** Asks one question. @returns what was typed */
export type Ask = (question: string) => Promise<string>;

const longest = Math.max(...ownerQuestions.map(({ id }) => id.length));

/** What `--help` says. */
export const help = [
  'npm run new-site [-- --name Northlight --city Denver …]',
  '',
  'Begins an agency of your own: a small content with instructions in src/content, while the agency that came with the',
  'engine moves to tests/demo-agency. Without a terminal, what no flag says is as proposed.',
  '',
  ...ownerQuestions.map(({ id, text }) => `  --${id.padEnd(longest)}  ${text}`),
  `  --${'keep'.padEnd(longest)}  Asks nothing: src/content stays as it is, for you to change file by file.`,
  `  --${'help'.padEnd(longest)}  This text.`,
  '',
  'docs/guides/make-it-yours.md goes on from there.',
].join('\n');

/** The flags of a command line. @throws {PlainError} for one that there is not, and for anything else */
export function flagsOf(args: string[]): Partial<OwnerAnswers> & { help?: boolean; keep?: boolean } {
  const flags = Object.fromEntries(ownerQuestions.map(({ id }) => [id, { type: 'string' } as const]));
  try {
    return parseArgs({ args, options: { ...flags, keep: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } })
      .values;
  } catch (error) {
    const said = (error as Error).message.replace(/(?<=')\. .*|\. To specify .*/s, '');
    throw new PlainError(
      `${said}. Flags come after --: npm run new-site -- --name 'North Light'. All of them: npm run new-site -- --help`,
    );
  }
}

/**
 * Flags are read before anything is asked. A wrong answer is asked for again; what was answered before it stays.
 *
 * @param ask without one, whatever no flag says is as proposed
 * @throws {PlainError} with a line for each flag that cannot be used
 */
export async function answersOf(flags: Partial<OwnerAnswers>, ask: Ask | undefined): Promise<OwnerAnswers> {
  const given: Partial<OwnerAnswers> = {};
  const problems: string[] = [];
  for (const question of ownerQuestions) {
    const flag = flags[question.id]?.trim();
    if (flag === undefined) continue;
    if (flag === '') {
      problems.push(`--${question.id}: Its answer is missing. Without the flag it is asked for, or as proposed.`);
      continue;
    }
    const { value, problem } = read(question, flag, given);
    if (problem) problems.push(`--${question.id} ${flag}: ${problem}`);
    else given[question.id] = value;
  }
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
  for (const question of ownerQuestions) given[question.id] ??= await answer(question, given, ask);
  return given as OwnerAnswers;
}

async function answer(question: SiteQuestion, given: Partial<OwnerAnswers>, ask: Ask | undefined): Promise<string> {
  const proposed = question.proposed(given);
  if (!ask) return read(question, proposed, given).value;
  let said = '';
  for (;;) {
    const typed = (await ask(`${said}${question.text} (${proposed}): `)).trim();
    const { value, problem } = read(question, typed || proposed, given);
    if (!problem) return value;
    said = `${problem}\n`;
  }
}

function read({ read: readAs }: SiteQuestion, typed: string, given: Partial<OwnerAnswers>) {
  try {
    return { value: readAs ? readAs(typed, given) : typed };
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    return { value: '', problem: error.message };
  }
}
