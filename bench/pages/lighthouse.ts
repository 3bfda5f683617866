import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolFolder } from '#scripts/install-tool.ts';
import { browserArguments } from '../../tests/browser-arguments.ts';

/** It and its launcher are no dependencies, since they bring a hundred packages. */
const VERSION = '13.5.0';
const ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of a page with its mobile preset. Its times are simulated: bench:visits measures them. */
export interface Audit {
  /** Total transfer in bytes, as sent. */
  transfer: number;
  cls: number;
  /** 0 to 100: performance, accessibility, best practices, SEO. */
  scores: number[];
}

/** The part of Lighthouse's result that we read. */
interface Result {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
  runtimeError?: { message: string };
}

interface Lighthouse {
  default: (url: string, options: object) => Promise<{ lhr: Result } | undefined>;
}

interface ChromeLauncher {
  launch: (options: { chromePath: string; chromeFlags: string[] }) => Promise<{ port: number; kill: () => void }>;
}

/** @throws where a run did not measure it */
export async function audit(url: string, chromePath: string): Promise<Audit> {
  const { audits, categories } = await measured(url, chromePath);
  const metric = (id: string) => known(audits[id]?.numericValue);
  return {
    transfer: metric('total-byte-weight'),
    cls: metric('cumulative-layout-shift'),
    scores: CATEGORIES.map((id) => Math.round(100 * known(categories[id]?.score))),
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
  const { resolve } = createRequire(join(await toolFolder('lighthouse', VERSION), 'package.json'));
  const load = (name: string): Promise<unknown> => import(pathToFileURL(resolve(name)).href);
  const { launch } = (await load('chrome-launcher')) as ChromeLauncher;
  const { default: lighthouse } = (await load('lighthouse')) as Lighthouse;
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

function known(value: number | null | undefined): number {
  if (typeof value !== 'number') throw new Error('Lighthouse measured nothing');
  return value;
}
