/** A text of a class: its features, and how much it counts beside the others. */
export interface Example {
  /** Each is there once. */
  features: readonly number[];
  counts: number;
}

/** What features there are: whole numbers from 0. */
export interface Features {
  count: number;
  /** Whether it is two neighboring words, which are chance where they were met only once. */
  isPair: (feature: number) => boolean;
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
export function naiveBayes(classes: readonly (readonly Example[])[], features: Features) {
  const rarities = raritiesIn(classes.flat(), features);
  const rarityOf = (feature: number) => rarities[feature] ?? 0;
  const { starts, owners, typical, totals } = typicalIn(classes, rarities);
  const untypical = totals.map((one) => -Math.log(1 + one / SMOOTHING));

  return (asked: readonly number[]): Float64Array => {
    const known = asked.filter((feature) => rarityOf(feature) > 0);
    const scale = EVIDENCE / lengthOf(known, rarities) ** 0.5;
    const rarity = known.reduce((sum, feature) => sum + rarityOf(feature), 0);
    const evidence = untypical.map((one) => scale * rarity * one);
    for (const feature of known) {
      for (let at = starts[feature] as number; at < (starts[feature + 1] as number); at++) {
        add(evidence, owners[at] as number, scale * rarityOf(feature) * (typical[at] as number));
      }
    }
    const most = Math.max(...evidence);
    const odds = evidence.map((one) => Math.exp(one - most));
    const sum = odds.reduce((all, one) => all + one, 0);
    return odds.map((one) => one / sum);
  };
}

/** By feature how rare it is; 0 for one that tells nothing. */
function raritiesIn(examples: readonly Example[], { count, isPair }: Features): Float64Array {
  const frequency = new Float64Array(count);
  for (const { features } of examples) for (const feature of features) add(frequency, feature, 1);
  return frequency.map((often, feature) =>
    often === 0 || (often === 1 && isPair(feature)) ? 0 : Math.sqrt(Math.log(examples.length / often)),
  );
}

/**
 * How typical each feature is of the classes that have it. The places of a feature in `owners` (indexes of classes) and
 * `typical` go from its entry in `starts` to the next one's.
 */
function typicalIn(classes: readonly (readonly Example[])[], rarities: Float64Array) {
  const weights = classes.map((examples) => weightsIn(examples, rarities));
  const starts = new Int32Array(rarities.length + 1);
  const averages = new Float64Array(rarities.length);
  const totals = new Float64Array(classes.length);
  for (const [owner, weighed] of weights.entries()) {
    for (const [feature, weight] of weighed) {
      starts[feature + 1] = (starts[feature + 1] as number) + 1;
      add(averages, feature, weight);
      add(totals, owner, weight);
    }
  }
  for (let feature = 0; feature < rarities.length; feature++) {
    starts[feature + 1] = (starts[feature + 1] as number) + (starts[feature] as number);
  }
  const total = totals.reduce((sum, one) => sum + one, 0);
  const next = starts.slice();
  const owners = new Int32Array(starts.at(-1) ?? 0);
  const typical = new Float64Array(owners.length);
  for (const [owner, weighed] of weights.entries()) {
    for (const [feature, weight] of weighed) {
      const place = next[feature] as number;
      next[feature] = place + 1;
      owners[place] = owner;
      typical[place] = Math.log(1 + (weight * total) / (SMOOTHING * (averages[feature] as number)));
    }
  }
  return { starts, owners, typical, totals };
}

/** How much each feature weighs in a class. */
function weightsIn(examples: readonly Example[], rarities: Float64Array): ReadonlyMap<number, number> {
  const all = examples.reduce((sum, { counts }) => sum + counts, 0);
  const weights = new Map<number, number>();
  for (const { features, counts } of examples) {
    const share = counts / all / lengthOf(features, rarities);
    for (const feature of features) {
      const rarity = rarities[feature] as number;
      if (rarity > 0) weights.set(feature, (weights.get(feature) ?? 0) + share * rarity);
    }
  }
  return weights;
}

/** Longer texts have more features, of which each counts less. */
function lengthOf(features: readonly number[], rarities: Float64Array): number {
  return Math.sqrt(features.reduce((sum, feature) => sum + (rarities[feature] ?? 0) ** 2, 0)) || 1;
}

function add(numbers: Float64Array, at: number, more: number): void {
  numbers[at] = (numbers[at] ?? 0) + more;
}
