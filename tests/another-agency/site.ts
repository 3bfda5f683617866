import { site } from './site.data.ts';

export { site };

/** The city in the pages' texts. */
export const cityAndRegion = 'Hamburg';

/** City line of the postal address: the postal code comes first. */
export const cityLine = `${site.address.postalCode} ${site.address.city}`;

/** Domain of the agency's email. */
export const mailDomain = 'kontor-ebbe.test';

/** The whole postal address on one line. */
export const addressLine = `${site.address.street}, ${cityLine}`;
