import type { TaskId } from '#src/contracts/content/task.ts';
import type { OccupationId } from './occupations.data.ts';

/**
 * The work that is worth automating in each industry, by the industry's id and the kind of task it is: 'title: how'.
 * Where a kind has several, the first is done by the first automation of that kind in the catalog, and so on.
 */
export type CasesByIndustry = Readonly<Record<string, Partial<Record<TaskId, string | readonly string[]>>>>;

/** Parts of the payroll, 0 to 1. */
type Mix = Partial<Record<OccupationId, number>>;

/** How much heavier (above 1) or lighter a kind of work is here; 0 means that it does not exist. */
type Emphasis = Partial<Record<TaskId, number>>;

/** An industry as the model computes with it. */
export interface Industry {
  readonly id: string;
  /** As a list names it, e.g. 'Dental clinics'. */
  readonly name: string;
  /** Everybody on the payroll of a company that is typical of our clients there. */
  readonly people: number;
  readonly mix: Mix;
  readonly emphasis: Emphasis;
  readonly cases: CasesByIndustry[string];
  /** What people call it, in the site's language and in others. */
  readonly words: readonly string[];
  /** How people tell of it who do not name it. */
  readonly does: string;
  /** Trades within it that we have no figures of their own for. */
  readonly narrower: readonly string[];
}

/** An industry as its file states it; what it leaves out is as in its sector. */
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly people: number;
  /** What somebody says who tells what the company does: things, verbs, people. */
  readonly does: string;
  /** Who works in the office; replaces what the sector says of the same occupations. */
  readonly office?: Mix;
  readonly rest?: OccupationId;
  readonly emphasis?: Emphasis;
  /** Separated by commas. A word that several industries share means the one that stands first. */
  readonly words: string;
  /** The same in other languages. */
  readonly abroad?: string;
  readonly narrower?: string;
}

interface Sector {
  readonly office: Mix;
  readonly rest: OccupationId;
  readonly emphasis?: Emphasis;
}

/** The industries of a sector. All of the mixes and emphases are our assumptions (docs/roi-model.md). */
export function industriesOf(sector: Sector, entries: readonly Entry[], cases: CasesByIndustry): Industry[] {
  return entries.map((entry) => {
    const { id, name, people, does } = entry;
    const office = { ...sector.office, ...entry.office };
    const desks = Object.values(office).reduce((sum, part) => sum + part, 0);
    const rest = entry.rest ?? sector.rest;
    return {
      id,
      name,
      people,
      does,
      mix: { ...office, [rest]: (office[rest] ?? 0) + 1 - desks },
      emphasis: { ...sector.emphasis, ...entry.emphasis },
      cases: cases[id] ?? {},
      words: [name, ...listed(entry.words), ...listed(entry.abroad)],
      narrower: listed(entry.narrower),
    };
  });
}

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
