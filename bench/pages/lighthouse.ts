import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserArguments } from '../../tests/browser-arguments.ts';
import { median as medianOf } from '../numbers.ts';

const RUNS = 3;
const ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Medians {
  /** Total transfer in bytes, as sent. */
  transfer: number;
  /** Largest contentful paint in milliseconds, simulated slow 4G on a slowed processor. */
  lcp: number;
  tbt: number;
  cls: number;
  /** 0 to 100: performance, accessibility, best practices, SEO. */
  scores: number[];
  /** The largest paint of the same text as bare HTML, in milliseconds; older figures have none. */
  bareLcp?: number;
}

/** Medians of several Lighthouse runs with its mobile preset, by turns with runs on the same text as bare HTML. */
export async function lighthouseMedians(
  { url, bare }: { url: string; bare: string },
  chromePath: string,
): Promise<Medians> {
  const results: Result[] = [];
  const bareResults: Result[] = [];
  for (let run = 0; run < RUNS; run++) {
    results.push(await measured(url, chromePath));
    bareResults.push(await measured(bare, chromePath));
  }
  const lcpOf = ({ audits }: Result) => audits['largest-contentful-paint']?.numericValue;
  const metric = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue));
  return {
    transfer: metric('total-byte-weight'),
    lcp: median(results.map(lcpOf)),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    scores: CATEGORIES.map((id) => Math.round(100 * median(results.map(({ categories }) => categories[id]?.score)))),
    bareLcp: median(bareResults.map(lcpOf)),
  };
}

/** One run. Lighthouse sometimes loses its trace and asks to be run again. */
async function measured(url: string, chromePath: string): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(url, chromePath);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function once(url: string, chromePath: string): Promise<Result> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...browserArguments],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** @throws where a run did not measure it */
function median(values: (number | null | undefined)[]): number {
  const measured = values.filter((value) => typeof value === 'number');
  if (measured.length < values.length) throw new Error('A run measured nothing');
  return medianOf(measured);
}
