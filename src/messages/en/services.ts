/** Services and automations: the catalog at /services, the page at /services-old and the dialog of an automation. */
import type { Parts } from '../parts.ts';
import { plural } from './language.ts';

/** How much there is to build, within a line; where one of them stands first, its first letter is made a capital. */
export const simpleSize = 'simple';
export const moderateSize = 'moderate';
export const advancedSize = 'advanced';
/** Nobody can know before. */
export const customSize = 'custom';
/** The same as the title of what it means. */
export const simple = 'Simple';
export const moderate = 'Moderate';
export const advanced = 'Advanced';

/** The steps of the bundle discount. @param percents e.g. '10-15' */
export const discounts = (percents: string) => `${percents}%`;
/** @param name of the service, in the content's words @param price e.g. '$50-$200/month' */
export const hosting = (name: string, price: string) => `${name}: ${price}`;
/** The same as a sentence. */
export const hostingNote = <T>(name: string, price: T): Parts<T> => [`${name}: `, price, '.'];

/** Over the meanings of the sizes; only heard. */
export const description = 'Description';
export const ideasShown = (shown: number, total: number) => `Showing ${shown} of ${total} automations`;
export const ideasShownIn = (shown: number, total: number, category: string) =>
  `Showing ${shown} of ${total} automations in ${category}`;
export const ideasShownMatching = (shown: number, total: number, search: string) =>
  `Showing ${shown} of ${total} automations matching “${search}”`;
export const ideasShownInMatching = (shown: number, total: number, category: string, search: string) =>
  `Showing ${shown} of ${total} automations in ${category} matching “${search}”`;

/** The dialog's title until an automation is in it. */
export const automation = 'Automation';
export const timeToImplement = 'Time to implement';
export const complexity = 'Complexity';
export const returnOnInvestment = 'ROI';
/** @param size e.g. 'Simple' @param price e.g. '$300-$600' */
export const sizeAndPrice = (size: string, price: string) => `${size}, ${price}`;

/** The name of what follows, for those who hear it: 'Timeline: 2-6 weeks'. */
export const fact = (name: string) => `${name}:`;
/** A button's name where it says what it is about. @param button its words */
export const buttonAbout = (button: string, subject: string) => `${button}: ${subject}`;
/** What a request is about. */
export const packageNamed = (name: string) => `${name} package`;

/** The gallery of ideas. */
export const all = 'All';
/** @param multiple of the cost, e.g. '5x' */
export const returnInFirstYear = (multiple: string) => `${multiple} in the first year`;
/** The same of what nobody can say before. */
export const returnDepends = 'depends on the task';
export const galleryShown = (shown: number, total: number) => `Showing ${shown} of ${total} ideas`;
export const showMore = (rest: number) => `Show More (${rest} more)`;
export const showLess = 'Show Less';

/** The bundle that a visitor puts together. */
export const fromServices = (count: number) => plural(count, { other: `From ${count} services` });
export const noDiscount = 'None';
export const perUser = (amount: string) => `${amount} per user`;
/** @param monthly the costs of a month @param perUser those for each user, e.g. '$199 per user' */
export const monthlyAndPerUser = (monthly: string, perUser: string) => `${monthly} plus ${perUser}`;
export const servicesPicked = (count: number) =>
  plural(count, { one: `${count} service picked.`, other: `${count} services picked.` });
/** @param discount e.g. '10% off', 'custom pricing' */
export const servicesDiscounted = (count: number, discount: string) =>
  plural(count, { one: `${count} service: ${discount}.`, other: `${count} services: ${discount}.` });
export const addForDiscount = (count: number, discount: string) => `Add ${count} more for ${discount}.`;
export const addForPrice = (count: number) => `Add ${count} more and we’ll price it for you.`;
/** What a request is about. @param titles those of its services */
export const bundleOf = (titles: string) => `Bundle: ${titles}`;
/** @param size e.g. '3-5 services' @param discount e.g. '15% off' */
export const bundleWithDiscount = (titles: string, size: string, discount: string) =>
  `Bundle: ${titles} (${size}, ${discount})`;
