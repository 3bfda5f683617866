import { industriesOf, type CasesByIndustry, type Industry } from '../industry.ts';

type Sector = Parameters<typeof industriesOf>[0];
type Entry = Parameters<typeof industriesOf>[1][number];

/** The trades of a sector, each with what is worth automating there. */
export function tradesOf(
  sector: Sector,
  trades: readonly (Entry & { readonly cases: CasesByIndustry[string] })[],
): Industry[] {
  return industriesOf(sector, trades, Object.fromEntries(trades.map(({ id, cases }) => [id, cases])));
}
