import type { PersonData } from '#src/contracts/inbox.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { formatAgencyTime } from '../agency-time.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { openDialog } from '../parts/open-dialog.ts';
import { adminRequest } from '../request.ts';
import { inbox } from './state.ts';
import { dropDraftsOfGone, go } from './store.ts';
import { groups } from './words.data.ts';

const API = '/api/admin/inbox/person';
const title = 'Delete a person’s data';

/** Asks for a person who has requested to be forgotten, and shows what is stored before anything is deleted. */
export function askForPerson(): void {
  void openDialog((opened) => (
    <FormDialog
      {...opened}
      title={title}
      description="For anyone who asks to be forgotten. You see what is stored before anything is deleted."
      action="Show what is stored"
      failure="The look-up failed"
      fields={[
        {
          name: 'person',
          label: 'Email address or phone number',
          autoComplete: 'off',
          required: true,
        },
      ]}
      onSubmit={async (body) => {
        const answer = await adminRequest(API, { method: 'POST', body });
        const data: PersonData = await answer.json();
        const count = Object.values(data.found).flat().length;
        if (count > 0) confirmErasure(data, count);
        else toast({ title: `Nothing is stored for ${data.person}` });
        return count > 0;
      }}
    />
  ));
}

/** Deletes what is shown once the address was typed again. */
function confirmErasure(data: PersonData, count: number): void {
  const { person, seen } = data;
  void openDialog((opened) => (
    <FormDialog
      {...opened}
      title={title}
      description={`All of this is deleted at once and for good. To confirm, type ${person}.`}
      action={`Delete ${count === 1 ? 'this entry' : `these ${count} entries`}`}
      isDanger
      failure="Nothing was deleted"
      head={<PersonFound data={data} />}
      fields={[
        {
          name: 'confirm',
          label: 'The same address again',
          autoComplete: 'off',
          required: true,
        },
      ]}
      onSubmit={async ({ confirm }) => {
        await adminRequest(`${API}/delete`, { method: 'POST', body: { person, seen, confirm } });
        void dropDraftsOfGone();
        go({ filter: {}, item: null });
        void inbox.load();
        toast({
          title: 'Data deleted',
          description: 'Nothing about this person is stored anymore.',
        });
      }}
    />
  ));
}

/** A person's stored data, row by row. */
function PersonFound({ data }: { data: PersonData }) {
  return (
    <div
      className="mb-5 max-h-80 overflow-y-auto rounded-sheet border border-rule-strong px-4 pt-1 pb-4 text-ui"
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
