/** Why something cannot be done, as the server answers it to whoever asked. Islands show some of these sentences. */
import { plural } from './language.ts';

export const tooManyForSeconds = (seconds: number) =>
  plural(seconds, {
    one: 'Zu viele Anfragen. Bitte versuchen Sie es in einer Sekunde noch einmal.',
    other: `Zu viele Anfragen. Bitte versuchen Sie es in ${seconds}\u00a0Sekunden noch einmal.`,
  });
export const tooManyForMinutes = (minutes: number) =>
  plural(minutes, {
    one: 'Zu viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.',
    other: `Zu viele Anfragen. Bitte versuchen Sie es in ${minutes}\u00a0Minuten noch einmal.`,
  });
export const fromOtherSite = 'Anfragen von anderen Websites nehmen wir nicht an.';
export const noSuchAddress = 'Diese Adresse gibt es nicht.';
/** @param methods those that the address knows, e.g. 'GET, HEAD' */
export const wrongMethod = (methods: string) => `Diese Adresse antwortet nur auf ${methods}.`;

export const notJson = 'Der Inhalt ist kein JSON.';
export const notJsonObject = 'Der Inhalt ist kein JSON-Objekt.';
export const formUnreadable = 'Das Formular konnte nicht gelesen werden.';
export const bodyIncomplete = 'Der Inhalt der Anfrage ist unvollständig.';
/** @param size e.g. '64 KiB' */
export const bodyTooLarge = (size: string) => `Der Inhalt ist größer als ${size}.`;
export const kibibytes = (count: number) => `${count}\u00a0KiB`;
export const mebibytes = (count: number) => `${count}\u00a0MiB`;
/** @param type e.g. 'application/json' */
export const wrongBodyType = (type: string) => `Der Inhalt muss als ${type} gesendet werden.`;
/** Of the part of a list that is asked for. */
export const limitNotWhole = (low: number, high: number) => `„limit“ muss eine ganze Zahl von ${low} bis ${high} sein`;
export const offsetNotWhole = (low: number, high: number) =>
  `„offset“ muss eine ganze Zahl von ${low} bis ${high} sein`;
export const somethingWrong = 'Etwas an der Anfrage stimmt nicht.';

/** Of the key by which a repeated request is recognized. */
export const keyUsed = 'Dieser Schlüssel wurde schon für eine andere Anfrage verwendet';
export const carriedOut = 'Diese Anfrage wurde bereits ausgeführt.';

export const databaseUnreachable =
  'Wir erreichen unsere Datenbank gerade nicht. Bitte versuchen Sie es gleich noch einmal.';
export const nothingStored = 'Wir können gerade nichts speichern. Bitte versuchen Sie es später noch einmal.';
export const diskFull = 'Der Speicher ist voll: Es kann nichts gespeichert werden.';
export const serviceTooSlow =
  'Der zuständige Dienst hat zu lange gebraucht. Bitte versuchen Sie es gleich noch einmal.';
export const serviceFailed = 'Der zuständige Dienst ist ausgefallen. Bitte versuchen Sie es gleich noch einmal.';
export const ourFault = 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.';
