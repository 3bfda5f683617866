import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { contact } from '#src/content/messages.ts';
import { departments } from '#src/contracts/contact.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/form/ErrorSummary.tsx';
import { ContactFields } from './ContactFields.tsx';
import { $department } from './draft.ts';
import { FormOrThanks } from './FormOrThanks.tsx';
import { useContactForm } from './use-contact-form.ts';

interface Props {
  /** Of `departments`, in their order. */
  departmentNames: readonly string[];
}

/** The form of the contact page, server-rendered. The selected tab is the department; without tabs it is a field. */
export function ContactPageForm({ departmentNames }: Props) {
  const department = useStore($department, { ssr: 'initial' });
  const form = useContactForm({ context: { department } });
  const [height, setHeight] = useState<number>();
  const [attempts, setAttempts] = useState(0);
  const errors = Object.entries(form.errors).map(([field, message]) => ({ field, message }));

  return (
    <FormOrThanks form={form} height={height} closable>
      <form
        noValidate
        method="post"
        action="/api/contact"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setHeight(event.currentTarget.offsetHeight);
          void form.submit().then((isRight) => isRight || setAttempts(attempts + 1));
        }}
      >
        {attempts > 0 && errors.length > 0 && <ErrorSummary key={attempts} errors={errors} />}
        {/* The department is chosen by tabs; without scripts there are no tabs, so this field asks for it. */}
        <fieldset className="flex flex-wrap gap-x-6 gap-y-2 script:hidden">
          <legend className="text-note font-medium">{contact.department}</legend>
          {departments.map((name, index) => (
            <label key={name} className="inline-flex items-center gap-2">
              <input
                type="radio"
                name="department"
                value={name}
                checked={name === department}
                onChange={() => $department.set(name)}
              />
              <span>{departmentNames[index]}</span>
            </label>
          ))}
        </fieldset>
        <ContactFields form={form} labels={{ name: contact.nameLabel, message: contact.messageLabel }} />
        <div>
          <Button type="submit" size="lg" disabled={form.isSending}>
            {form.isSending ? contact.sending : contact.submit}
          </Button>
        </div>
      </form>
    </FormOrThanks>
  );
}
