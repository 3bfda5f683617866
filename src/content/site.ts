import { site } from './site.data.ts';

export { site };

/** E.g. 'Austin, Texas'. */
export const cityAndRegion = `${site.address.city}, ${site.address.region}`;

/** City line of the postal address, e.g. 'Austin, Texas 78701'. */
export const cityLine = `${cityAndRegion} ${site.address.postalCode}`;

/** Domain of the agency's email; independent of the host that serves the site. */
export const mailDomain = site.email.sales.slice(site.email.sales.indexOf('@') + 1);

/** The whole postal address on one line. */
export const addressLine = `${site.address.street}, ${cityLine}`;
