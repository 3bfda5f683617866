import { kinds } from './words/kinds.data.ts';
import { type Example, naiveBayes } from '#src/lib/naive-bayes.ts';
import type { Fact } from './fact.ts';
import { examplesOf, featuresOf } from './likelihood.ts';
import type { Weights } from './weights.ts';
import { termsOf } from './words/normalise.ts';

/** Of which kind a text is that asks nothing a page answers: the id of its answer. */
export type Kinds = (words: readonly string[]) => string | undefined;

/** How much likelier a kind must be than anything else. */
const LIKELIER = 3;

/** The same where something is named that can be asked for. */
const EVIDENT = 12;

/** Learns from examples, and from what the facts answer, which words are typical of small talk and of trouble. */
export function kindsOf(
  facts: readonly Fact[],
  wordsIn: (text: string) => readonly string[],
  { saysLittle }: Weights,
): Kinds {
  const isTalk = ({ id }: Fact) => /^(?:talk|refusal)\//.test(id);
  const questions = facts.filter((fact) => !isTalk(fact));
  const ids = [...new Set([...Object.keys(kinds), ...facts.filter(isTalk).map(({ id }) => id)])];
  const examples = ids.map((id) => {
    const asked = facts.find((fact) => fact.id === id)?.asks ?? [];
    const texts = kinds[id] ? [...kinds[id].split(' / '), ...asked] : asked;
    return texts.map((text): Example => ({ features: featuresOf(wordsIn(text)), counts: 1 }));
  });
  const likelihoods = naiveBayes([
    questions.flatMap((fact) => examplesOf(fact, wordsIn)),
    ...examples,
  ]);
  const names = facts.flatMap((fact) => (fact.reading ? [] : fact.names));
  const called = new Set(names.flatMap((text) => termsOf(wordsIn(text))));
  return (words) => {
    const likely = [...likelihoods(featuresOf(words))];
    const [most = 0, next = 0] = likely.toSorted((one, other) => other - one);
    const id = ids[likely.indexOf(most) - 1];
    if (!id || !kinds[id]) return undefined;
    const own = new Set(examples[ids.indexOf(id)]?.flatMap(({ features }) => features));
    const isNamed = termsOf(words).some(
      (term) => called.has(term) && !saysLittle(term) && !own.has(`${term}.`),
    );
    return most > (isNamed && id !== 'trouble' ? EVIDENT : LIKELIER) * next ? id : undefined;
  };
}
