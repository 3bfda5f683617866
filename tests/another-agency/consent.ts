import type { Parts, Wrap } from '#src/messages/parts.ts';

/** What visitors confirm before they send a message: to have read the policy is no consent, and needs none. */
export const consent = <T>(policy: Wrap<T>): Parts<T> => [
  'Ich habe die ',
  policy('Datenschutzerklärung'),
  ' gelesen. Meine Angaben dürfen zur Beantwortung meiner Anfrage gespeichert werden; das kann ich jederzeit widerrufen.',
];
