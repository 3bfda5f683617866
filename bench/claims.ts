/**
 * Every figure that the README and the pages of docs/ claim: what each command measures, and the words that state it.
 * The commands store their results through figures.ts, which writes those documents.
 */
import type { FaultRow } from '../tests/faults/table.ts';
import { cells as faultCells } from '../tests/faults/table.ts';
import { cells as apiCells, longest, type Measured as Calls } from './api/table.ts';
import { cells as contentCells, type Content } from './content/table.ts';
import { cells as loadCells, type Run } from './load/table.ts';
import { percent, whole } from './numbers.ts';
import { cells as pageCells, type PageRow } from './pages/table.ts';
import { large, small } from './scaling/assumptions.data.ts';
import { monthOf } from './scaling/compute.ts';
import { cells as scalingCells, type Measured as Scaling, summary } from './scaling/table.ts';
import { cells as staticCells, type Shares } from './static/compare.ts';

/** Stored results of each command, by its name in package.json. */
export interface Figures {
  'bench:pages': readonly PageRow[];
  'bench:content': Content;
  'bench:api': Calls;
  'bench:static': Shares;
  'bench:load': Run;
  'bench:scaling': Scaling;
  'test:faults': Faults;
  'test:attack': { requests: number; seed: number; findings: number };
  'test:observatory': { points: number; grade: string; failed: number };
  'eval:assistant': Readonly<
    Record<'dev' | 'held-out' | `held-out/${'by-others' | 'strangers' | 'callers'}`, AnswerScore>
  >;
  'eval:industries': Readonly<Record<'development' | 'held-out' | 'held-out-descriptions', Score>>;
}

/** What the program does while things break, and what an earlier version did. */
export interface Faults {
  processors: number;
  rows: readonly FaultRow[];
  /** Measured once with the same steps, before the program was changed to pass them. */
  before: readonly FaultRow[];
}

/** How many answers were right, and of how many. */
export interface Score {
  right: number;
  of: number;
}

/** How well questions were answered. */
export interface AnswerScore extends Score {
  /** Right at once, or after one of the offered questions was tapped. */
  byTap: number;
  /** Wrong without saying that it is not certain, or asking back. */
  wrongThoughSure: number;
}

/** How the figures of a command are stated. */
export interface Claim<Measured> {
  /** The last cell of its row in the README. */
  readme: (measured: Measured) => string;
  /** Cells of other tables, by file and first cell: the cells that follow it. */
  tables?: (measured: Measured) => Record<string, Record<string, string[]>>;
}

