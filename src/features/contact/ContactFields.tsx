import { Field } from '#src/ui/form/Field.tsx';
import { Consent } from './Consent.tsx';
import { Honeypot } from './Honeypot.tsx';
import type { ContactForm, ContactValues } from './use-contact-form.ts';

interface Props {
  form: ContactForm;
  /** The dialog and the page label two fields differently (docs/spec.md). */
  labels: { name: string; message: string };
}

/** The fields of a contact request, with the consent below. */
export function ContactFields({ form: { values, errors, set }, labels }: Props) {
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
        <Field {...field('email')} label="Email" type="email" autoComplete="email" required />
        <Field {...field('company')} label="Company" autoComplete="organization" required />
        <Field {...field('phone')} label="Phone (optional)" type="tel" autoComplete="tel" />
        <Field {...field('message')} label={labels.message} rows={4} wide required />
      </div>
      <Honeypot set={set} values={values} />
      <Consent
        checked={values.consent}
        error={errors.consent}
        onChecked={(consent) => set({ consent })}
      />
    </>
  );
}
