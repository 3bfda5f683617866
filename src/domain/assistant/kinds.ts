import { type Example, naiveBayes } from './naive-bayes.ts';
import type { Fact } from './fact.ts';
import { comparedWords, textsOf } from './likeness.ts';
import type { Weights } from './weights.ts';
import { kinds } from './words/kinds.data.ts';
import { termsOf } from './words/normalize.ts';

/** How much a text that is no question counts beside one. */
const SAID = 0.5;

/** Learns from all texts of each fact how likely a question means it: from 0 to 1, all facts together 1. */
export function likelihoodOf(examples: ReadonlyMap<Fact, readonly Example[]>) {
  const facts = [...examples.keys()];
  const likelihoods = naiveBayes([...examples.values()]);
  return (words: readonly string[]): ReadonlyMap<Fact, number> => {
    const likely = likelihoods(featuresOf(words));
    return new Map(facts.map((fact, at) => [fact, likely[at] ?? 0]));
  };
}

/** What each fact is learned from: its texts and wordings, as features. */
export function examplesOf(facts: readonly Fact[], wordsIn: (text: string) => readonly string[]) {
  const of = (fact: Fact): Example[] => {
    const asked = new Set([...(fact.asks ?? []), ...(fact.wordings?.split(' / ') ?? [])]);
    return [...new Set([...asked, ...textsOf(fact)])].map((text) => ({
      features: featuresOf(wordsIn(text)),
      counts: asked.has(text) ? 1 : SAID,
    }));
  };
  return new Map(facts.map((fact) => [fact, of(fact)]));
}

/** Words, terms and pairs of neighboring words; the beginning and the end of a text count as neighbors. */
function featuresOf(typed: readonly string[]): string[] {
  const words = comparedWords(typed);
  const pairs = ['', ...words].map((word, at) => `${word} ${words[at] ?? ''}`);
  return [...new Set([...words, ...termsOf(words).map((term) => `${term}.`), ...pairs])];
}

/** How much likelier a kind must be than anything else. */
const LIKELIER = 3;

/** The same where something is named that can be asked for. */
const EVIDENT = 12;

/** Of what is asked, one in so many tells the kinds apart as well as all. */
const EVERY = 3;

function isChat(id: string): boolean {
  return id.startsWith('talk/') && id !== 'talk/person' && kinds[id] !== undefined;
}

/** Learns from examples of which kind a text is that asks nothing a page answers: the id of its answer. */
export function kindsOf(
  learned: ReadonlyMap<Fact, readonly Example[]>,
  wordsIn: (text: string) => readonly string[],
  { saysLittle }: Weights,
) {
  const facts = [...learned.keys()];
  const isTalk = ({ id }: Fact) => /^(?:talk|refusal)\//.test(id);
  const questions = facts.filter((fact) => !isTalk(fact));
  const ids = [...new Set([...Object.keys(kinds), ...facts.filter(isTalk).map(({ id }) => id)])];
  const examples = ids.map((id) => {
    const asked = facts.find((fact) => fact.id === id)?.asks ?? [];
    const texts = kinds[id] ? [...kinds[id].split(' / '), ...asked] : asked;
    return texts.map((text): Example => ({ features: featuresOf(wordsIn(text)), counts: 1 }));
  });
  const likelihoods = naiveBayes([
    questions.flatMap((fact) => learned.get(fact) ?? []).filter((_, at) => at % EVERY === 0),
    ...examples,
  ]);
  const names = facts.flatMap((fact) => (fact.reading ? [] : fact.names));
  const called = new Set(names.flatMap((text) => termsOf(wordsIn(text))));
  return (words: readonly string[]): string | undefined => {
    const likely = [...likelihoods(featuresOf(words))];
    const most = Math.max(...likely);
    const id = ids[likely.indexOf(most) - 1];
    if (!id || !kinds[id]) return undefined;
    // Good wishes may be of two kinds at once.
    const isRival = (other?: string) => other !== id && !(isChat(id) && other && isChat(other));
    const next = Math.max(...likely.filter((_, at) => isRival(ids[at - 1])));
    const own = new Set(examples[ids.indexOf(id)]?.flatMap(({ features }) => features));
    const isNamed = termsOf(words).some((term) => called.has(term) && !saysLittle(term) && !own.has(`${term}.`));
    return most > (isNamed && id !== 'trouble' ? EVIDENT : LIKELIER) * next ? id : undefined;
  };
}
