import { useId } from 'react';
import { consent } from '#src/content/consent.ts';
import { contact } from '#src/content/messages.ts';
import { trapField } from '#src/contracts/contact.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { Sentence } from '#src/ui/Sentence.tsx';
import type { ContactForm, ContactValues } from './use-contact-form.ts';

interface Props {
  form: ContactForm;
  /** The dialog and the page label two fields differently (docs/spec.md). */
  labels: { name: string; message: string };
}

/** The fields of a contact request, with the consent below. */
export function ContactFields({ form: { values, errors, set }, labels }: Props) {
  const id = useId();
  const field = (name: Exclude<keyof ContactValues, 'consent'>) => ({
    name,
    value: values[name],
    error: errors[name],
    onValue: (value: string) => set({ [name]: value }),
  });
  return (
    <>
      <div className="sheet">
        <Field {...field('name')} label={labels.name} autoComplete="name" required />
        <Field {...field('email')} label={contact.emailLabel} type="email" autoComplete="email" required />
        <Field {...field('company')} label={contact.companyLabel} autoComplete="organization" required />
        <Field {...field('phone')} label={contact.phoneLabel} type="tel" autoComplete="tel" />
        <Field {...field('message')} label={labels.message} rows={4} wide required />
      </div>
      {/* People do not see this field; a request that fills it in is flagged, never dropped. */}
      <div className="absolute -left-[999rem]" aria-hidden="true">
        <input
          name={trapField}
          dir="auto"
          value={values[trapField]}
          tabIndex={-1}
          autoComplete="off"
          onChange={(event) => set({ [trapField]: event.target.value })}
        />
      </div>
      <div className="check">
        <input
          id={id}
          type="checkbox"
          name="consent"
          checked={values.consent}
          aria-required
          aria-invalid={errors.consent ? true : undefined}
          aria-describedby={errors.consent ? `${id}-error` : undefined}
          onChange={(event) => set({ consent: event.target.checked })}
        />
        <label htmlFor={id}>
          {/* In a new tab, so that nothing typed is lost. */}
          <Sentence
            parts={consent((words) => (
              <a href="/privacy-policy" target="_blank" className="link">
                {words}
              </a>
            ))}
          />
        </label>
        {errors.consent && (
          <p id={`${id}-error`} className="check-error">
            {errors.consent}
          </p>
        )}
      </div>
    </>
  );
}
