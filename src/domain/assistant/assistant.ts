import type { ChatTurn } from '#src/contracts/chat.ts';
import { choicesAfter, othersOf } from './choices.ts';
import { type Fact, personAfter } from './fact.ts';
import { unknown } from './facts/answers.ts';
import { money } from '../format.ts';
import { site } from '#src/content/site.ts';
import { goneOn } from './go-on.ts';
import { englishOnly } from './languages.ts';
import type { Knowledge } from './knowledge.ts';
import { asksForSum, asksForWork, goesOn, isRequest, isSentence, writesOnly } from './phrasing.ts';
import { OFFER, orElse, say, sayClose, sayInstead, type Said, withLink, withName } from './say.ts';
import { isPlain, sayChat } from './small-talk.ts';
import { questionsIn, sentencesOf } from './split.ts';
import { sayBudget, sayServices, servicesIn, sumOf, totalOf } from './sums.ts';
import { isInTrouble, sayInDanger, sayTrouble } from './trouble.ts';
import { findKnownAnswer, understand } from './understand.ts';
import { wordsOf } from './words/normalize.ts';
import {
  certaintyOf,
  isClear,
  isClearlyBest,
  isMeant,
  isTalk,
  secondReading,
  topicOf,
  type Understanding,
} from './understanding.ts';

export interface Reply {
  /** Short Markdown; `FREE_TIMES` (free-times.ts) marks where the free times go. */
  text: string;
  /** Suggested follow-up questions, at most three; each has an answer. */
  suggestions: string[];
  /** The answer, with a total where several priced things, users or months are asked for. */
  facts: readonly Fact[];
  total: string | undefined;
  /** It consists of the agency's own answers, to questions that were asked as they are known. */
  isKnown?: boolean;
}

const REMEMBERED = 4;

/**
 * Answers from the known facts only: the message is a search query and changes nothing.
 *
 * @param history earlier turns, as the visitor's page stores them; used for follow-ups only
 */
export function reply(knowledge: Knowledge, message: string, history: readonly ChatTurn[]): Reply {
  const danger = sayInDanger(message);
  if (danger) return { ...alone(danger), isKnown: true };
  const known = findKnownAnswer(knowledge, message);
  if (known) return { ...alone({ text: known.lead, facts: [known], link: undefined }), isKnown: true };
  const before = talkBefore(knowledge, history);
  const meaning = read(knowledge, message, before);
  const { questions, trouble } = meaning;
  const chat = sayChat(knowledge, message, questions);
  if (chat) return alone(chat);
  if (trouble) return alone(sayTrouble(message, trouble), besides(knowledge, message));
  const isOfService = questions.some((one) => isClear(one) || topicOf(one)?.price);
  const budget = isOfService ? undefined : sayBudget(message);
  if (budget) return alone(budget);
  const answers = answersTo(knowledge, meaning, history);
  const blocks = answers.map((answer, at) =>
    // Two services in a row share one link, after the second.
    answer.link && answer.link === answers[at + 1]?.link ? answer.text : withLink(answer),
  );
  const facts = answers.flatMap((answer) => answer.facts);
  const meant = answers.flatMap((answer) => (answer.isAside ? [] : answer.facts));
  const total = totalOf(meant) ?? sumOf(message, meant);
  const foreign = englishOnly(message);
  const said = foreign && !questions.some(isOfHouse) ? [] : [...blocks, ...(total ? [total] : [])];
  const isChat = questions.every(isTalk) && !isSentence(message);
  const others = isChat ? [] : othersOf(knowledge, message, questions, facts);
  const parts = [...(foreign ? [foreign] : []), ...said];
  const asked = [...saidBefore(history), message];
  return {
    text: [...parts, ...waysAfter(knowledge, asked, parts.join())].join('\n\n'),
    suggestions: choicesAfter(asked, questions, answers, others),
    facts,
    total,
    isKnown: hasOwnAnswers(questions),
  };
}

/** What is said to each question; to one alone that was answered before, what else there is. */
function answersTo(
  knowledge: Knowledge,
  { questions, together = [] }: Read,
  history: readonly ChatTurn[],
): readonly Said[] {
  const answers = withServices(together, inOrder(knowledge, questions));
  const [only, ...others] = questions;
  if (!only || others.length > 0 || together.length > 1) return answers;
  const more = goneOn(knowledge, only, answers.map(({ text }) => text).join(), history);
  return more ? [more] : answers;
}

/** Whether all that is asked has an answer in the agency's own words. */
function hasOwnAnswers(questions: readonly Understanding[]): boolean {
  const serious = questions.filter((question) => !isTalk(question));
  return serious.length > 0 && serious.every(({ isOwn }) => isOwn);
}

/** Whether an answer is given as certain: not as the closest, as a choice, or as not known. */
export function isSure({ text, facts }: Reply): boolean {
  return !facts.includes(unknown) && ![orElse, OFFER].some((sign) => text.includes(sign));
}

/** Whether the question is about the agency: about what it sells, or with high confidence. */
function isOfHouse(question: Understanding): boolean {
  const fact = topicOf(question);
  if (!fact || fact.id.startsWith('talk/')) return false;
  return certaintyOf(question) === 'sure' || fact.price !== undefined;
}

