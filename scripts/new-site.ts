/**
 * `npm run new-site`: a clean start for an agency of your own. Asks what site.ts has to know (or takes it from flags,
 * as in `-- --name Northlight --city Denver`), puts small content with instructions into src/content, and moves the
 * first agency to tests/demo-agency, where the tests of the engine use it as their fixture.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { PlainError } from '#server/plain-error.ts';
import { run } from '#server/program.ts';
import { questions, type Answers } from './new-site/questions.ts';
import { shared } from './new-site/shared.ts';
import { siteFile } from './new-site/site-file.ts';
import { prompt } from './prompt.ts';

await run(newSite);

async function newSite(): Promise<void> {
  const [content, demo] = ['src/content', 'tests/demo-agency'];
  if (existsSync(demo)) throw new PlainError(`This site has already been started: ${demo} exists.`);
  const answers = await ask();
  await rename(content, demo);
  await cp(join(import.meta.dirname, 'new-site/content'), content, { recursive: true });
  await mkdir(join(content, 'covers'), { recursive: true });
  for (const file of shared) await cp(join(demo, file), join(content, file));
  const site = join(content, 'site.ts');
  await writeFile(site, await formatted(siteFile(await readFile(site, 'utf8'), answers)));
  console.log(
    `${answers.name} is in ${content}: npm run dev shows it, docs/guides/make-it-yours.md explains what to write where.`,
  );
}

async function formatted(code: string): Promise<string> {
  const style = await resolveConfig(join(import.meta.dirname, 'new-site.ts'));
  return format(code, { ...style, parser: 'typescript' });
}

/** The answers from flags, and from the person at the terminal. */
async function ask(): Promise<Answers> {
  const { values } = parseArgs({
    options: Object.fromEntries(questions.map(({ id }) => [id, { type: 'string' } as const])),
  });
  const answers: Partial<Answers> = {};
  for (const { id, text, suggest, problem } of questions) {
    const suggested = suggest(answers);
    const given = values[id];
    const typed =
      given ?? (process.stdin.isTTY ? (await prompt(`${text} (${suggested}): `)).trim() : '');
    const answer = typed || suggested;
    const wrong = problem?.(answer);
    if (wrong) throw new PlainError(`--${id} ${answer}: ${wrong}`);
    answers[id] = answer;
  }
  return answers as Answers;
}
