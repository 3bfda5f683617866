/** What every page says: header, footer, toasts. Its scripts load with each page, and with them this file's functions. */

export const dismissNotification = 'Dismiss notification';
