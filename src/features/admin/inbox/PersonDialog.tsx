import { type FormEvent, useState } from 'react';
import type { PersonData } from '#src/contracts/inbox.ts';
import { RequestError } from '#src/lib/request.ts';
import { buttonClass } from '#src/ui/button.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { toast } from '#src/ui/toast.ts';
import { adminRequest } from '../request.ts';
import { toastFailure } from '../toast-failure.ts';
import { PersonFound } from './PersonFound.tsx';
import { go } from './start.ts';
import { dropDraftsOfGone, load } from './store.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

const API = '/api/admin/inbox/person';

/** Deletes all data of a person who has requested it: search, then type the address again. */
export function PersonDialog({ open, onClose }: Props) {
  const [person, setPerson] = useState('');
  const [confirm, setConfirm] = useState('');
  const [data, setData] = useState<PersonData | null>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({});

  const leave = () => {
    setPerson('');
    setConfirm('');
    setData(null);
    setErrors({});
    onClose();
  };
  const run = async (work: () => Promise<void>, failure: string) => {
    if (busy) return;
    setBusy(true);
    setErrors({});
    try {
      await work();
    } catch (error) {
      const fields = error instanceof RequestError ? error.fields : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) toastFailure(failure, error);
    }
    setBusy(false);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    setData(null);
    setConfirm('');
    void run(async () => {
      setData(await (await adminRequest(API, { method: 'POST', body: { person } })).json());
    }, 'The look-up failed');
  };
  const erase = (event: FormEvent) => {
    event.preventDefault();
    if (!data) return;
    const body = { person: data.person, confirm, seen: data.seen };
    void run(async () => {
      await adminRequest(`${API}/delete`, { method: 'POST', body });
      leave();
      void dropDraftsOfGone();
      go({ filter: {}, item: null });
      void load();
      toast({
        title: 'Data deleted',
        description: 'Nothing about this person is stored anymore.',
      });
    }, 'Nothing was deleted');
  };

  const count = data ? Object.values(data.found).flat().length : 0;
  return (
    <Dialog
      open={open}
      locked={busy}
      title="Delete a person’s data"
      description="For anyone who asks to be forgotten. You see what is stored before anything is deleted."
      onClose={leave}
    >
      <form onSubmit={search} noValidate className="inbox-form person-form">
        <div className="sheet">
          <Field
            wide
            name="person"
            label="Email address or phone number"
            value={person}
            onValue={setPerson}
            error={errors.person?.[0]}
            autoComplete="off"
            required
          />
        </div>
        <button
          type="submit"
          className={buttonClass({ variant: data ? 'secondary' : 'primary' })}
          aria-disabled={busy}
        >
          Show what is stored
        </button>
      </form>
      <div role="status">
        {data && count === 0 && (
          <p className="mt-6">
            Nothing is stored for {data.person}, so there is nothing to delete.
          </p>
        )}
      </div>
      {data && count > 0 && (
        <>
          <PersonFound data={data} />
          <form onSubmit={erase} noValidate className="inbox-form person-form">
            <p>
              All of this is deleted at once and for good. To confirm, type{' '}
              <strong>{data.person}</strong>.
            </p>
            <div className="sheet">
              <Field
                wide
                name="confirm"
                label="The same address again"
                value={confirm}
                onValue={setConfirm}
                error={errors.confirm?.[0]}
                autoComplete="off"
                required
              />
            </div>
            <button type="submit" className={`${buttonClass()} danger`} aria-disabled={busy}>
              {busy && <span className="ring" aria-hidden="true" />}
              Delete {count === 1 ? 'this entry' : `these ${count} entries`}
            </button>
          </form>
        </>
      )}
    </Dialog>
  );
}
