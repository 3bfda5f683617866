/** What every page says: header, footer, toasts. Its scripts load with each page, and with them this file's functions. */

/** The feeds, as programs that read feeds list them. @param format 'RSS' or 'Atom' */
export const blogFeed = (agency: string, format: string) => `${agency}: Blog (${format})`;
export const signalBoardFeed = (agency: string, format: string) => `${agency}: Signal Board (${format})`;
/** What kind of page it is, on the tab of a project's share image. */
export const projectKind = 'Projekt';

export const skipToContent = 'Zum Inhalt springen';

/** The logo in the header, which leads to the home page. */
export const homeOf = (agency: string) => `${agency}, Startseite`;
export const bookCall = 'Termin buchen';
export const menu = 'Menü';
/** Names the menu, as in 'Main navigation'. */
export const mainNavigation = 'Hauptmenü';

/** The frame of what the owners want everybody to know, such as other hours; and its text. */
export const fromTheOffice = 'Aus dem Büro';
export const notice = 'Hinweis';
export const closeNotice = 'Hinweis schließen';

/** Names the list of the agency's pages on other sites. */
export const elsewhere = 'Auf anderen Seiten';
export const theme = 'Darstellung';
export const themeOfSystem = 'System';
export const lightTheme = 'Hell';
export const darkTheme = 'Dunkel';

/** Names the buttons at the edge of the window. */
export const tools = 'Werkzeuge';
export const calculator = 'Sparrechner';
export const chatWith = (assistant: string) => `Mit ${assistant} chatten`;

/** Names the place of toasts, with the key that leads there. */
export const notifications = 'Mitteilungen (F8)';
export const dismissNotification = 'Mitteilung schließen';
export const loadFailed = 'Etwas ist schiefgegangen';
export const loadFailedAdvice = 'Bitte versuchen Sie es später noch einmal, oder wenden Sie sich direkt an uns.';
/** Where the menu cannot open the calculator. */
export const calculatorButtonInstead = 'Bitte nutzen Sie stattdessen den Knopf des Rechners unten rechts';
