import { type FormEvent, useRef, useState } from 'react';
import { scheduling } from '#src/content/messages.ts';
import type { NewBooking } from '#src/contracts/scheduled-call.ts';
import { RequestError, request } from '#src/lib/request.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { takeFocus } from '#src/ui/form/focus-first-error.ts';
import { Filed } from '#src/ui/receipt/Filed.tsx';
import { Sentence } from '#src/ui/Sentence.tsx';
import { isolated } from '#src/lib/isolated.ts';
import { CalendarLinks } from './CalendarLinks.tsx';
import { BookingTime } from './BookingTime.tsx';

/** The confirmation that replaces the form; it takes over the focus from the form's button. */
export function Booked({ call, onDone }: { call: NewBooking; onDone: () => void }) {
  const { calendar, confirmationCode } = call;
  const title = (
    <h3 ref={takeFocus} tabIndex={-1} className="pr-10 text-h3 outline-none">
      {scheduling.isBooked}
    </h3>
  );
  return (
    <div className="booked grid gap-5">
      <Filed words={title}>
        <BookingTime call={call} />
      </Filed>
      <p>
        <Sentence parts={scheduling.weCallAt(<span className="whitespace-nowrap">{call.phone}</span>)} />
      </p>
      {confirmationCode && call.canInvite && <InviteForm code={confirmationCode} />}
      {calendar && <CalendarLinks call={{ ...call, calendar }} />}
      {confirmationCode && (
        <p className="screen-only text-ui text-ink-2">
          <Sentence
            parts={scheduling.somethingCameUp((words) => (
              <a href={`/call#${confirmationCode}`} className="link" onClick={onDone}>
                {words}
              </a>
            ))}
          />
        </p>
      )}
      <div className="flex justify-end">
        <Button onClick={onDone}>{scheduling.done}</Button>
      </div>
    </div>
  );
}

/** Offers to mail the invitation to a visitor who has booked a call; an address is not required to book one. */
function InviteForm({ code }: { code: string }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    setState('sending');
    setError('');
    try {
      const headers = { Authorization: `Bearer ${code}` };
      await request('/api/scheduled-calls/mine', { method: 'POST', body: { email }, headers });
      setState('sent');
    } catch (failure) {
      const said = failure instanceof RequestError ? failure : undefined;
      setError(said?.fields.email?.[0] ?? said?.serverMessage ?? scheduling.inviteFailed);
      setState('open');
      field.current?.focus();
    }
  };
  if (state === 'sent') {
    return (
      <p ref={takeFocus} tabIndex={-1} className="outline-none">
        {scheduling.invited(isolated(email))}
      </p>
    );
  }
  return (
    <form noValidate className="screen-only" onSubmit={(event) => void send(event)}>
      <div className="sheet">
        <Field
          ref={field}
          wide
          label={scheduling.emailLabel}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          error={error}
          onValue={setEmail}
        />
      </div>
      <Button type="submit" variant="secondary" size="sm" className="mt-3" aria-disabled={state === 'sending'}>
        {state === 'sending' ? scheduling.inviting : scheduling.invite}
      </Button>
    </form>
  );
}
