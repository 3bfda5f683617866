import { homeFaq } from '#src/content/home.ts';
import { site } from '#src/content/site.ts';

const context = 'https://schema.org';

/**
 * The four blocks that the home page carries for search engines (spec, section 2).
 *
 * @param origin of the published site, as in `https://freehand.example`.
 */
export function homeStructuredData(origin: string): object[] {
  const organization = `${origin}/#organization`;
  return [
    {
      '@context': context,
      '@type': 'ProfessionalService',
      '@id': organization,
      name: site.name,
      legalName: site.legalName,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
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
    },
    {
      '@context': context,
      '@type': 'WebSite',
      name: site.name,
      url: `${origin}/`,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}/services?search={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': context,
      '@type': 'Service',
      name: 'Business automation',
      serviceType: 'Business process automation and AI integration',
      description: site.description,
      provider: { '@id': organization },
      areaServed: 'US',
      url: `${origin}/services`,
    },
    {
      '@context': context,
      '@type': 'FAQPage',
      mainEntity: homeFaq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
