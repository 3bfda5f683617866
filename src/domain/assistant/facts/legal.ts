import type { LegalDocument } from '#src/content/legal/legal-document.ts';
import { privacyPolicy } from '#src/content/legal/privacy-policy.data.ts';
import { termsOfService } from '#src/content/legal/terms-of-service.data.ts';
import { longDate } from '#src/lib/dates.ts';
import { type Fact, sentences } from '../fact.ts';

/** Every clause of the legal pages: its summary and its exact text. */
export function legalFacts(): Fact[] {
  return [
    ...documentFacts(privacyPolicy, '/privacy-policy'),
    ...documentFacts(termsOfService, '/terms-of-service'),
  ];
}

function documentFacts(document: LegalDocument, path: string): Fact[] {
  const { title, description, effective, version, clauses } = document;
  return [
    {
      id: `legal${path}`,
      names: [title],
      asks: [
        `Where is the ${title}?`,
        `Since when is the ${title} in force?`,
        `When was the ${title} last updated?`,
        `Which version are the ${title}?`,
      ],
      named: true,
      lead: `${description} In effect since ${longDate(effective, 'UTC')}${version ? `, version ${version}` : ''}.`,
      link: { label: title, href: path },
    },
    ...clauses.map((clause) => ({
      id: `legal${path}#${clause.id}`,
      names: [clause.title],
      lead: clause.summary,
      thorough: true,
      passages: sentences(...clause.paragraphs, ...(clause.points ?? [])),
      link: { label: `${title}: ${clause.title}`, href: `${path}#${clause.id}` },
    })),
  ];
}
