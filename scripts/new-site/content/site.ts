import { site } from './site.data.ts';

export { site };

/** The place in texts. */
export const cityAndRegion = 'Denver, United States';

/** City line of the postal address: swap the two where your country puts the code first. */
export const cityLine = `${site.address.city} ${site.address.postalCode}`;

/** Domain of the agency's email. */
export const mailDomain = 'agency.example';

/** The whole postal address on one line. */
export const addressLine = `${site.address.street}, ${cityLine}`;
