/** A text of a class: its features, and how much it counts beside the others. */
export interface Example {
  features: readonly string[];
  counts: number;
}

/** A feature: how rare it is and, by the index of a class, how typical it is of that. */
interface Feature {
  rarity: number;
  typical: Map<number, number>;
}

/** How much of the average of all classes is mixed into each, so that no feature rules a class out. */
const SMOOTHING = 1.9;

/** Flattens the odds, since features of one text are no independent evidence. */
const EVIDENCE = 0.2;

/**
 * Naive Bayes, where all examples of a class together count as one, so that a class with many examples is no likelier
 * than one with few. Rare features count more (the root of the inverse document frequency).
 *
 * @param classes the examples of each class, at least one
 * @returns from the features of a text, how likely it is of each class: from 0 to 1, all classes together 1
 */
export function naiveBayes(classes: readonly (readonly Example[])[]) {
  const features = featuresIn(classes.flat());
  const of = (names: readonly string[]) =>
    names.map((name) => features.get(name)).filter((feature) => feature !== undefined);
  const totals = new Float64Array(classes.length);
  for (const [at, examples] of classes.entries()) {
    const all = examples.reduce((sum, { counts }) => sum + counts, 0);
    for (const example of examples) {
      const known = of(example.features);
      const share = example.counts / all / lengthOf(known);
      for (const { rarity, typical } of known) {
        typical.set(at, (typical.get(at) ?? 0) + share * rarity);
        add(totals, at, share * rarity);
      }
    }
  }
  const total = totals.reduce((sum, one) => sum + one, 0);
  for (const { typical } of features.values()) {
    const average = [...typical.values()].reduce((sum, one) => sum + one, 0) / total;
    for (const [at, much] of typical) typical.set(at, Math.log(1 + much / (SMOOTHING * average)));
  }
  const untypical = totals.map((one) => -Math.log(1 + one / SMOOTHING));

  return (names: readonly string[]): Float64Array => {
    const known = of(names);
    const scale = EVIDENCE / Math.sqrt(lengthOf(known));
    const rarities = known.reduce((sum, { rarity }) => sum + rarity, 0);
    const evidence = untypical.map((one) => scale * rarities * one);
    for (const { rarity, typical } of known) for (const [at, much] of typical) add(evidence, at, scale * rarity * much);
    const most = Math.max(...evidence);
    const odds = evidence.map((one) => Math.exp(one - most));
    const sum = odds.reduce((all, one) => all + one, 0);
    return odds.map((one) => one / sum);
  };
}

/** The features of all examples; those of several words, where they were met only once, are chance. */
function featuresIn(examples: readonly Example[]): ReadonlyMap<string, Feature> {
  const frequency = new Map<string, number>();
  for (const { features } of examples) for (const name of features) frequency.set(name, (frequency.get(name) ?? 0) + 1);
  const features = new Map<string, Feature>();
  for (const [name, count] of frequency) {
    if (count === 1 && name.includes(' ')) continue;
    const rarity = Math.sqrt(Math.log(examples.length / count));
    features.set(name, { rarity, typical: new Map() });
  }
  return features;
}

/** Longer texts have more features, of which each counts less. */
function lengthOf(features: readonly Feature[]): number {
  return Math.sqrt(features.reduce((sum, { rarity }) => sum + rarity * rarity, 0)) || 1;
}

function add(numbers: Float64Array, at: number, more: number): void {
  numbers[at] = (numbers[at] ?? 0) + more;
}
