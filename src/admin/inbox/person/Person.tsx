import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useState } from 'react';
import type { PersonData } from '#src/contracts/inbox-person.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { isolated } from '#src/lib/isolated.ts';
import { attempt } from '../../failure.ts';
import { SmallButton } from '../../parts/Button.tsx';
import { type DialogProps, FormDialog, openDialog, openForm } from '../../parts/dialogs.tsx';
import { useBusy } from '../../parts/hooks.ts';
import { adminRequest } from '../../request.tsx';
import { fileNameOf, saveFile } from '../save-file.ts';
import { API, dropDraftsOfGone, go, inbox } from '../store.ts';
import { dialogs } from '../words.data.ts';
import { PersonFound } from './PersonFound.tsx';

/** Asks for a person who wants a copy of their data, or to be forgotten, and shows what is stored. */
export function askForPerson(): void {
  void openForm({
    ...dialogs.person,
    async onSubmit(body) {
      const answer = await adminRequest(`${API}/person`, { method: 'POST', body });
      const data: PersonData = await answer.json();
      if (data.items.length > 0) void openDialog((opened) => <PersonDialog {...opened} data={data} />);
      else toast({ title: `Nothing is stored for ${isolated(data.person)}` });
      return data.items.length > 0;
    },
  });
}

/** What was found, to tick what is this person's; that can be copied, and deleted once the address was typed again. */
function PersonDialog({ data, ...opened }: DialogProps & { data: PersonData }) {
  const [$ticked] = useState(() => atom<ReadonlySet<string>>(new Set()));
  const ticked = useStore($ticked);
  const [busy, run] = useBusy();
  const { person, seen, items } = data;
  const count = ticked.size;
  const body = { person, seen, items: [...ticked] };

  async function copy(as: 'json' | 'text'): Promise<void> {
    await attempt('The copy couldn’t be made', async () => {
      const answer = await adminRequest(`${API}/person/export`, { method: 'POST', body: { ...body, as } });
      saveFile(await answer.blob(), fileNameOf(answer) ?? 'person');
    });
  }
  async function erase({ confirm }: Record<string, unknown>): Promise<void> {
    await adminRequest(`${API}/person/delete`, { method: 'POST', body: { ...body, confirm } });
    void dropDraftsOfGone();
    go({ filter: {}, item: null });
    void inbox.load();
    const left = items.length - count;
    toast({
      title: 'Data deleted',
      description: `${entries(count)} deleted. ${left === 0 ? 'Nothing else was found.' : `${entries(left)} not ticked stay.`}`,
    });
  }

  return (
    <FormDialog
      {...opened}
      {...dialogs.erasure}
      description={`Tick what’s this person’s: numbers and names may be shared with others. To delete it at once and for good, type ${isolated(person)}.`}
      action={count === 0 ? 'Delete what’s ticked' : `Delete ${entries(count)}`}
      isDanger
      head={
        <>
          <PersonFound {...{ data, ticked }} onTicked={(keys) => $ticked.set(keys)} />
          <div className="mb-5 flex flex-wrap gap-2.5">
            <SmallButton
              label="Copy to read"
              busy={busy}
              disabled={count === 0}
              onClick={() => void run(() => copy('text'))}
            />
            <SmallButton
              label="Copy as JSON"
              busy={busy}
              disabled={count === 0}
              onClick={() => void run(() => copy('json'))}
            />
          </div>
          {data.isCut && <p className="mb-3 text-ui">{dialogs.erasure.cut}</p>}
          <p className="mb-5 text-note text-ink-2">{dialogs.erasure.unknown}</p>
        </>
      }
      onSubmit={erase}
    >
      {({ items: wrong }) =>
        wrong && (
          <p role="alert" className="mt-3 text-ui text-error">
            {wrong[0]}
          </p>
        )
      }
    </FormDialog>
  );
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}
