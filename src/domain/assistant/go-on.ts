/** What is said to a follow-up whose answer was given before: an answer that is said again is none. */
import type { ChatTurn } from '#src/contracts/chat.ts';
import { assistant, facts } from '#src/content/messages.ts';
import { money } from '../format.ts';
import { isPost, passageOf } from './articles.ts';
import { isWork } from './find.ts';
import { askUs, type Fact, type Passage } from './fact.ts';
import type { Knowledge } from './knowledge.ts';
import { asksForMore } from './phrasing.ts';
import { say, type Said, withName } from './say.ts';
import { aspects, readText } from './understand.ts';
import { termOf, termsOf } from './words/normalize.ts';
import type { Understanding } from './understanding.ts';

/** How much more of a fact is said where all that was asked for was said. */
const MORE = 2;

/** What to say instead of an answer, if that was given before: what else its fact says, or that this is all. */
export function goneOn(
  knowledge: Knowledge,
  question: Understanding,
  answer: string,
  history: readonly ChatTurn[],
): Said | undefined {
  const { text, before, hits } = question;
  const [best] = hits;
  if (!best || !before || best.fact.manner || (best.fact.list === undefined && best.fact.lists)) return undefined;
  if (history.some(({ from, message }) => from === 'user' && message === text)) return undefined;
  const { fact } = best;
  const said = history.flatMap(({ from, message }) => (from === 'bot' ? message : []));
  const isSaid = (one: string) => said.some((earlier) => earlier.includes(one));
  if (!isSaid(fact.lead)) return undefined;
  const { terms, words } = readText(knowledge, text);
  if (isPost(fact)) {
    const next = passageOf(knowledge, words.map(termOf), best, said);
    return next === best ? undefined : say(knowledge, { ...question, hits: [next] });
  }
  const passages = fact.passages ?? [];
  if (asksForMore(text)) {
    const unsaid = passages.filter((one) => !isSaid(one.text) && !one.onlyIfAsked);
    return unsaid.length > 0 ? saying(fact, unsaid.slice(0, MORE)) : all(fact);
  }
  if (isWork(fact) && terms.includes(price) && !answer.includes(money.sign)) return all(fact);
  const chosen = passages.filter((passage) => answer.includes(passage.text));
  const isOther = chosen.some((passage) => !isSaid(passage.text)) && !inLead(knowledge, fact, terms);
  return isOther ? saying(fact, chosen) : undefined;
}

function saying(fact: Fact, passages: readonly Passage[]): Said {
  return withName({ text: passages.map(({ text }) => text).join(' '), facts: [fact], link: fact.link });
}

function all(fact: Fact): Said {
  return { text: assistant.thatIsAll(askUs), facts: [fact], link: undefined };
}

/** Whether what a fact says first may be what was asked for: it has a word of the question, or nothing tells what was. */
function inLead(knowledge: Knowledge, fact: Fact, terms: readonly string[]): boolean {
  const { lead, nameTerms } = knowledge.subjectOf(fact) ?? {};
  const own = terms.filter((term) => !nameTerms?.has(term) && !knowledge.weights.saysLittle(term));
  return own.length === 0 || own.some((term) => aspects.has(term) || lead?.has(term));
}

/** The term of all words for a price. */
const [price = ''] = termsOf([facts.aboutPrice]);
