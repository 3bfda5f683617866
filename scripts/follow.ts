/**
 * `npm run follow [-- api/routes/chat.ts post]`: lists the files that a request leads through, followed by its calls.
 * Without a start it goes through the stories of docs/architecture.md, each with what those before it have not told.
 */
import { globSync } from 'node:fs';
import ts from 'typescript';
import { followCalls } from './reports/follow-calls.ts';

const STORIES: [name: string, file: string, start: string][] = [
  ['what all requests have in common', 'api/routes/health.ts', 'get'],
  ['what is due', 'api/outbox/run-due.ts', 'runDue'],
  ['a contact request', 'api/routes/contact.ts', 'post'],
  ['a changed post', 'api/routes/posts.ts', 'patch'],
  ['what the assistant knows', 'src/domain/assistant/facts.ts', 'siteFacts'],
  ['how it is prepared for search', 'src/domain/assistant/knowledge.ts', 'knowledgeOf'],
  ['the embedded assistant', 'src/domain/assistant/assistant.ts', 'reply'],
  ['the calculator', 'src/domain/roi/analyze-industry.ts', 'analyzeIndustry'],
  ['a price slip', 'src/domain/price-slip/price-slip.ts', 'priceSlipOf'],
  ['what a model chooses', 'api/assistant/chooser/choose.ts', 'chosenAnswer'],
  ['a question in the chat', 'api/routes/chat.ts', 'post'],
];

const [file, start = ''] = process.argv.slice(2);
const stories: typeof STORIES = file ? [[`${file} ${start}`, file, start]] : STORIES;

const root = process.cwd();
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: object };
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const program = ts.createProgram(
  globSync('api/**/*.ts').map((path) => `${root}/${path}`),
  options,
);
const told = new Set<string>();
for (const [name, path, first] of stories) {
  const reached = followCalls(program, root, path, first);
  const isNew = [...reached].filter(([each]) => !told.has(each));
  console.log(`${name}: ${reached.size} files, ${isNew.length} of them new`);
  for (const [each, functions] of isNew) console.log(`  ${each}: ${[...functions].join(', ')}`);
  for (const [each] of reached) told.add(each);
}
