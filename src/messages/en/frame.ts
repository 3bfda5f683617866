/** What every page says: header, footer, toasts. Its scripts load with each page, and with them this file's functions. */

/** The feeds, as programs that read feeds list them. @param format 'RSS' or 'Atom' */
export const blogFeed = (agency: string, format: string) => `${agency} Blog (${format})`;
export const signalBoardFeed = (agency: string, format: string) => `${agency} Signal Board (${format})`;
/** What kind of page it is, on the tab of a project's share image. */
export const projectKind = 'Project';

export const skipToContent = 'Skip to content';

/** The logo in the header, which leads to the home page. */
export const homeOf = (agency: string) => `${agency}, home`;
export const bookCall = 'Book a call';
export const menu = 'Menu';
/** Names the menu, as in 'Main navigation'. */
export const mainNavigation = 'Main';

/** The frame of what the owners want everybody to know, such as other hours; and its text. */
export const fromTheOffice = 'From the office';
export const notice = 'Notice';
export const closeNotice = 'Close the notice';

/** Names the list of the agency's pages on other sites. */
export const elsewhere = 'Elsewhere';
export const theme = 'Theme';
export const themeOfSystem = 'System';
export const lightTheme = 'Light';
export const darkTheme = 'Dark';

/** Names the buttons at the edge of the window. */
export const tools = 'Tools';
export const calculator = 'ROI calculator';
export const chatWith = (assistant: string) => `Chat with ${assistant}`;

/** Names the place of toasts, with the key that leads there. */
export const notifications = 'Notifications (F8)';
export const dismissNotification = 'Dismiss notification';
export const loadFailed = 'Something went wrong';
export const loadFailedAdvice = 'Please try again later or contact us directly.';
/** Where the menu cannot open the calculator. */
export const calculatorButtonInstead = 'Please use the calculator button in the bottom right instead';
