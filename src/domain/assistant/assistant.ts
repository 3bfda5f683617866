import type { ChatTurn } from '#src/contracts/chat.ts';
import { sayServices, servicesIn, totalOf } from './bundle.ts';
import type { Fact } from './fact.ts';
import { unknown } from './facts/answers.ts';
import { englishOnly } from './languages.ts';
import type { Knowledge } from './knowledge.ts';
import { goesOn, isAsking, pointsBack, takesLeave, tellsOfTrouble } from './phrasing.ts';
import {
  askPerson,
  caution,
  OFFER,
  say,
  type Said,
  sayTrouble,
  withCaution,
  withLink,
} from './say.ts';
import { isTalk, questionsIn, sentencesOf } from './split.ts';
import { sumOf } from './sums.ts';
import { understand } from './understand.ts';
import {
  certaintyOf,
  isCalled,
  isSettled,
  secondReading,
  topicOf,
  type Understanding,
} from './understanding.ts';

/** What the assistant answers. */
export interface Reply {
  /** Short Markdown; `FREE_TIMES` (free-times.ts) marks where the free times go. */
  text: string;
  /** Suggested follow-up questions, at most three; each has an answer. */
  suggestions: string[];
  /** The answer, with a total where several priced things, users or months are asked for. */
  facts: readonly Fact[];
  total: string | undefined;
}

const SUGGESTIONS = 3;

/** How many earlier turns a follow-up may refer to. */
const REMEMBERED = 4;

const otherwise = 'If you mean something else:';

const askBack = 'Not what you meant? Please put it another way.';

/**
 * Answers a message from the known facts only. The message is used as a search query and changes nothing.
 *
 * @param history earlier turns, as the visitor's page stores them; used for follow-ups only
 */
export function reply(knowledge: Knowledge, message: string, history: readonly ChatTurn[]): Reply {
  const before = talkBefore(knowledge, history);
  const { questions, trouble } = read(knowledge, message, before);
  const [farewell] = knowledge.factsOf(['talk/farewell']);
  if (farewell && takesLeave(message) && !questions.some(isPlain))
    return alone({ text: farewell.lead, facts: [farewell], link: farewell.link });
  if (trouble) return alone(sayTrouble(message, trouble));
  const answers = withServices(knowledge, message, inOrder(knowledge, questions));
  const blocks = answers.map((answer, at) =>
    // Two services in a row share one link, after the second.
    answer.link && answer.link === answers[at + 1]?.link ? answer.text : withLink(answer),
  );
  const facts = answers.flatMap((answer) => answer.facts);
  const meant = answers.flatMap((answer) => (answer.isAside ? [] : answer.facts));
  const total = totalOf(meant) ?? sumOf(message, meant);
  const foreign = englishOnly(message);
  const said = foreign && !questions.some(isOfHouse) ? [] : [...blocks, ...(total ? [total] : [])];
  const others = othersOf(knowledge, message, questions, facts);
  const asksBack =
    !foreign &&
    others.length > 0 &&
    hasDoubt(questions) &&
    !answers.some((answer) => answer.isAside);
  return {
    text: [
      ...(foreign ? [foreign] : []),
      ...said,
      ...(asksBack ? [askBack] : []),
      ...(said.some((text) => text.startsWith(caution)) ? [askPerson] : []),
    ].join('\n\n'),
    suggestions: choicesIn(answers) ?? offered(others, suggestionsFrom(facts, message), questions),
    facts,
    total,
  };
}

/** Whether an answer is given as certain: without a caution, a choice, or that it is not known. */
export function isSure({ text, facts }: Reply): boolean {
  return (
    !facts.includes(unknown) &&
    ![caution, OFFER, otherwise, askBack].some((sign) => text.includes(sign))
  );
}

/** Whether every question has its answer, and something else may have been meant. */
function hasDoubt(questions: readonly Understanding[]): boolean {
  return !questions.every(isClear) && questions.every((one) => certaintyOf(one) === 'sure');
}

function isClear(question: Understanding): boolean {
  return certaintyOf(question) === 'sure' && isSettled(question);
}

/** Whether the question is about the agency: about what it sells, or with high confidence. */
function isOfHouse(question: Understanding): boolean {
  const fact = topicOf(question);
  if (!fact || fact.id.startsWith('talk/')) return false;
  return certaintyOf(question) === 'sure' || fact.price !== undefined;
}

/** Whether a question has an answer of its own, whatever was said before; or only thanks are said. */
function isPlain(question: Understanding): boolean {
  const { text, hits, before } = question;
  // A clause of the terms is no offer, and often what is asked about a bill.
  const isClause = topicOf(question)?.id.startsWith('legal/') ?? false;
  if (isTalk(question) || isClause) return true;
  if (before || certaintyOf(question) !== 'sure') return false;
  const called = isCalled(hits[0]);
  return (called && isSettled(question)) || (!pointsBack(text) && (called || !goesOn(text)));
}

