import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { DialogButtons } from '../../parts/FormDialog.tsx';
import { $prompt, type Prompt } from './prompts.ts';

const close = () => $prompt.set(null);

/** Asks for one line of text: what `$prompt` says. */
export function PromptDialog() {
  const prompt = useStore($prompt);
  return (
    <Dialog
      open={prompt !== null}
      title={prompt?.title ?? ''}
      description={prompt?.description ?? ''}
      onClose={close}
    >
      {prompt && <Answer prompt={prompt} />}
    </Dialog>
  );
}

function Answer({ prompt }: { prompt: Prompt }) {
  const [answer, setAnswer] = useState(prompt.value);
  function submit(event: FormEvent) {
    event.preventDefault();
    // Close first: using the answer then sets the focus.
    flushSync(close);
    prompt.onAnswer(answer.trim());
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="sheet">
        <Field
          wide
          label={prompt.label}
          name="answer"
          autoComplete="off"
          value={answer}
          onValue={setAnswer}
        />
      </div>
      <DialogButtons action={prompt.action} busy={false} onCancel={close} />
    </form>
  );
}