export const claims: { [Command in keyof Figures]: Claim<Figures[Command]> } = {
  'bench:pages': {
    readme: (rows) => {
      const home = rows.find(({ path }) => path === '/');
      if (!home) throw new Error('The home page was not measured.');
      const kilobytes = (home.scripts / 1024).toFixed(1);
      const found = rows.reduce((sum, { axe }) => sum + axe, 0);
      return `home page: ${kilobytes} KiB of scripts, ${Math.round(home.transfer / 1024)} KiB in all, largest paint ${(home.lcp / 1000).toFixed(2)} s, Lighthouse ${home.scores.join(' ')}; axe finds ${found} on ${rows.length} pages ([all](docs/bench/pages.md))`;
    },
    tables: (measured) => ({ 'docs/bench/pages.md': pageCells(measured) }),
  },
  'bench:content': {
    readme: ({ count, lists, builds: { ours, bare } }) => {
      const slowest = Math.max(...lists.map(({ p99 }) => p99));
      return `lists at most ${Math.round(slowest)} ms at p99 with ${whole(count)} posts; a build takes ${(ours.seconds / bare.seconds).toFixed(2)} of bare Astro, ${(ours.megabytes / bare.megabytes).toFixed(2)} of its memory ([all](docs/bench/content.md))`;
    },
    tables: (measured) => ({ 'docs/bench/content.md': contentCells(measured) }),
  },
  'bench:api': {
    readme: ({ beside, answers }) => {
      const shares = beside.same.map(({ name, ratio }) => `${name} ${percent(ratio)}`);
      const times = answers.map(
        ({ name, p99 }) => `${name} ${Math.round(p99)} ms (${longest(name)} aimed at)`,
      );
      return `${shares.join(', ')} of its rate; at p99 ${times.join(', ')} ([all](docs/bench/api.md))`;
    },
    tables: (measured) => ({ 'docs/bench/api.md': apiCells(measured) }),
  },
  'bench:static': {
    readme: ({ rows }) => {
      const shares = rows.map(({ ratio }) => Math.round(ratio * 100));
      return `${Math.min(...shares)} to ${Math.max(...shares)} % of a bare server ([all](docs/bench/static.md))`;
    },
    tables: (measured) => ({ 'docs/bench/static.md': staticCells(measured) }),
  },
  'bench:load': {
    readme: ({ minutes, rows }) => {
      const connections = rows.map((row) => row.connections).join(' and ');
      const requests = total(rows.map(({ statuses }) => statuses));
      const lost = total(rows.map((row) => row.lost));
      const handles = total(rows.map(({ left }) => left));
      const more = Math.max(...rows.map(({ end, warm }) => end - warm)) / 1024 / 1024;
      return `${connections} connections, ${minutes} minutes each: ${whole(requests)} requests, ${lost} lost, ${handles} handles left, memory ${Math.max(0, more).toFixed(1)} MB up ([all](docs/bench/load.md)); an hour: \`npm run soak\``;
    },
    tables: (measured) => ({ 'docs/bench/load.md': loadCells(measured) }),
  },
  'bench:scaling': {
    readme: (measured) => {
      const { dollars, fullest } = summary(measured);
      return `${dollars} a month; ${fullest} ([all](docs/scaling.md))`;
    },
    tables: (measured) => {
      const [one, other] = [small, large].map((site) => monthOf(site, measured));
      const months = Object.entries(one ?? {}).map(([name, cell]) => [
        name,
        [cell, other?.[name] ?? ''],
      ]);
      return {
        'docs/scaling.md': scalingCells(measured),
        'docs/deploying.md': Object.fromEntries(months) as Record<string, string[]>,
      };
    },
  },
  'test:faults': {
    readme: ({ rows }) => {
      const wrong = rows.reduce((sum, row) => sum + row.wrong, 0);
      const kept = rows.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
      return `${wrong} wrong of ${whole(kept)} writes in ${rows.length} kinds of fault ([all](docs/reliability.md))`;
    },
    tables: ({ rows, before }) => ({
      'docs/reliability.md': Object.fromEntries([
        ...rows.map((row) => [`\`${row.name}\``, faultCells(row)] as const),
        ...before.map((row) => [`\`${row.name}\`, before`, faultCells(row)] as const),
      ]),
    }),
  },
  'test:attack': {
    readme: ({ requests, findings }) =>
      `${findings} findings in ${whole(requests)} requests ([what counts as one](docs/security.md))`,
  },
  'test:observatory': {
    readme: ({ points, grade, failed }) =>
      `${points} points (${grade}), ${failed} tests failed ([how](docs/security.md))`,
  },
  'eval:assistant': {
    readme: ({
      dev,
      'held-out': heldOut,
      'held-out/by-others': others,
      'held-out/strangers': strangers,
      'held-out/callers': callers,
    }) =>
      `${share(dev)} of ${whole(dev.of)} questions; held out: ${share(heldOut)} of ${heldOut.of}, ${share(others)} of ${others.of} by others, ${share(strangers)} of ${strangers.of} by strangers, and ${share(callers)} of ${callers.of} by two strangers, read by nobody ([method](evals/assistant/README.md))`,
    tables: (sets) => ({
      'evals/assistant/README.md': Object.fromEntries(
        Object.entries(sets).map(([set, score]) => [
          set === 'dev' ? 'dev (tuned on)' : set,
          answerCells(score),
        ]),
      ),
    }),
  },
  'eval:industries': {
    readme: ({ development, 'held-out': heldOut, 'held-out-descriptions': told }) =>
      `${development.right} of ${development.of}; held out, ${heldOut.right} of ${heldOut.of} names and ${told.right} of ${told.of} descriptions ([the model](docs/roi-model.md))`,
    tables: (sets) => ({
      'docs/roi-model.md': {
        development: scoreCells(sets.development),
        'held out': scoreCells(sets['held-out']),
        'held out, descriptions': scoreCells(sets['held-out-descriptions']),
      },
    }),
  },
};

function scoreCells(score: Score): string[] {
  return [`${score.right} of ${score.of}`, share(score)];
}

function answerCells({ byTap, wrongThoughSure, ...score }: AnswerScore): string[] {
  const { of } = score;
  return [...scoreCells(score), ...[byTap, wrongThoughSure].map((right) => share({ right, of }))];
}

function share({ right, of }: Score): string {
  return `${((100 * right) / of).toFixed(1)} %`;
}

function total(counts: readonly Readonly<Record<string, number>>[]): number {
  return counts.flatMap(Object.values<number>).reduce((sum, count) => sum + count, 0);
}
