import { Descriptions } from './find/description.ts';
import { industryWords, fold } from './find/fold.ts';
import { matchesOf, namesContaining, type Match } from './find/match.ts';
import {
  asHeading,
  beforePreposition,
  isFirstPerson,
  isNaming,
  isWholeSentence,
  isList,
  isSmallTalk,
  toldIn,
} from './find/phrase.ts';
import { sizeIn } from './find/size.ts';
import { Vocabulary, type Name } from './find/vocabulary.ts';
import { weak } from './find/words.ts';
import { plainWords } from '#src/content/language.ts';
import { industries } from '#src/content/trades.ts';
import type { Industry } from '#src/trades/industry.ts';

export interface FoundIndustry {
  /** Undefined if they name no industry. */
  readonly industry?: Industry;
  /** The narrower trade that was named, where the figures are those of the whole industry. */
  readonly trade?: string;
  /** Other industries that may have been meant, the likeliest first; at most three. */
  readonly others: readonly Industry[];
  /** Whether it was described instead of named. */
  readonly isRead?: boolean;
  readonly people?: number;
  /** Where it says how many vehicles there are: the people that they stand for. */
  readonly fleet?: { readonly vehicles: number; readonly people: number };
  /** Where it says how many places there are. */
  readonly locations?: number;
}

/** A phrase with more leftover words is about something else. */
const MOST_WORDS = 12;
const MOST_UNKNOWN = 3;

const MOST_OTHERS = 3;

let built: Vocabulary | undefined;
let descriptions: Descriptions | undefined;

/**
 * The industry that a text names, despite typos, other languages and whole sentences. Leftover words make it narrower or
 * rule it out. If the text describes what a company does instead, its words decide.
 */
export function findIndustry(text: string): FoundIndustry {
  const { rest: around, ...size } = sizeIn(text);
  const rest = around.replace(/^[\s,;]+|[\s,;]+$/g, '');
  const isOwn = isFirstPerson(text);
  const read = readIn(rest, isOwn);
  // Where nothing but vehicles is said, these are the trade.
  const { trade, ...found } = size.fleet && !read.industry ? readIn(text, isOwn) : read;
  return { ...found, ...(trade && isHeading(trade, found.industry) && { trade }), ...size };
}

/** @param isOwn whether somebody writes about their own company */
function readIn(text: string, isOwn: boolean): FoundIndustry {
  const named = nameIn(text);
  const isName = !isWholeSentence(text) || (named.industry && !named.trade);
  if (!isOwn && isName) return named;
  const described = describedIn(text);
  if (isNaming(text) && (!described.industry || described.industry === named.industry)) return named;
  const { trade: _, ...untitled } = named;
  const isSilent = !described.industry && described.others.length === 0;
  return isSilent ? untitled : described;
}

/** Interprets a description in sentences: the likeliest industry, and the next ones. */
function describedIn(text: string): FoundIndustry {
  descriptions ??= new Descriptions(industries);
  const { best, others } = descriptions.rank(toldIn(text).join(', '));
  return { ...(best && { industry: best, isRead: true }), others: others.slice(0, MOST_OTHERS) };
}

function nameIn(text: string): FoundIndustry {
  if (isNoName(text)) return { others: [] };
  const { phrase, typed, matches } = read(text);
  const near = namesContaining(vocabulary(), typed);
  const [best] = matches;
  if (!best) return { others: byNames(near, 1).slice(0, MOST_OTHERS) };

  const { industry } = best.name;
  const own = matches.filter(({ name }) => name.industry === industry);
  const unknown = unknownIn(typed, isList(phrase) ? matches : own);
  if (unknown.length > MOST_UNKNOWN) return { others: [] };

  const narrower = own.find(({ name }) => name.narrower)?.name.narrower;
  const trade = narrower ?? (unknown.length > 0 ? asHeading(phrase) : undefined);
  const isClear = unknown.length === 0 && !isList(phrase);
  const rivals = matches.filter(({ covers }) => !isClear || covers.size >= best.covers.size);
  const others = [...rivals.map(({ name }) => name.industry), ...byNames(near, 2)];
  const different = [...new Set(others)].filter((other) => other !== industry);
  return { industry, ...(trade && { trade }), others: different.slice(0, MOST_OTHERS) };
}

/** The part of the text that names something, as its meaningful words and the names in it. */
function read(text: string) {
  const readAs = (phrase: string) => {
    const typed = industryWords(fold(phrase));
    return { phrase, typed, matches: matchesOf(vocabulary(), typed, isList(phrase)) };
  };
  const before = beforePreposition(text);
  const first = before === undefined ? undefined : readAs(before);
  return first && first.matches.length > 0 ? first : readAs(text);
}

/** Code, a conversation, or a story. */
function isNoName(text: string): boolean {
  return isSmallTalk(text) || industryWords(fold(text)).length > MOST_WORDS;
}

/** Whether the words of a narrower trade can be its heading: no list, and nothing counted or mistyped. */
function isHeading(trade: string, industry: Industry | undefined): boolean {
  const isSlip = (word: string) =>
    vocabulary()
      .hitsOf(word)
      .some(({ word: meant, closeness }) => closeness < 1 && isOf(industry, meant));
  return !/\b\d+\b/.test(trade) && !isList(trade) && !industryWords(fold(trade)).some(isSlip);
}

function isOf(industry: Industry | undefined, word: string): boolean {
  return vocabulary()
    .namesWith(word)
    .some((name) => name.industry === industry);
}

function vocabulary(): Vocabulary {
  return (built ??= new Vocabulary(industries, plainWords));
}

function unknownIn(typed: readonly string[], matches: readonly Match[]): string[] {
  return typed.filter((word, place) => !weak.has(word) && !matches.some(({ covers }) => covers.has(place)));
}

/** The industries that have at least so many of the names, those with the most first. */
function byNames(names: readonly Name[], atLeast: number): Industry[] {
  const counts = new Map<Industry, number>();
  for (const { industry } of names) counts.set(industry, (counts.get(industry) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= atLeast)
    .sort(([, one], [, other]) => other - one)
    .map(([industry]) => industry);
}
