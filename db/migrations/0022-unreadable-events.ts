/** The events of the busy calendar that could not be read, sealed: they say what the agency does. */
export const statements: readonly string[] = [`alter table busy_calendar add column unreadable text`];
