import type { ReactElement } from 'react';
import { takeFocus } from '#src/ui/form/focus-first-error.ts';
import { Filed } from '#src/ui/receipt/Filed.tsx';
import type { ContactForm } from './use-contact-form.ts';

interface Props {
  form: ContactForm;
  /** Of the form in px, so that nothing below moves when it returns. */
  height?: number | undefined;
  /** The form. */
  children: ReactElement;
}

/** The form or its thanks, above the receipt of the last request, which stays when the form returns. */
export function FormOrThanks({ form: { isThanking, filed }, height, children }: Props) {
  const words = isThanking ? <Thanks height={height} /> : children;
  if (filed.times === 0) return words;
  return (
    <Filed key={filed.times} words={words}>
      <div className="receipt" role="group" aria-label="Receipt">
        <dl className="account">
          {filed.receipt.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Filed>
  );
}

/** Takes over the focus from the form's Submit button. */
function Thanks({ height }: Pick<Props, 'height'>) {
  return (
    <div className="grid content-end justify-items-center gap-3 pt-6 pb-2 text-center" style={{ minHeight: height }}>
      <svg
        className="size-14 text-success"
        viewBox="0 0 56 56"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        aria-hidden="true"
      >
        <path d="M10 30.5 23 43 47 14" />
      </svg>
      <h3 ref={takeFocus} tabIndex={-1} className="text-h3 outline-none">
        Thank You!
      </h3>
      <p className="max-w-[20.5em] text-ink-2">Your message has been sent successfully. We'll be in touch soon.</p>
    </div>
  );
}