/** A single answer. */
function alone(said: Said): Reply {
  const { facts } = said;
  const suggestions = facts.flatMap(({ next = [] }) => next);
  return { text: withLink(said), suggestions, facts, total: undefined };
}

/** A message in its conversation. */
interface Read {
  questions: readonly Understanding[];
  /** The message in which a client told of trouble, if this one goes on about it. */
  trouble?: string | undefined;
}

const nothing: Read = { questions: [] };

/** Interprets a message with those before it. Trouble is nothing that a later question could be about. */
function read(knowledge: Knowledge, message: string, before: Read): Read {
  if (tellsOfTrouble(message)) return { questions: [], trouble: before.trouble ?? message };
  const questions = questionsIn(knowledge, message, before.questions.at(-1));
  return { questions, trouble: questions.every(isPlain) ? undefined : before.trouble };
}

/** The visitor's last messages, each interpreted with those before it. */
function talkBefore(knowledge: Knowledge, history: readonly ChatTurn[]): Read {
  return history
    .filter(({ from }) => from === 'user')
    .slice(-REMEMBERED)
    .reduce((before, { message }) => read(knowledge, message, before), nothing);
}

/** Refusals come first; small talk only if there is no answer; "I do not know" at most once. */
function inOrder(knowledge: Knowledge, questions: readonly Understanding[]): Said[] {
  const serious = questions.filter((question) => !isTalk(question));
  const known = (serious.length > 0 ? serious : questions).filter(
    (question) => certaintyOf(question) !== 'unknown',
  );
  const said = known.flatMap((question) => {
    const answer = say(knowledge, question);
    const isAlone = known.length === 1 && answer.facts.length === 1;
    const other = isAlone ? secondReading(question) : undefined;
    const second = other && say(knowledge, other);
    return [
      certaintyOf(question) === 'near' ? withCaution(answer) : answer,
      ...(second
        ? [{ ...second, text: `${otherwise} ${second.text}`, isAside: true as const }]
        : []),
    ];
  });
  const isRefusal = ({ facts: [fact] }: Said) => fact?.manner === 'refusal';
  const different = said.filter(
    ({ text }, at) => said.findIndex((other) => other.text === text) === at,
  );
  const admits = serious.length > known.length || different.length === 0;
  return [
    ...different.filter(isRefusal),
    ...different.filter((answer) => !isRefusal(answer)),
    ...(admits ? [{ text: unknown.lead, facts: [unknown], link: undefined }] : []),
  ];
}

/** The answers; if they miss a service that the message names, one list of all these replaces the priced ones. */
function withServices(
  knowledge: Knowledge,
  message: string,
  answers: readonly Said[],
): readonly Said[] {
  const services = servicesIn(knowledge, message);
  if (services.length < 2) return answers;
  const facts = answers.flatMap((answer) => answer.facts);
  if (services.every((service) => facts.includes(service))) return answers;
  const others = answers.filter((answer) =>
    answer.facts.every((fact) => !fact.price && fact !== unknown),
  );
  return [sayServices(services), ...others];
}

/** If the answer asks which of several was meant: their names, as buttons. */
function choicesIn([only, ...others]: readonly Said[]): string[] | undefined {
  if (!only?.isAside || others.length > 0 || only.facts.length < 2) return undefined;
  return only.facts.slice(0, SUGGESTIONS).flatMap(({ names: [name] }) => name ?? []);
}

/** What may be tapped: where an answer is certain, first what may come next, then what else may be meant. */
function offered(
  others: readonly string[],
  next: readonly string[],
  questions: readonly Understanding[],
): string[] {
  const isSure = questions.every((question) => certaintyOf(question) === 'sure');
  const first = isSure ? next.slice(0, 1) : [];
  return [...new Set([...first, ...others, ...next])].slice(0, SUGGESTIONS);
}

/** What else may be meant, the likeliest first, to be tapped. */
function othersOf(
  knowledge: Knowledge,
  message: string,
  questions: readonly Understanding[],
  said: readonly Fact[],
): string[] {
  // What somebody asks at the end of a story may mean something of its own.
  const asked = questions.every(isClear) ? [] : sentencesOf(message).filter(isAsking);
  const readings = [
    ...questions.filter(({ before }) => !before),
    // A follow-up that leans on the topic alone may mean something of its own as well.
    ...[...questions.filter(({ before }) => before).map(({ text }) => text), ...asked].map((text) =>
      understand(knowledge, text),
    ),
  ];
  const names = readings
    .flatMap(({ hits }) => hits.filter(({ fact }) => !said.includes(fact) && !fact.manner))
    .toSorted((one, other) => other.rank - one.rank)
    .flatMap(({ fact: { names, asks = [] } }) => [...names, ...asks].slice(0, 1));
  return [...new Set(names)].slice(0, SUGGESTIONS);
}

function suggestionsFrom(facts: readonly Fact[], message: string): string[] {
  const asked = message.trim().toLowerCase();
  const next = facts.flatMap((fact) => fact.next ?? []);
  return [...new Set(next)].filter((one) => one.toLowerCase() !== asked).slice(0, SUGGESTIONS);
}
