import { type FormEvent, useState } from 'react';
import type { PersonData } from '#src/contracts/inbox.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { toast } from '#src/ui/toast.ts';
import { Button } from '../Button.tsx';
import { adminRequest } from '../request.ts';
import { useRun } from '../use-run.ts';
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
  const { run, busy, errors, clearErrors } = useRun();

  const leave = () => {
    setPerson('');
    setConfirm('');
    setData(null);
    clearErrors();
    onClose();
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
        description: 'Nothing about this person is stored any longer.',
      });
    }, 'Nothing was deleted');
  };

  const count = data ? Object.values(data.found).flat().length : 0;
  return (
    <Dialog
      open={open}
      locked={busy}
      title="Delete a person’s data"
      description="For somebody who asks to be forgotten. You see what is kept before anything is deleted."
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
        <Button type="submit" variant={data ? 'secondary' : 'primary'} aria-disabled={busy}>
          Show what is kept
        </Button>
      </form>
      <div role="status">
        {data && count === 0 && (
          <p className="mt-6">Nothing is kept under “{data.person}”. There is nothing to delete.</p>
        )}
      </div>
      {data && count > 0 && (
        <>
          <PersonFound data={data} />
          <form onSubmit={erase} noValidate className="inbox-form person-form">
            <p>
              All of this goes at once and for good. To confirm, type <strong>{data.person}</strong>
              .
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
            <Button type="submit" className="danger" busy={busy}>
              Delete {count === 1 ? 'this entry' : `these ${count} entries`}
            </Button>
          </form>
        </>
      )}
    </Dialog>
  );
}
