import { expect, test } from 'vitest';
import { breadcrumbs, homeStructuredData, service } from './structured-data.ts';

const origin = 'https://agency.example';

test('the home page has its four blocks, the FAQ with four questions', () => {
  const blocks = homeStructuredData(origin);
  expect(blocks).toMatchObject([
    { '@type': ['Organization', 'ProfessionalService'], '@id': `${origin}/#organization` },
    { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
    { '@type': 'Service', provider: { '@id': `${origin}/#organization` } },
    { '@type': 'FAQPage', mainEntity: { length: 4 } },
  ]);
});

test('breadcrumbs start at the home page', () => {
  expect(breadcrumbs(origin, [{ name: 'Projects', path: '/projects' }])).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: `${origin}/` },
      { position: 2, name: 'Projects', item: `${origin}/projects` },
    ],
  });
});

test('a service without a type leaves the type out', () => {
  const block = service(origin, { name: 'Logo', description: 'A mark.', path: '/services' });
  expect(JSON.parse(JSON.stringify(block))).not.toHaveProperty('serviceType');
});
