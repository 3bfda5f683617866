import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../parts/FormDialog.tsx';

/** A question with one line as its answer. */
interface Prompt {
  title: string;
  description: string;
  label: string;
  value: string;
  action: string;
  onAnswer: (answer: string) => void;
}

/** Null if nothing is asked. */
export const $prompt = atom<Prompt | null>(null);

/** What somebody typed as an address, with the scheme that they left out. */
export function addressOf(typed: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(typed)) return `mailto:${typed}`;
  return /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#]|$)/i.test(typed) ? `https://${typed}` : typed;
}

const close = () => $prompt.set(null);

/** Asks for one line of text: what `$prompt` says. */
export function PromptDialog() {
  const prompt = useStore($prompt);
  const { title = '', description = '', label = '', value = '', action = '' } = prompt ?? {};
  return (
    <FormDialog
      {...{ title, description, action }}
      open={prompt !== null}
      failure="That did not work"
      start={{ answer: value }}
      fields={[{ name: 'answer', label, autoComplete: 'off' }]}
      onClose={close}
      onSubmit={async ({ answer }) => {
        // Close first: using the answer then sets the focus.
        flushSync(close);
        prompt?.onAnswer(answer.trim());
      }}
    />
  );
}
