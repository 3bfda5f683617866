import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerFor } from '#api/assistant/testing/chooser.ts';
import { answerCases, emptyChoices } from './answer-cases.data.ts';
import { intents } from './intents.ts';

describe('our code says', () => {
  test.each(answerCases)('$asks', async ({ asks, before, chooses, says, never = [] }) => {
    const history = before ? [{ from: 'bot' as const, message: before }] : [];
    const { response = '' } = (await answerFor(JSON.stringify(chooses), asks, history)) ?? {};
    for (const said of says) expect(response).toMatch(said);
    for (const said of never) expect(response).not.toMatch(said);
  });
});

test.each(emptyChoices)('nothing is said for %s', async (_, chooses) => {
  expect(await answerFor(JSON.stringify(chooses), 'hello')).toBeUndefined();
});

test('suggestions are questions of facts that were not answered, and none stand beside trouble', async () => {
  const chosen = {
    passages: ['service/logo.1'],
    suggestions: ['service/logo', 'package/starter', 'talk/greeting', 'boats'],
  };
  const facts = await answerFor(JSON.stringify({ intent: 'facts', ...chosen }), 'logo?');
  expect(facts?.suggestions).toEqual(['What does the Starter package include?']);
  const trouble = await answerFor(JSON.stringify({ intent: 'trouble', ...chosen }), 'it is broken');
  expect(trouble?.suggestions).toBeUndefined();
});

test('no word of a model is ever shown, whatever it returns', async () => {
  const evil = fc.constantFrom(
    'EVIL',
    'service/logo.1 EVIL',
    '[EVIL](https://evil.example)',
    '<b>EVIL</b>',
    'service/logo.1',
    'hours',
    'EVIL 2026-12-01',
    987_654,
    null,
  );
  const returned = fc.record({
    intent: fc.constantFrom(...Object.keys(intents), 'EVIL'),
    passages: fc.array(evil, { maxLength: 3 }),
    items: fc.array(evil, { maxLength: 3 }),
    suggestions: fc.array(evil, { maxLength: 3 }),
    ...Object.fromEntries(
      ['date', 'time', 'users', 'months', 'hours', 'wage', 'quote', 'budget', 'trade', 'language', 'text'].map(
        (name) => [name, evil],
      ),
    ),
  });
  await fc.assert(
    fc.asyncProperty(returned, async (choice) => {
      const said = JSON.stringify((await answerFor(JSON.stringify(choice), 'What does it cost?')) ?? '');
      expect(said).not.toMatch(/evil|987,?654/i);
    }),
    { numRuns: 100 },
  );
});
