import { trapField } from '#src/contracts/contact.ts';
import type { ContactValues } from './use-contact-form.ts';

interface Props {
  values: ContactValues;
  set: (changes: Partial<ContactValues>) => void;
}

/** A field that people do not see; a request that fills it in is flagged, never dropped. */
export function Honeypot({ values, set }: Props) {
  return (
    <div className="absolute -left-[999rem]" aria-hidden="true">
      <input
        name={trapField}
        value={values[trapField]}
        tabIndex={-1}
        autoComplete="off"
        onChange={(event) => set({ [trapField]: event.target.value })}
      />
    </div>
  );
}
