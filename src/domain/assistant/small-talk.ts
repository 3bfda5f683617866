/** What is said to who asks nothing that the site answers: greetings, thanks, feelings. */
import type { Knowledge } from './knowledge.ts';
import { beginsToLeave, goesOn, isRequest, needsNoMore, pointsBack } from './phrasing.ts';
import type { Said } from './say.ts';
import { sentencesOf } from './split.ts';
import { messageKindOf, readText } from './understand.ts';
import { certaintyOf, isCalled, isSettled, isTalk, type Understanding } from './understanding.ts';

/** Kinds of small talk that outweigh what else is told, if nothing is asked. */
const outweighing = ['talk/sorrow', 'talk/person'];

const farewell = 'talk/farewell';
const thanks = 'talk/thanks';
const leaving = [farewell, thanks];

/** The kinds of small talk: of several in a message, the first of these is answered. */
const talks = [
  ...outweighing,
  'talk/complaint',
  'talk/gladness',
  'talk/joke',
  'talk/personal',
  'talk/outside',
  'talk/wellbeing',
  'talk/praise',
  thanks,
  farewell,
  'talk/apology',
  'talk/greeting',
];

/** The kind of small talk that a text is; nobody asks to take leave. */
function chatKindOf(knowledge: Knowledge, text: string): string {
  const kind = messageKindOf(knowledge, text) ?? '';
  return leaving.includes(kind) && isRequest(text) ? '' : kind;
}

/** The answer to a message that is small talk and nothing else, or takes leave without asking anything. */
export function sayChat(knowledge: Knowledge, message: string, questions: readonly Understanding[]): Said | undefined {
  const ended = kindsOfEnd(knowledge, message);
  if (ended.length > 0) return sayKinds(knowledge, ended);
  // A question of the site's may be asked in words of a greeting: 'Is anybody there at night?'
  if (questions.some((one) => !one.before && !isTalk(one) && isCalled(one.hits[0]) && certaintyOf(one) === 'sure'))
    return;
  const said = sentencesOf(message).flatMap((text) => {
    const parts = text.split(',').map((part) => chatKindOf(knowledge, part));
    const isAll = parts.every((kind) => talks.includes(kind));
    return (isAll ? parts : [chatKindOf(knowledge, text)]).map((kind) => ({ text, kind }));
  });
  const others = said.filter(({ text, kind }) => !talks.includes(kind) && readText(knowledge, text).terms.length > 0);
  const isLeaving = leaving.includes(said.at(-1)?.kind ?? '');
  const isMoved = questions.length > 0 && said.some(({ kind }) => outweighing.includes(kind));
  const isIdle = (isLeaving || isMoved) && !questions.some(isPlain) && !others.some(({ text }) => isRequest(text));
  if (others.length > 0 && !isIdle) return undefined;
  return sayKinds(
    knowledge,
    said.map(({ kind }) => kind),
  );
}

/** How somebody takes leave who begins so, asks nothing, and ends so or needs nothing more, whatever they mention: 'thanks, no call needed'. */
function kindsOfEnd(knowledge: Knowledge, message: string): string[] {
  if (!beginsToLeave(message) || sentencesOf(message).some(isRequest)) return [];
  const kinds = message
    .split(/[,.;!]+/)
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => chatKindOf(knowledge, part));
  const isEnd = kinds.length > 1 && talks.includes(kinds.at(-1) ?? '');
  if (!isEnd && !needsNoMore(message)) return [];
  const met = kinds.filter((kind) => talks.includes(kind));
  return met.length > 0 ? met : [thanks];
}

function sayKinds(knowledge: Knowledge, kinds: readonly string[]): Said | undefined {
  const facts = knowledge.factsOf(talks.filter((talk) => kinds.includes(talk)));
  const [first] = facts;
  if (!first) return undefined;
  const apology = facts.find(({ id }) => id === 'talk/apology');
  const pardon = apology && first !== apology ? apology.lead.split(/(?<=[.]) /, 1) : [];
  return { text: [...pardon, first.lead].join(' '), facts: [first], link: first.link };
}

/** Whether a question has an answer of its own, whatever was said before; or only thanks are said. */
export function isPlain(question: Understanding): boolean {
  const { text, hits, before } = question;
  if (isTalk(question)) return true;
  if (before || certaintyOf(question) !== 'sure') return false;
  const called = isCalled(hits[0]);
  return (called && isSettled(question)) || (!pointsBack(text) && (called || !goesOn(text)));
}
