import { phrases, reading } from '#src/content/language.ts';
import { assistant } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { allAutomations, contactUs, type Fact, isClause, type Link, linkText, numbered, type Passage } from './fact.ts';
import type { Knowledge } from './knowledge.ts';
import type { KnownPassage } from './subject.ts';
import { termsOf, wordsOf } from './words/normalize.ts';
import type { Understanding } from './understanding.ts';

const PASSAGES = 2;

/** Minimum weight of new terms for a passage to be added. */
const GAIN = 0.08;

/** Characters that all passages together may have. */
const ROOM = 420;

export const OFFER = assistant.theseComeClose;

export interface Said {
  text: string;
  facts: readonly Fact[];
  link: Link | undefined;
  /** Offered in case it was meant; excluded from totals. */
  isAside?: true;
}

export function say(knowledge: Knowledge, question: Understanding): Said {
  const fact = question.hits[0]?.fact;
  if ((fact?.list || question.isTold) && question.listed.length > 1) return sayList(question.listed);
  if (!fact) return { text: '', facts: [], link: undefined };
  const chosen = fitting(knowledge, fact, question);
  const passages = isClause(fact) ? excerptOf(fact, chosen) : chosen.map(({ text }) => text);
  const name = fact.named ? `**${fact.names[0]}**: ` : '';
  // If all passages are added, or the lead has the price, the order of the fact is kept; otherwise the best match comes first.
  const sentences = fact.thorough || fact.leadFirst ? [fact.lead, ...passages] : [...passages, fact.lead];
  const isList = fact.lead.includes('\n');
  return { text: name + sentences.join(isList ? '\n' : ' '), facts: [fact], link: fact.link };
}

function sayList(facts: readonly Fact[]): Said {
  const lines = facts.map(({ names: [name], gist, lead }) => `**${name}**: ${gist ?? lead}`);
  return { text: `${OFFER}\n${numbered(lines)}`, facts, link: allAutomations, isAside: true };
}

/** Passages of a clause in its order, with a sign where others are left out. */
function excerptOf({ passages = [] }: Fact, chosen: readonly Passage[]): string[] {
  const isSaid = passages.map(({ text }) => chosen.some((passage) => passage.text === text));
  return passages.flatMap(({ text }, at) => {
    if (isSaid[at]) return text;
    return (isSaid[at - 1] ?? true) ? '…' : [];
  });
}

/** The passages of a fact that answer what its lead does not. */
function fitting(knowledge: Knowledge, fact: Fact, question: Understanding): KnownPassage[] {
  const { nameTerms, lead = [], passages = [] } = knowledge.subjectOf(fact) ?? {};
  // In a follow-up the lead was already said.
  const known = new Set(question.before ? nameTerms : [...(nameTerms ?? []), ...lead]);
  const own = question.terms.filter((term) => !nameTerms?.has(term));
  // 'And for a logo?' asks what was asked before.
  const asked = own.length > 0 || !question.before ? own : question.before.terms;

  const open = new Set(asked.filter((term) => !known.has(term)));
  const chosen: KnownPassage[] = [];
  while (chosen.length < PASSAGES) {
    const [best] = passages
      .filter(({ onlyIfAsked, about = '' }) => !onlyIfAsked || termsOf(wordsOf(about)).some((term) => open.has(term)))
      .map((passage) => ({ passage, gain: gainOf(knowledge, passage, open) }))
      .filter(({ gain }) => gain >= GAIN)
      .sort((one, other) => other.gain - one.gain);
    if (!best) break;
    chosen.push(best.passage);
    for (const term of best.passage.terms) open.delete(term);
  }
  const asksWhy = question.before && phrases.reasons.test(question.text);
  return fact.thorough || asksWhy ? [...chosen, ...others(passages, chosen)] : chosen;
}

/** Remaining passages in order, while there is room. */
function others(passages: readonly KnownPassage[], chosen: readonly KnownPassage[]) {
  let room = ROOM - chosen.reduce((total, { text }) => total + text.length, 0);
  return passages.filter((passage) => {
    if (chosen.includes(passage) || passage.text.length > room) return false;
    room -= passage.text.length;
    return true;
  });
}

function gainOf(knowledge: Knowledge, { terms }: KnownPassage, open: ReadonlySet<string>): number {
  return knowledge.weights.sum([...terms].filter((term) => open.has(term)));
}

/** An answer with its link at its end, on a line of its own after a list. */
export function withLink({ text, link }: Said): string {
  if (!link || text.includes(linkText(link))) return text;
  return `${text}${/^\d\. /m.test(text) ? '\n' : ' '}${linkText(link)}`;
}

/** An answer that begins with what it is about, where that is not what was asked word for word, nor how it begins anyway. */
export function withName(said: Said): Said {
  const [fact] = said.facts;
  const head = fact && !said.text.startsWith('**') && !said.text.startsWith(fact.names[0] ?? '') ? headOf(fact) : '';
  return head ? { ...said, text: `${head} ${said.text}` } : said;
}

/** Characters below which a sentence such as 'Almost never.' says nothing without its question. */
const TERSE = 25;

/**
 * What may be meant instead, in one sentence; half a list says nothing.
 * @param answer what is said before it, and need not be said again
 */
export function sayInstead(question: Understanding, answer: string): Said[] {
  const fact = question.hits[0]?.fact;
  if (!fact || /^\d\. /.test(fact.lead)) return [];
  const [first = ''] = fact.gist ? [fact.gist] : fact.lead.split(reading.betweenBoldSentences, 1);
  const text = first.length < TERSE ? fact.lead : first;
  const plain = (one: string) => wordsOf(one).join(' ');
  if (text.endsWith(':') || plain(answer).includes(plain(text))) return [];
  return [withName({ text, facts: [fact], link: fact.link, isAside: true })];
}

/** The name of a fact as a heading: '**Logo Design**:'. Another question than the visitor's is none, nor is small talk. */
function headOf({ id, names: [name = ''] }: Fact): string {
  return name === '' || name.endsWith('?') || id.startsWith('talk/') ? '' : `**${name}**:`;
}

/** What an answer ends with that only comes close, where others come as close. */
export const orElse = assistant.orElse(site.phone.text, linkText(contactUs));

/**
 * What comes close to a question, each with what it is about.
 * @param isBest whether the first of them is clearly the best: then nothing is said of what else may be meant
 */
export function sayClose(answers: readonly Said[], isBest: boolean): Said {
  const texts = answers.map((said) => {
    const text = withLink(withName(said));
    return /^\*\*[^*]+\*\*:/.test(text) ? assistant.aboutIt(text) : text;
  });
  const facts = answers.flatMap((said) => said.facts);
  return { text: [...texts, ...(isBest ? [] : [orElse])].join('\n\n'), facts, link: undefined, isAside: true };
}
