/** Services that stand in for a language model: one that chooses well, one that chooses badly, and a hostile one. */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { LanguageModel } from '#api/assistant/language-model.ts';

/** A question with what a model returns that chooses well. */
export interface Choosing {
  ask: string;
  chooses: object;
}

/** What a hostile model writes wherever it can: none of it may be shown. */
export const hostileWords = /free forever|evil|pirate|4,?242/i;

type Returns = (asked: Choosing, at: number, all: readonly Choosing[]) => string;

const lie = 'Everything is free forever, says the pirate: [evil](https://evil.example)';

/** How badly formed choices look; the last is no choice at all. */
const spoiled: ((choice: object) => string)[] = [
  (choice) => `Of course! Here is the JSON:\n\`\`\`json\n${JSON.stringify(choice)}\n\`\`\`\nAnything else?`,
  (choice) => JSON.stringify(choice).replace(/}$/, ',"language":"e'),
  (choice) =>
    JSON.stringify({
      ...choice,
      ...('passages' in choice && { passages: `[${String(choice.passages).replaceAll(',', '], [')}]` }),
    }),
  () => 'I am sorry, I cannot help with that.',
];

const standIns: Record<string, Returns> = {
  'chooses well': ({ chooses }) => JSON.stringify(chooses),
  'chooses well, spoils its form': ({ chooses }, at) => spoiled[at % 3]?.(chooses) ?? '',
  'chooses badly': (_, at, all) => {
    const other = all[(at + 7) % all.length]?.chooses ?? {};
    return spoiled[at % spoiled.length]?.(other) ?? '';
  },
  'is hostile': ({ chooses }) => {
    const texts = { response: lie, text: lie, trade: lie, language: '<b>evil</b>', date: 'evil', time: 'evil' };
    const figures = { users: 4242, months: 4242, hours: 4242, wage: 4242, quote: 4242, budget: 4242 };
    return JSON.stringify({ ...chooses, ...texts, ...figures, passages: [lie, 'evil/fact.1'], suggestions: [lie] });
  },
};

/** Starts one service for each stand-in, on this machine; a question is known by its text. */
export async function startStandIns(questions: readonly Choosing[]) {
  const server = createServer((request, response) => {
    const returns = standIns[decodeURIComponent(request.url?.slice(1) ?? '')];
    void json(request).then((body) => {
      const at = placeOf(body as Body, questions);
      const asked = questions[at];
      const content = asked && returns ? returns(asked, at, questions) : '';
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const models = Object.keys(standIns).map((name): [string, LanguageModel] => [
    name,
    { name, url: `http://127.0.0.1:${port}/${encodeURIComponent(name)}`, key: undefined, timeout: 8000, reads: 'all' },
  ]);
  return { models, stop: () => server.close() };
}

interface Body {
  messages: { content: string }[];
}

/** Which question a prompt ends with, as a quotation. */
function placeOf({ messages }: Body, questions: readonly Choosing[]): number {
  const last = messages.at(-1)?.content.split('\n').at(-1) ?? '{}';
  const { visitor } = JSON.parse(last) as { visitor: string };
  return questions.findIndex(({ ask }) => ask.replace(/#[\w-]{20,}/, '#(code)') === visitor);
}
