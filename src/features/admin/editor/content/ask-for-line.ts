import { openForm } from '../../parts/dialogs.tsx';

/** A question with one line as its answer. */
interface Question {
  title: string;
  description: string;
  label: string;
  value: string;
  action: string;
}

/** Asks for one line of text. @returns the answer, once the dialog is closed; undefined if there is none */
export async function askForLine({ label, value, ...words }: Question): Promise<string | undefined> {
  let given: string | undefined;
  await openForm({
    ...words,
    failure: 'That did not work',
    fields: [{ name: 'answer', label, defaultValue: value, autoComplete: 'off' }],
    onSubmit: async ({ answer = '' }) => (given = answer.trim()),
  });
  return given;
}

/** What somebody typed as an address, with the scheme that they left out. */
export function addressOf(typed: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(typed)) return `mailto:${typed}`;
  return /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#]|$)/i.test(typed) ? `https://${typed}` : typed;
}
