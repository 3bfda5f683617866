import { useState } from 'react';
import type { PersonData } from '#src/contracts/inbox.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { Button } from '../parts/Button.tsx';
import { InputCell } from '../parts/Cell.tsx';
import type { DialogProps } from '../parts/open-dialog.ts';
import { adminRequest } from '../request.ts';
import { useForm } from '../parts/use-form.ts';
import { formatAgencyTime } from '../agency-time.ts';
import { groups } from './words.data.ts';
import { inbox } from './state.ts';
import { dropDraftsOfGone, go } from './store.ts';

const API = '/api/admin/inbox/person';

/** Deletes all data of a person who has requested it: search, then type the address again. */
export function PersonDialog(opened: DialogProps) {
  const [data, setData] = useState<PersonData | null>(null);
  const search = useForm({
    failure: 'The look-up failed',
    async send(body) {
      setData(null);
      setData(await (await adminRequest(API, { method: 'POST', body })).json());
    },
  });
  const erase = useForm({
    failure: 'Nothing was deleted',
    async send({ confirm }) {
      const body = { person: data?.person, confirm, seen: data?.seen };
      await adminRequest(`${API}/delete`, { method: 'POST', body });
      opened.onClose();
      void dropDraftsOfGone();
      go({ filter: {}, item: null });
      void inbox.load();
      toast({
        title: 'Data deleted',
        description: 'Nothing about this person is stored anymore.',
      });
    },
  });

  const count = data ? Object.values(data.found).flat().length : 0;
  return (
    <Dialog
      {...opened}
      locked={search.busy || erase.busy}
      title="Delete a person’s data"
      description="For anyone who asks to be forgotten. You see what is stored before anything is deleted."
    >
      <form {...search.form} className="inbox-form">
        <div className="sheet">
          <InputCell
            label="Email address or phone number"
            name="person"
            error={search.errors.person}
            autoComplete="off"
            required
          />
        </div>
        <Button type="submit" variant={data ? 'secondary' : 'primary'} aria-disabled={search.busy}>
          Show what is stored
        </Button>
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
          <form {...erase.form} className="inbox-form mt-5!">
            <p>
              All of this is deleted at once and for good. To confirm, type{' '}
              <strong>{data.person}</strong>.
            </p>
            <div className="sheet">
              <InputCell
                label="The same address again"
                name="confirm"
                error={erase.errors.confirm}
                autoComplete="off"
                required
              />
            </div>
            <Button type="submit" isDanger busy={erase.busy}>
              Delete {count === 1 ? 'this entry' : `these ${count} entries`}
            </Button>
          </form>
        </>
      )}
    </Dialog>
  );
}

/** A person's stored data, row by row. */
function PersonFound({ data }: { data: PersonData }) {
  return (
    <div
      className="mt-6 max-h-80 overflow-y-auto rounded-sheet border border-rule-strong px-4 pt-1 pb-4 text-ui"
      role="region"
      aria-label="What is kept"
      tabIndex={0}
    >
      {groups.map(([group, name, hint]) => {
        const rows = data.found[group];
        return (
          rows.length > 0 && (
            <div key={group}>
              <h3 className="mt-3.5 text-[1rem]">
                {name} <span className="text-ink-2">{rows.length}</span>
              </h3>
              {hint && <p className="text-note text-ink-2">{hint}</p>}
              <ul>
                {rows.map(({ label, at }, index) => (
                  <li key={index} className="border-b border-rule py-1.25 wrap-anywhere">
                    <span>{label}</span>{' '}
                    <time dateTime={at} className="block text-note text-ink-2">
                      {formatAgencyTime(at)}
                    </time>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </div>
  );
}
