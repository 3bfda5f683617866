/** Services and automations: the catalog at /services, the page at /services-old and the dialog of an automation. */
import type { Parts } from '../parts.ts';
import { plural } from './language.ts';

/** How much there is to build, within a line; where one of them stands first, its first letter is made a capital. */
export const simpleSize = 'klein';
export const moderateSize = 'mittel';
export const advancedSize = 'groß';
/** Nobody can know before. */
export const customSize = 'individuell';
/** The same as the title of what it means. */
export const simple = 'Klein';
export const moderate = 'Mittel';
export const advanced = 'Groß';

/** The steps of the bundle discount. @param percents e.g. '10-15' */
export const discounts = (percents: string) => `${percents}\u00a0%`;
/** @param name of the service, in the content's words @param price e.g. '$50-$200/month' */
export const hosting = (name: string, price: string) => `${name}: ${price}`;
/** The same as a sentence. */
export const hostingNote = <T>(name: string, price: T): Parts<T> => [`${name}: `, price, '.'];

/** Over the meanings of the sizes; only heard. */
export const description = 'Beschreibung';
export const ideasShown = (shown: number, total: number) => `${shown} von ${total} Automatisierungen`;
export const ideasShownIn = (shown: number, total: number, category: string) =>
  `${shown} von ${total} Automatisierungen im Bereich „${category}“`;
export const ideasShownMatching = (shown: number, total: number, search: string) =>
  `${shown} von ${total} Automatisierungen zu „${search}“`;
export const ideasShownInMatching = (shown: number, total: number, category: string, search: string) =>
  `${shown} von ${total} Automatisierungen zu „${search}“ im Bereich „${category}“`;

/** The dialog's title until an automation is in it. */
export const automation = 'Automatisierung';
export const timeToImplement = 'Zeit bis zum Einsatz';
export const complexity = 'Umfang';
export const returnOnInvestment = 'Ertrag';
/** @param size e.g. 'Simple' @param price e.g. '$300-$600' */
export const sizeAndPrice = (size: string, price: string) => `${size}, ${price}`;

/** The name of what follows, for those who hear it: 'Timeline: 2-6 weeks'. */
export const fact = (name: string) => `${name}:`;
/** A button's name where it says what it is about. @param button its words */
export const buttonAbout = (button: string, subject: string) => `${button}: ${subject}`;
/** What a request is about. */
export const packageNamed = (name: string) => `Paket „${name}“`;

/** The gallery of ideas. */
export const all = 'Alle';
/** @param multiple of the cost, e.g. '5x' */
export const returnInFirstYear = (multiple: string) => `${multiple} im ersten Jahr`;
/** The same of what nobody can say before. */
export const returnDepends = 'je nach Aufgabe';
export const galleryShown = (shown: number, total: number) => `${shown} von ${total} Ideen`;
export const showMore = (rest: number) => `Mehr zeigen (noch ${rest})`;
export const showLess = 'Weniger zeigen';

/** The bundle that a visitor puts together. */
export const fromServices = (count: number) =>
  plural(count, { one: `Ab ${count} Leistung`, other: `Ab ${count} Leistungen` });
export const noDiscount = 'Keiner';
export const perUser = (amount: string) => `${amount} pro Nutzer`;
/** @param monthly the costs of a month @param perUser those for each user, e.g. '$199 per user' */
export const monthlyAndPerUser = (monthly: string, perUser: string) => `${monthly} plus ${perUser}`;
export const servicesPicked = (count: number) =>
  plural(count, { one: `${count} Leistung gewählt.`, other: `${count} Leistungen gewählt.` });
/** @param discount e.g. '10% off', 'custom pricing' */
export const servicesDiscounted = (count: number, discount: string) =>
  plural(count, { one: `${count} Leistung: ${discount}.`, other: `${count} Leistungen: ${discount}.` });
export const addForDiscount = (count: number, discount: string) => `Mit ${count} mehr: ${discount}.`;
export const addForPrice = (count: number) => `Mit ${count} mehr machen wir Ihnen ein Angebot.`;
/** What a request is about. @param titles those of its services */
export const bundleOf = (titles: string) => `Kombipaket: ${titles}`;
/** @param size e.g. '3-5 services' @param discount e.g. '15% off' */
export const bundleWithDiscount = (titles: string, size: string, discount: string) =>
  `Kombipaket: ${titles} (${size}, ${discount})`;