/** Whom to ask after an answer that needs it; whoever has said that they cannot phone is told how to write instead. */
function waysAfter(knowledge: Knowledge, asked: readonly string[], answer: string): string[] {
  const person = personAfter(answer);
  const [writing] = asked.some(writesOnly) ? knowledge.factsOf(['in-writing']) : [];
  if (!writing) return person;
  const isNeeded = person.length > 0 || answer.includes(site.phone.text);
  return isNeeded && !answer.includes(writing.lead) ? [writing.lead] : [];
}

/** An answer that stands for the whole message, with what it asks besides. */
function alone(said: Said, others: readonly string[] = []): Reply {
  const suggestions = said.facts.flatMap(({ next = [] }) => next);
  const text = [withLink(said), ...others].join('\n\n');
  return { text, suggestions, facts: said.facts, total: undefined };
}

/** The answers to what a client in trouble asks besides, where they offer nothing. */
function besides(knowledge: Knowledge, message: string): string[] {
  const asked = sentencesOf(message).filter((text) => text.trim().endsWith('?') || goesOn(text));
  const known = asked
    .map((text) => understand(knowledge, text))
    .filter((one) => certaintyOf(one) === 'sure' && !isTalk(one) && !topicOf(one)?.named);
  const texts = known.map((one) => withLink(say(knowledge, one)));
  return [...new Set(texts)].filter((text) => !text.includes(money.sign));
}

interface Read {
  questions: readonly Understanding[];
  /** The message in which a client told of trouble, if this one goes on about it. */
  trouble?: string | undefined;
  /** The services that were asked for last, and those that this message asks for together. */
  services?: readonly Fact[];
  together?: readonly Fact[];
}

/** Interprets a message with those before it. Trouble is nothing that a later question could be about. */
function read(knowledge: Knowledge, message: string, before: Read): Read {
  if (isInTrouble(knowledge, message)) return { questions: [], trouble: before.trouble ?? message };
  const questions = questionsIn(knowledge, message, before.questions.findLast(topicOf) ?? before.questions.at(-1));
  const { services: earlier = [] } = before;
  const named = servicesIn(knowledge, message);
  const meant = questions.flatMap((one) => topicOf(one) ?? []).filter(({ price }) => price);
  const own = named.length > 1 ? named : meant;
  const isAdded = earlier.length > 0 && asksForSum(message);
  const services = isAdded ? [...new Set([...earlier, ...own])] : own;
  const together = isAdded ? services : named;
  const isOver = questions.every(isPlain) && (isRequest(message) || questions.every(isTalk));
  return {
    questions,
    trouble: isOver ? undefined : before.trouble,
    services: services.length > 0 ? services : earlier,
    together,
  };
}

/** The visitor's last messages, each interpreted with those before it. */
function talkBefore(knowledge: Knowledge, history: readonly ChatTurn[]): Read {
  return saidBefore(history)
    .slice(-REMEMBERED)
    .reduce<Read>((before, message) => read(knowledge, message, before), { questions: [] });
}

function saidBefore(history: readonly ChatTurn[]): string[] {
  return history.flatMap(({ from, message }) => (from === 'user' ? message : []));
}

/** Refusals come first; small talk only if there is no answer; "I do not know" at most once. */
function inOrder(knowledge: Knowledge, questions: readonly Understanding[]): Said[] {
  const serious = questions.filter((question) => !isTalk(question));
  const known = (serious.length > 0 ? serious : questions.slice(0, 1)).filter(
    (question) => certaintyOf(question) !== 'unknown',
  );
  const isNear = (question: Understanding) => certaintyOf(question) === 'near';
  const said = known.flatMap((question) => {
    const answer = say(knowledge, question);
    const isAlone = known.length === 1 && answer.facts.length === 1;
    const other = isAlone ? secondReading(question) : undefined;
    const second = other ? sayInstead(other, answer.text) : [];
    // A list of what comes close says so itself.
    if (!isNear(question) || answer.text.startsWith(OFFER)) return [answer, ...second];
    return isMeant(question) ? [withName(answer), ...second] : [sayClose([answer, ...second], isClearlyBest(question))];
  });
  const isRefusal = ({ facts: [fact] }: Said) => fact?.manner === 'refusal';
  const different = said.filter(({ text }, at) => said.findIndex((other) => other.text === text) === at);
  const admits = different.length === 0 || (serious.length > known.length && !known.some(isNear));
  return [
    ...different.filter(isRefusal),
    ...different.filter((answer) => !isRefusal(answer)),
    ...(admits ? [sayUnknown(knowledge, questions)] : []),
  ];
}

/** That it is not known, or no work of ours: who asks for something to be done in words that the whole site lacks. */
function sayUnknown(knowledge: Knowledge, questions: readonly Understanding[]): Said {
  const [question] = questions;
  const isForeign = (text: string) => wordsOf(text).some((word) => /^\p{L}{4,}$/u.test(word) && !knowledge.knows(word));
  const isOther = question && !question.before && asksForWork(question.text) && isForeign(question.text);
  const [fact = unknown] = knowledge.factsOf(isOther ? ['refusal/not-ours'] : []);
  return { text: fact.lead, facts: [fact], link: undefined };
}

/** The answers; if they miss a service that is asked for, one list of all these replaces the priced ones. */
function withServices(services: readonly Fact[], answers: readonly Said[]): readonly Said[] {
  if (services.length < 2) return answers;
  const facts = answers.flatMap((answer) => (answer.isAside ? [] : answer.facts));
  if (services.every((service) => facts.includes(service))) return answers;
  const others = answers.filter((answer) => answer.facts.every((fact) => !fact.price && fact !== unknown));
  return [sayServices(services), ...others];
}
