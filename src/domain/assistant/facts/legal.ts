import type { ClauseDocument, LegalDocument } from '#src/contracts/content/legal.ts';
import { furtherLegal } from '#src/content/legal/further.data.ts';
import { privacyPolicy } from '#src/content/legal/privacy-policy.data.ts';
import { termsOfService } from '#src/content/legal/terms-of-service.data.ts';
import { trust } from '#src/content/legal/trust.data.ts';
import { facts as words } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { longDate } from '#src/lib/dates.ts';
import { hasContent } from '../../pages.ts';
import { type Fact, sentences } from '../fact.ts';

/** Every clause of the legal pages: its summary and its exact text. */
export function legalFacts(): Fact[] {
  return [
    ...documentFacts(privacyPolicy, '/privacy-policy'),
    ...documentFacts(termsOfService, '/terms-of-service'),
    ...furtherLegal.flatMap((document) => clauseFacts(document, `/${document.slug}`)),
    ...(hasContent('/trust') ? clauseFacts(trust, '/trust') : []),
  ];
}

function documentFacts(document: LegalDocument, path: string): Fact[] {
  const { title, description, effective, version } = document;
  const since = longDate(effective, 'UTC', site.locale);
  return [
    {
      id: `legal${path}`,
      names: [title],
      asks: words.legalAsks(title),
      named: true,
      lead: `${description} ${version ? words.inEffectVersion(since, version) : words.inEffect(since)}`,
      link: { label: title, href: path },
    },
    ...clauseFacts(document, path),
  ];
}

function clauseFacts({ title, clauses }: ClauseDocument, path: string): Fact[] {
  return clauses.map((clause) => ({
    id: `legal${path}#${clause.id}`,
    names: [clause.title],
    lead: clause.summary,
    thorough: true,
    passages: sentences(...clause.paragraphs, ...(clause.points ?? [])),
    link: { label: `${title}: ${clause.title}`, href: `${path}#${clause.id}` },
  }));
}
