import { paramsOf, withParams, withoutParams } from './address.ts';
import { $analysis } from './analysis.ts';
import { $calculatorOpen, calculatorHashes } from './store.ts';

/** The URL's hash before the calculator replaced it; restored on closing. */
let before = '';

/** Puts the shown result into the URL, so that it survives a reload, and removes it when the window closes. */
export function syncUrl(): void {
  if (!calculatorHashes.includes(location.hash)) before = location.hash;
  const write = () => {
    const { href } = location;
    const url = $calculatorOpen.get() ? shown(new URL(href)) : closed(new URL(href));
    if (url.href !== href) history.replaceState(history.state, '', url);
  };
  $analysis.listen(write);
  $calculatorOpen.listen((open) => {
    if (open && !calculatorHashes.includes(location.hash)) before = location.hash;
    write();
  });
}

/** A URL on the home page that shows this result to anybody. */
export function addressOf(): URL {
  return shown(new URL('/', location.href));
}

function shown(url: URL): URL {
  const analysis = $analysis.get();
  if (analysis.status !== 'result') return url;
  const { result, assumptions } = analysis;
  return withParams(url, paramsOf(result.industry, result.assumptions, assumptions));
}

function closed(url: URL): URL {
  return withoutParams(url, calculatorHashes.includes(url.hash) ? before : url.hash);
}
