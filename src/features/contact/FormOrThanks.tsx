import { type ReactElement, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { contact } from '#src/content/messages.ts';
import { Filed } from '#src/ui/receipt/Filed.tsx';
import type { ContactForm } from './use-contact-form.ts';

interface Props {
  form: ContactForm;
  /** Of the form in px, so that nothing below moves when it returns. */
  height?: number | undefined;
  /** The receipt can be closed; then the form has the focus. */
  closable?: boolean;
  /** The form. */
  children: ReactElement;
}

/** The form or its thanks, above the receipt of the last request, which stays when the form returns. */
export function FormOrThanks({ form: { isThanking, filed, clear }, height, closable = false, children }: Props) {
  const receipt = useRef<HTMLDivElement>(null);
  const words = isThanking ? <Thanks height={height} onGone={() => receipt.current?.focus()} /> : children;
  if (filed.times === 0) return words;

  function close(button: Element) {
    const parent = button.closest('.filed')?.parentElement;
    flushSync(clear);
    parent?.querySelector<HTMLElement>('form .sheet input')?.focus();
  }

  return (
    <Filed key={filed.times} words={words}>
      <div ref={receipt} className="receipt outline-none" role="group" aria-label={contact.receipt} tabIndex={-1}>
        {closable && !isThanking && (
          <button
            type="button"
            className="receipt-close cross"
            aria-label={contact.closeReceipt}
            onClick={({ currentTarget }) => close(currentTarget)}
          />
        )}
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

/** Takes over the focus from the form's Submit button; calls back if it has it when the form returns. */
function Thanks({ height, onGone }: Pick<Props, 'height'> & { onGone: () => void }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const leave = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const heading = ref.current;
    heading?.focus();
    return () => {
      if (heading === document.activeElement) leave();
    };
  }, []);
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
      <h3 ref={ref} tabIndex={-1} className="text-h3 outline-none">
        {contact.thanksTitle}
      </h3>
      <p className="max-w-[20.5em] text-ink-2">{contact.thanksNote}</p>
    </div>
  );
}
