/** The language in which the chat and the calculator understand visitors, of those in src/languages. */
export * from '#src/languages/en/index.ts';
