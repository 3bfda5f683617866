import { parseAccept } from 'hono/utils/accept';

/** Content encodings, the preferred one first. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The encoding to send by `Accept-Encoding` and its weights. Undefined means uncompressed. */
export function chooseEncoding(
  headers: Headers,
  available: readonly Encoding[],
): Encoding | undefined {
  const accepted = parseAccept(headers.get('accept-encoding') ?? '');
  const named = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name);
  const weightOf = (name: string) => (named(name) ?? named('*'))?.q ?? 0;
  return available
    .filter((name) => weightOf(name) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one))[0];
}
