import { integrations } from '#src/content/integrations.data.ts';
import { hasContent } from '../../pages.ts';
import { slugOf } from '../../slug.ts';
import { type Fact, sentences } from '../fact.ts';

const link = { label: 'Integrations', href: '/integrations' };

/** The programs that builds are connected to, the ways into any other, and for whom we are not the right choice. */
export function integrationFacts(): Fact[] {
  if (!hasContent(link.href)) return [];
  const { groups, ways, notForYou } = integrations;
  return [
    ...groups.flatMap(({ label, programs }) =>
      programs.map(({ name, work }) => ({
        id: `program/${slugOf(name)}`,
        names: [name],
        asks: [`Do you work with ${name}?`, `Can you connect to ${name}?`],
        named: true,
        lead: work,
        about: `${label} program software system connect integrate`,
        passages: [{ text: 'A build works in the account that you already pay for.' }],
        link,
      })),
    ),
    {
      id: 'program/other',
      names: [ways.title],
      lead: `If it is not one of the ${groups.flatMap(({ programs }) => programs).length} that we list, it is not on this site. ${ways.lede}`,
      thorough: true,
      about: 'program software system connect integrate',
      passages: sentences(...ways.steps.map(({ title, text }) => `${title}: ${text}`)),
      link,
    },
    ...notForYou.cases.map(({ when, instead }) => ({
      id: `not-for-you/${slugOf(when)}`,
      names: [when],
      lead: `${when} ${instead}`,
      link,
    })),
  ];
}
