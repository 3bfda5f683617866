import { kinds } from '#src/content/language.ts';
import { type Example, type Features, naiveBayes } from './naive-bayes.ts';
import type { Fact } from './fact.ts';
import type { Reader } from './reader.ts';
import type { Weights } from './weights.ts';
import { termsOf } from './words/normalize.ts';

/** How much a text that is no question counts beside one. */
const SAID = 0.5;

/** Learns from all texts of each fact how likely a question means it: from 0 to 1, all facts together 1. */
export function likelihoodOf(examples: ReadonlyMap<Fact, readonly Example[]>, reader: Reader) {
  const facts = [...examples.keys()];
  const likelihoods = naiveBayes([...examples.values()], featuresOf(reader));
  return (words: readonly string[]): ReadonlyMap<Fact, number> => {
    const likely = likelihoods(reader.knownFeaturesOf(words));
    return new Map(facts.map((fact, at) => [fact, likely[at] ?? 0]));
  };
}

/** What a fact says and is called, and the questions that it answers. */
function textsOf({ names, asks = [], tradeWords, lead, overview, passages = [] }: Fact): string[] {
  const said = passages.map(({ text, about = '' }) => `${text} ${about}`);
  return [
    ...names,
    ...asks,
    ...(tradeWords ? [tradeWords] : []),
    ...(overview ? [] : [`${names[0]} ${lead}`, ...said]),
  ];
}

/** What each fact is learned from: its texts and wordings, as features. */
export function examplesOf(facts: readonly Fact[], featuresIn: Reader['featuresIn']) {
  const of = (fact: Fact): Example[] => {
    const asked = new Set([...(fact.asks ?? []), ...(fact.wordings?.split(' / ') ?? [])]);
    return [...new Set([...asked, ...textsOf(fact)])].map((text) => ({
      features: featuresIn(text),
      counts: asked.has(text) ? 1 : SAID,
    }));
  };
  return new Map(facts.map((fact) => [fact, of(fact)]));
}

function featuresOf(reader: Reader): Features {
  return { count: reader.features(), isPair: reader.isPair };
}

/** How much likelier a kind must be than anything else. */
const LIKELIER = 3;

/** The same where something is named that can be asked for. */
const EVIDENT = 12;

/** Of what is asked, one in so many tells the kinds apart as well as all. */
const EVERY = 3;

/** No feature. */
const NONE = -1;

function isChat(id: string): boolean {
  return id.startsWith('talk/') && id !== 'talk/person' && kinds[id] !== undefined;
}

/** Learns from examples of which kind a text is that asks nothing a page answers: the id of its answer. */
export function kindsOf(learned: ReadonlyMap<Fact, readonly Example[]>, reader: Reader, { saysLittle }: Weights) {
  const facts = [...learned.keys()];
  const isTalk = ({ id }: Fact) => /^(?:talk|refusal)\//.test(id);
  const questions = facts.filter((fact) => !isTalk(fact));
  const ids = [...new Set([...Object.keys(kinds), ...facts.filter(isTalk).map(({ id }) => id)])];
  const examples = ids.map((id) => {
    const asked = facts.find((fact) => fact.id === id)?.asks ?? [];
    const texts = kinds[id] ? [...kinds[id].split(' / '), ...asked] : asked;
    return texts.map((text): Example => ({ features: reader.featuresIn(text), counts: 1 }));
  });
  const likelihoods = naiveBayes(
    [questions.flatMap((fact) => learned.get(fact) ?? []).filter((_, at) => at % EVERY === 0), ...examples],
    featuresOf(reader),
  );
  const names = facts.flatMap((fact) => (fact.reading ? [] : fact.names));
  const called = new Set(names.flatMap((text) => [...reader.termsIn(text)]));
  return (words: readonly string[]): string | undefined => {
    const likely = [...likelihoods(reader.knownFeaturesOf(words))];
    const most = Math.max(...likely);
    const id = ids[likely.indexOf(most) - 1];
    if (!id || !kinds[id]) return undefined;
    // Good wishes may be of two kinds at once.
    const isRival = (other?: string) => other !== id && !(isChat(id) && other && isChat(other));
    const next = Math.max(...likely.filter((_, at) => isRival(ids[at - 1])));
    const own = new Set(examples[ids.indexOf(id)]?.flatMap(({ features }) => features));
    const isOwn = (term: string) => own.has(reader.featureOfTerm(term) ?? NONE);
    const isNamed = termsOf(words).some((term) => called.has(term) && !saysLittle(term) && !isOwn(term));
    return most > (isNamed && id !== 'trouble' ? EVIDENT : LIKELIER) * next ? id : undefined;
  };
}
