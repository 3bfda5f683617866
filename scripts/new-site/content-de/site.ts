import { site } from './site.data.ts';

export { site };

/** The place in texts. */
export const cityAndRegion = 'Denver';

/** City line of the postal address. */
export const cityLine = `${site.address.postalCode} ${site.address.city}`;

/** Domain of the agency's email. */
export const mailDomain = 'agency.example';

/** The whole postal address on one line. */
export const addressLine = `${site.address.street}, ${cityLine}`;
