import type { ChatTurn } from '#src/contracts/chat.ts';
import { reply } from '../assistant.ts';
import { siteFacts } from '../facts.ts';
import { knowledgeOf } from '../knowledge.ts';

export const facts = siteFacts('2026-11-20');
export const knowledge = knowledgeOf(facts);

/** What is said last in a conversation of these questions. */
export function talk(...questions: string[]): string {
  const history: ChatTurn[] = [];
  let said = '';
  for (const message of questions) {
    said = reply(knowledge, message, history).text;
    history.push({ from: 'user', message }, { from: 'bot', message: said });
  }
  return said;
}
