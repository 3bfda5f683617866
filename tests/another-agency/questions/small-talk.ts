import { smallTalk as anybodys } from '#scripts/new-site/content-de/questions/small-talk.data.ts';
import type { Statement } from '#src/contracts/content/statement.ts';
import { site } from '../site.ts';

/** What is said here in words of our own, by id. */
const ours: Readonly<Record<string, Partial<Statement>>> = {
  'talk/greeting': {
    names: ['Moin', 'Guten Tag', 'Hallo'],
    answer: `Moin! Ich bin ${site.assistant}, die Büroklammer von ${site.name}. Welche Arbeit frisst Ihre Woche, oder was möchten Sie wissen?`,
  },
  'talk/farewell': { answer: 'Tschüss! Ich bin zu jeder Stunde hier.' },
  'talk/language': {
    answer: `Ich lese und antworte auf Deutsch. Bei ${site.name} spricht Aylin auch Türkisch, und Englisch können alle.`,
  },
};

export const smallTalk: readonly Statement[] = anybodys.map((statement) => ({ ...statement, ...ours[statement.id] }));
