/** The language of the site's own words, of those in src/messages. */
export * from '#src/messages/en/index.ts';
