/** The blog and the Signal Board: their lists, cards, articles and posts, and what the API says about them. */
import type { Parts, Wrap } from '../parts.ts';
import { plural } from './language.ts';

export const search = 'Suchen';
export const refresh = 'Neu laden';
export const categories = 'Kategorien';
export const allCategories = 'Alle';

/** How many posts a list shows, of those of the blog and of the Signal Board. */
export const articles = (count: number) => plural(count, { one: `${count} Artikel`, other: `${count} Artikel` });
export const signals = (count: number) => plural(count, { one: `${count} Meldung`, other: `${count} Meldungen` });
/** The same where more can be loaded: '100+ articles'. */
export const articlesAndMore = (count: number) => `Über ${count} Artikel`;
export const signalsAndMore = (count: number) => `Über ${count} Meldungen`;
/** @param count one of the above, e.g. '7 signals', or what `countFor` made of it */
export const countIn = (count: string, category: string) => `${count} in „${category}“`;
/** @param count one of the above, or what `countIn` made of it */
export const countFor = (count: string, words: string) => `${count} zu „${words}“`;

export const loading = 'Wird geladen';
export const articlesNotLoaded = 'Die Artikel konnten nicht geladen werden';
export const signalsNotLoaded = 'Die Meldungen konnten nicht geladen werden';
export const mayBeOutOfDate = 'Was Sie unten sehen, ist vielleicht nicht mehr aktuell.';
export const serverDidNotAnswer =
  'Unser Server hat nicht geantwortet. Versuchen Sie es noch einmal, oder kommen Sie in einer Minute wieder.';
export const reload = 'Erneut versuchen';

export const readingTime = (minutes: number) => `${minutes}\u00a0Min. Lesezeit`;
/** In place of '5 minutes ago'. */
export const lessThanAMinuteAgo = 'vor weniger als einer Minute';
/** On a post that leads to another site. */
export const external = 'Extern';
export const visitSource = 'Zur Quelle';
export const readMore = 'Weiterlesen';
export const opensInNewTab = 'Öffnet sich in einem neuen Tab';

export const noArticles = 'Keine Artikel gefunden';
export const noSignals = 'Keine Meldungen gefunden';
export const tryOtherFilters = 'Versuchen Sie eine andere Kategorie oder ein kürzeres Wort.';
export const showAll = 'Alle zeigen';
export const loadMore = 'Mehr laden';

/** What the link to a feed says, of the blog and of the Signal Board. */
export const newArticles = 'Neue Artikel im Feedreader lesen';
export const newPosts = 'Neue Meldungen im Feedreader lesen';
/** @param feed: one of these links; `atom`: the link to the same feed in another format */
export const aboutReaders = <T>(feed: T, atom: Wrap<T>): Parts<T> => [
  feed,
  ': Das ist eine App, die Neues von den Seiten sammelt, die Sie auswählen, ganz ohne E-Mail-Adresse. Sie nimmt diesen Link oder ',
  atom('Atom'),
  '.',
];

export const backToBlog = 'Zurück zum Blog';
export const backToSignalBoard = 'Zurück zum Signal Board';
export const share = 'Teilen';
export const linkCopied = 'Link kopiert!';
export const linkNotCopied = 'Der Link konnte nicht kopiert werden. Bitte kopieren Sie die Adresse von Hand.';
/** Above the table of contents. */
export const inThisPost = 'In diesem Beitrag';
/** @param category: an element with its name */
export const moreIn = <T>(category: T): Parts<T> => ['Mehr zu: ', category];
export const shareArticle = 'Artikel teilen';
export const nextPosts = 'Weitere Beiträge';
export const newer = 'Neuer';
export const older = 'Älter';

/** Above a draft that a link shows. */
export const previewNote =
  'Das ist eine Vorschau. Wer diesen Link hat, kann sie eine Woche lang lesen, nachdem der Link erstellt wurde.';
export const askAboutIt = <T>(contact: Wrap<T>): Parts<T> => [
  'Haben Sie Fragen dazu? ',
  contact('Schreiben Sie uns'),
  '.',
];
export const relatedArticles = 'Mehr zum Lesen';
export const relatedPosts = 'Mehr vom Signal Board';

export const articleNotFound = 'Artikel nicht gefunden';
export const articleNotFoundReason = 'Den Artikel, den Sie suchen, gibt es nicht, oder er wurde entfernt.';
export const postNotFound = 'Meldung nicht gefunden';
export const postNotFoundReason = 'Die Meldung, die Sie suchen, gibt es nicht, oder sie wurde entfernt.';

/** Answers of the API. */
export const noSuchPost = 'Diesen Beitrag gibt es nicht.';
export const noSuchPicture = 'Dieses Bild gibt es nicht.';
export const unknownCategory = 'Bitte wählen Sie eine der Kategorien';
export const unknownScope = '„scope“ kann nur „all“ oder „deleted“ sein';
export const noPublicPage = 'Bitte nennen Sie eine öffentliche Seite';
