import { type Adjustable, fieldNames, assumptionFields, typedOf } from './adjust.ts';
import { $analysis } from './analysis.ts';
import { $calculatorOpen, calculatorHashes } from './store.ts';

/** The industry of a URL, and the assumptions that it changes; undefined if it names none. */
export function readAddress({ searchParams }: URL) {
  const industry = searchParams.get('industry')?.trim();
  if (!industry) return undefined;
  const given = fieldNames.map((field) => [field, searchParams.get(assumptionFields[field].parameter)] as const);
  return { industry, changes: Object.fromEntries(given.filter(([, value]) => value !== null)) };
}

interface Shown {
  result: { industry: string; assumptions?: Adjustable | undefined };
  assumptions?: Adjustable | undefined;
}

/** The URL with the industry and the assumptions that differ from its own; nothing else changes except the hash. */
export function withResult(address: URL, { result, assumptions }: Shown): URL {
  const url = withoutResult(address, '#calculator');
  url.searchParams.set('industry', result.industry);
  if (!result.assumptions || !assumptions) return url;
  const [own, now] = [typedOf(result.assumptions), typedOf(assumptions)];
  for (const field of fieldNames) {
    if (now[field] !== own[field]) url.searchParams.set(assumptionFields[field].parameter, now[field]);
  }
  return url;
}

/** The URL without the calculator's parameters. */
export function withoutResult(address: URL, hash: string): URL {
  const url = new URL(address);
  for (const field of fieldNames) url.searchParams.delete(assumptionFields[field].parameter);
  url.searchParams.delete('industry');
  url.hash = hash;
  return url;
}

/** Puts the shown result into the URL, so that it survives a reload, and removes it when the window closes. */
export function syncUrl(): void {
  /** The URL's hash before the calculator replaced it. */
  let before = '';
  const isOwn = () => calculatorHashes.includes(location.hash);
  const write = () => {
    const url = new URL(location.href);
    const next = $calculatorOpen.get() ? shownAt(url) : withoutResult(url, isOwn() ? before : url.hash);
    if (next.href !== url.href) history.replaceState(history.state, '', next);
  };
  $analysis.listen(write);
  $calculatorOpen.subscribe((open) => {
    if (open && !isOwn()) before = location.hash;
    write();
  });
}

/** A URL on the home page that shows this result to anybody. */
export function resultAddress(): URL {
  return shownAt(new URL('/', location.href));
}

function shownAt(url: URL): URL {
  const analysis = $analysis.get();
  return analysis.status === 'result' ? withResult(url, analysis) : url;
}
