import { describe, expect, test } from 'vitest';
import type { ChatTurn } from '#src/contracts/chat.ts';
import { reply } from '#src/domain/assistant/assistant.ts';
import { siteFacts } from '#src/domain/assistant/facts.ts';
import { groundsFor, promptFor } from './grounding.ts';
import { knowledgeOf } from '#src/domain/assistant/knowledge.ts';

const knowledge = knowledgeOf(siteFacts('2026-11-20'));

function groundsOf(message: string, history: readonly ChatTurn[] = []) {
  return groundsFor(knowledge, reply(knowledge, message, history), message);
}

describe('the facts that fit', () => {
  test('come first, those of a follow-up included', () => {
    const grounds = groundsOf('and how long does that take?', [{ from: 'user', message: 'how much is a website?' }]);
    expect(grounds[0]?.id).toBe('service/website');
    expect(grounds.length).toBeLessThanOrEqual(12);
  });

  test('are those that a list names, and not the list', () => {
    const ids = groundsOf('what services do you offer?').map(({ id }) => id);
    expect(ids).toContain('service/logo');
    expect(ids).not.toContain('services');
  });
});

describe('the prompt of a model', () => {
  test('is at most 18,000 bytes, however much is typed and found', () => {
    const text = 'ééééé'.repeat(400);
    const grounds = Array.from({ length: 12 }, (_, at) => ({
      id: `${at}`,
      text: 'x'.repeat(3000),
      link: undefined,
    }));
    const { system, user } = promptFor(grounds, text, Array<ChatTurn>(12).fill({ from: 'bot', message: text }));
    expect(Buffer.byteLength(system + user)).toBeLessThanOrEqual(18_000);
    expect(system).toContain('[0]');
  });
});
