import type { FaqItem } from '#src/contracts/content/faq.ts';
import { homeFaq } from '#src/content/home.data.ts';
import { home } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';

export { breadcrumbs } from '#src/domain/breadcrumbs.ts';

const context = 'https://schema.org';

/*
 * Structured data for search engines, as JSON-LD objects for the `structuredData` of Page.astro. `origin` is
 * that of the published site, as in `https://www.example.com`.
 */

/** The four blocks of the home page (docs/spec.md). */
export function homeStructuredData(origin: string): object[] {
  return [
    organization(origin),
    website(origin),
    service(origin, {
      name: home.serviceName,
      type: home.serviceType,
      description: site.description,
      path: '/services',
    }),
    ...(homeFaq.length > 0 ? [faqPage(homeFaq)] : []),
  ];
}

/**
 * A service that the agency sells.
 *
 * @param offer.type the kind of service, if the name does not say it
 */
export function service(
  origin: string,
  offer: { name: string; type?: string; description: string; path: string },
): object {
  const { name, type, description, path } = offer;
  return {
    '@context': context,
    '@type': 'Service',
    name,
    serviceType: type,
    description,
    provider: { '@id': organizationId(origin) },
    areaServed: site.address.countryCode,
    url: `${origin}${path}`,
  };
}

/** Questions and their answers, as a FAQPage. */
export function faqPage(items: readonly FaqItem[]): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

function organization(origin: string): object {
  return {
    '@context': context,
    '@type': ['Organization', 'ProfessionalService'],
    '@id': organizationId(origin),
    name: site.name,
    legalName: site.legalName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    description: site.description,
    email: site.email.support,
    telephone: site.phone.href.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      addressRegion: site.address.regionCode,
      postalCode: site.address.postalCode,
      addressCountry: site.address.countryCode,
    },
    sameAs: site.social.map(({ href }) => href),
  };
}

function website(origin: string): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.name,
    url: `${origin}/`,
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}/services?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
