import { SITE } from './harness.ts';

const { host, port } = new URL(SITE);

/** `SITE_URL` of the tests of origins: where visitors see the site, at a proxy that says nothing of it. */
export const SITE_URL = 'https://agency.example';

const evil = 'https://evil.example';

/** The headers of a browser for requests from other origins. */
export const foreign: Record<string, Record<string, string>> = {
  'another site': { 'Sec-Fetch-Site': 'cross-site', Origin: evil },
  'another site, as an address that was typed': { 'Sec-Fetch-Site': 'cross-site' },
  'a neighbor of the same site': { 'Sec-Fetch-Site': 'same-site' },
  'another origin, by a browser that says no more': { Origin: evil },
  'a page without an origin': { Origin: 'null' },
  'a page without an origin that claims to be here': {
    'Sec-Fetch-Site': 'same-origin',
    Origin: 'null',
  },
  'no origin at all': { Origin: '' },
  'a name that begins like ours': { Origin: `${SITE}.evil.example` },
  'a name that ends like ours': { Origin: `http://evil-${host}` },
  'our name before an @': { Origin: `${SITE}@evil.example` },
  'another port': { Origin: SITE.replace(port, '4322') },
  'no port': { Origin: SITE.replace(`:${port}`, '') },
  'another scheme': { Origin: SITE.replace('http:', 'https:') },
  'two origins': { Origin: `${SITE}, ${evil}` },
  'another site that claims to be here': { 'Sec-Fetch-Site': 'same-origin', Origin: evil },
  'a name that begins like that of the site': { Origin: `${SITE_URL}.evil.example` },
  'a name that ends like that of the site': { Origin: 'https://evil-agency.example' },
  'a neighbor of the site': { Origin: 'https://www.agency.example' },
  'another port of the site': { Origin: `${SITE_URL}:8443` },
  'another scheme of the site': { Origin: SITE_URL.replace('https:', 'http:') },
  'another site that claims to be this one': { 'Sec-Fetch-Site': 'cross-site', Origin: SITE_URL },
  'another name of this machine': { Origin: `http://localhost:${port}` },
};
