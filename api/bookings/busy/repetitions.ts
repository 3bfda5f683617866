/**
 * When something repeats (RRULE of RFC 5545), found in a worker thread: 430 bytes can describe a search that takes
 * minutes, and this one ends with its deadline.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import ical from 'ical.js';
import 'rrule-temporal';
import { Unreadable } from './unreadable.ts';

/** Time for one rule; the usual one takes a few milliseconds. */
const DEADLINE_MS = 1000;
/** Rules of one file that may take longer; with more of them nothing more is searched. */
const MOST_ENDLESS = 3;
/** Times of all events of one file. */
const MOST_TIMES = 50_000;

const TOO_LONG = 'Working out when it repeats takes too long.';

// Source text, not a file: bundlers of functions leave out files that only start workers.
const program = `
  const { parentPort, workerData: { library } } = require('node:worker_threads');
  import(library).then(({ RRuleTemporal }) => {
    parentPort.on('message', ({ rruleString, maxIterations, from, to }) => {
      try {
        const rule = new RRuleTemporal({ rruleString, maxIterations });
        const found = rule.between(new Date(from), new Date(to), true);
        parentPort.postMessage({ times: found.map(({ epochMilliseconds }) => epochMilliseconds) });
      } catch ({ message }) {
        parentPort.postMessage({ error: message });
      }
    });
    parentPort.postMessage({ times: [] });
  });`;

interface Answer {
  times?: number[];
  error?: string;
}

/** A repetition in local time, in milliseconds as if it were UTC. */
export interface RepetitionSearch {
  /** The first time. */
  start: number;
  from: number;
  to: number;
}

/** Finds repetitions for one file; `close` ends it. */
export class Repetitions {
  #worker: Worker | undefined;
  #endless = 0;
  #times = 0;

  /**
   * The local times of a rule, without its UNTIL, within some time.
   *
   * @param recur the value of an RRULE as jCal has it
   * @throws {Unreadable} if that takes too long, or the times are too many
   */
  async find(recur: object, { start, from, to }: RepetitionSearch): Promise<number[]> {
    if (to < start || to < from) return [];
    const rule = ical.Recur.fromData({ ...recur, until: undefined });
    if (!rule.freq) throw new Unreadable('It does not say how often it repeats.');
    if (this.#endless === MOST_ENDLESS) throw new Unreadable(TOO_LONG);
    const begins = new Date(start).toISOString().replace(/[-:]|\.\d+/g, '');
    const { times, error } = await this.#ask({
      rruleString: `DTSTART:${begins}\nRRULE:${rule.toString()}`,
      // Those that are counted are counted from the first one on.
      maxIterations: rule.count ? MOST_TIMES : MOST_TIMES / 5,
      from: Math.max(from, start),
      to,
    });
    if (!times) throw new Unreadable(`When it repeats is not clear: ${error}.`);
    this.#times += times.length;
    if (this.#times > MOST_TIMES) throw new Unreadable('It repeats too often.');
    return times;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #ask(question: object): Promise<Answer> {
    this.#worker ??= await startWorker();
    const answer = answerOf(this.#worker, DEADLINE_MS);
    this.#worker.postMessage(question);
    const given = await answer;
    if (given) return given;
    this.#endless++;
    await this.close();
    throw new Unreadable(TOO_LONG);
  }
}

async function startWorker(): Promise<Worker> {
  // Not by `require`, for which the package has another file that the platform does not pack.
  const library = import.meta.resolve('rrule-temporal');
  const resourceLimits = { maxOldGenerationSizeMb: 128 };
  const worker = new Worker(program, { eval: true, workerData: { library }, resourceLimits });
  worker.unref();
  if (await answerOf(worker, 10 * DEADLINE_MS)) return worker;
  await worker.terminate();
  throw new Error('The search for repetitions did not begin.');
}

/** What a worker says next; undefined if it fails, or says nothing in time. */
async function answerOf(worker: Worker, deadline: number): Promise<Answer | undefined> {
  const signal = AbortSignal.timeout(deadline);
  const [answer] = (await once(worker, 'message', { signal }).catch(() => [])) as [Answer?];
  return answer;
}
