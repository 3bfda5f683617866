import type { ReactNode } from 'react';
import { Filed } from '#src/ui/receipt/Filed.tsx';
import { Receipt } from '#src/ui/receipt/Receipt.tsx';
import type { ContactForm } from './use-contact-form.ts';

/** The form or its thanks, above the receipt of the last request, which stays when the form returns. */
export function WithReceipt({
  filed,
  children,
}: Pick<ContactForm, 'filed'> & { children: ReactNode }) {
  if (filed.times === 0) return children;
  return (
    <Filed key={filed.times} words={children}>
      <Receipt lines={filed.receipt} />
    </Filed>
  );
}
