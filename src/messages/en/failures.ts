/** Why something cannot be done, as the server answers it to whoever asked. Islands show some of these sentences. */
import { plural } from './language.ts';

export const tooManyForSeconds = (seconds: number) =>
  plural(seconds, {
    one: 'Too many requests. Please try again in a second.',
    other: `Too many requests. Please try again in ${seconds} seconds.`,
  });
export const tooManyForMinutes = (minutes: number) =>
  plural(minutes, { other: `Too many requests. Please try again in ${minutes} minutes.` });
export const fromOtherSite = 'Requests from other sites are not accepted.';
export const noSuchAddress = 'There is no such address.';
/** @param methods those that the address knows, e.g. 'GET, HEAD' */
export const wrongMethod = (methods: string) => `This address answers ${methods} only.`;

export const notJson = 'The body is not JSON.';
export const notJsonObject = 'The body is not a JSON object.';
export const formUnreadable = 'The form could not be read.';
export const bodyIncomplete = 'The request body is incomplete.';
/** @param size e.g. '64 KiB' */
export const bodyTooLarge = (size: string) => `The body is larger than ${size}.`;
export const kibibytes = (count: number) => `${count} KiB`;
export const mebibytes = (count: number) => `${count} MiB`;
/** @param type e.g. 'application/json' */
export const wrongBodyType = (type: string) => `The body must be sent as ${type}.`;
/** Of the part of a list that is asked for. */
export const limitNotWhole = (low: number, high: number) => `Limit must be a whole number from ${low} to ${high}`;
export const offsetNotWhole = (low: number, high: number) => `Offset must be a whole number from ${low} to ${high}`;
export const somethingWrong = 'Something in the request is wrong.';

/** Of the key by which a repeated request is recognized. */
export const keyUsed = 'This key was already used for another request';
export const carriedOut = 'This request was carried out before.';

export const databaseUnreachable = 'We can’t reach our database right now. Please try again shortly.';
export const nothingStored = 'We can’t store anything right now. Please try again later.';
export const diskFull = 'The disk is full: nothing can be stored.';
export const serviceTooSlow = 'The service that answers this took too long. Please try again shortly.';
export const serviceFailed = 'The service that answers this has failed. Please try again shortly.';
export const ourFault = 'Something went wrong on our side. Please try again.';
