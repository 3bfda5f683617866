import { expect, test, vi } from 'vitest';
import { stem } from '#src/content/language.ts';
import type { ChatTurn } from '#src/contracts/chat.ts';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { reply } from '#src/domain/assistant/assistant.ts';
import { englishOnly } from '#src/domain/assistant/languages.ts';
import { knowledgeOf } from '#src/domain/assistant/knowledge.ts';
import { synonyms } from '#src/domain/assistant/words/normalize.ts';
import { calendarQuestion } from '#src/domain/booking/calendar-question.ts';
import { analyzeIndustry } from '#src/domain/roi/analyze-industry.ts';
import { findIndustry } from '#src/domain/roi/find-industry.ts';
import { germanCalendarQuestions, germanQuestions, germanTrades } from './testing/understanding-cases.data.ts';
import { germanFacts } from './testing/understanding-facts.data.ts';

vi.mock('#src/content/messages.ts', () => import('#src/messages/de/index.ts'));
vi.mock('#src/content/language.ts', () => import('#src/languages/de/index.ts'));
vi.mock('#src/content/trades.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('#src/trades/de/index.ts')),
}));

const knowledge = knowledgeOf(germanFacts);

function said(ask: string, before: readonly string[] = []) {
  const history: ChatTurn[] = [];
  for (const message of before) {
    history.push({ from: 'user', message }, { from: 'bot', message: reply(knowledge, message, history).text });
  }
  return reply(knowledge, ask, history);
}

test('a German site answers questions in German', () =>
  eachRow(
    germanQuestions,
    ([ask, , ...before]) => [...before, ask].join(' → '),
    ([ask, fact, ...before]) => {
      const [first] = said(ask, before).facts;
      expect(first?.id).toBe(fact);
    },
  ));

test('German days, times and dates are understood', async () => {
  const now = new Date('2026-11-24T15:10:00Z');
  await eachRow(
    germanCalendarQuestions,
    ([message]) => message,
    async ([message, before, asks]) => expect(await calendarQuestion(message, before, now)).toEqual(asks),
  );
});

test('trades and sizes are understood in German', () =>
  eachRow(
    germanTrades,
    ([text]) => text,
    ([text, name, size = {}]) => {
      const { industry, people, fleet, locations } = findIndustry(text);
      expect(industry?.name).toBe(name);
      expect({ people, vehicles: fleet?.vehicles, locations }).toEqual({
        people: size.people,
        vehicles: size.vehicles,
        locations: size.locations,
      });
      if (name) expect(analyzeIndustry(text)).toMatchObject({ industry: expect.any(String) });
    },
  ));

test('a German word means one thing', () => {
  const groups = synonyms.map((group) => ({ meaning: group[0] ?? '', stems: new Set(group.map(stem)) }));
  const twice = groups.flatMap(({ meaning, stems }, at) =>
    groups.slice(at + 1).flatMap((other) => {
      return [...stems].filter((one) => other.stems.has(one)).map((one) => `${one}: ${meaning}, ${other.meaning}`);
    }),
  );
  expect(twice).toEqual([]);
});

test('who writes in another language is told in it', () => {
  expect(englishOnly('How much does a website cost, and do you speak English?')).toMatch(/only in German/);
  expect(englishOnly('Was kostet eine Website, und wie lange dauert das?')).toBeUndefined();
});
