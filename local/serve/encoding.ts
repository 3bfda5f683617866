/** Encodings that files are kept in, the one we would rather send first. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * The encoding to send, by `Accept-Encoding` with its weights (RFC 9110, 12.5.3); undefined is the
 * file as it is, also where a client says that it accepts nothing at all.
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const weights = parseWeights(header ?? '');
  const weightOf = (name: string, unnamed: number) =>
    weights.get(name) ?? weights.get('*') ?? unnamed;

  let best: Encoding | undefined;
  let bestWeight = weights.get('identity') ?? 0;
  for (const encoding of ENCODINGS) {
    const weight = weightOf(encoding, 0);
    const wins = best ? weight > bestWeight : weight > 0 && weight >= bestWeight;
    if (!wins || !available.includes(encoding)) continue;
    best = encoding;
    bestWeight = weight;
  }
  return best;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, weight ? Number(weight) || 0 : 1);
  }
  return weights;
}

/** Whether `If-None-Match` names this tag; weakness makes no difference to a 304. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  const tags = header.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tag);
}
