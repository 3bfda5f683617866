/** Dialogs that add items by hand. */
import { addedLead, type InboxDetail } from '#src/contracts/inbox.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { type DialogProps, FormDialog, openDialog, openForm } from '../parts/dialogs.tsx';
import { FieldSheet } from '../parts/form.tsx';
import { adminRequest } from '../request.tsx';
import { keyOf } from './query.ts';
import { SlotFields } from './SlotFields.tsx';
import { API, go, inbox } from './store.ts';
import { addFields, dialogs } from './words.data.ts';

/** Adds a contact request of somebody who called or wrote elsewhere. @param chat the conversation that it is made of */
export function addLead(chat?: InboxDetail): void {
  const { name, email, company, phone, message } = addFields;
  void openForm({
    ...(chat ? dialogs.leadOfChat : dialogs.newLead),
    schema: addedLead,
    fields: [
      name,
      { ...email, defaultValue: chat?.email ?? '' },
      phone,
      company,
      { ...message, defaultValue: chat?.turns.map((turn) => turn.message).join('\n') ?? '' },
    ],
    async onSubmit(typed) {
      await send('lead', { ...typed, ...(chat && { chat: chat.id }) });
      toast({ title: 'Contact request added' });
    },
  });
}

/** Adds a call that was agreed on elsewhere. */
export function addCall(): void {
  void openDialog((opened) => <CallDialog {...opened} />);
}

function CallDialog(opened: DialogProps) {
  const { name, email, phone } = addFields;
  return (
    <FormDialog
      {...{ ...opened, ...dialogs.newCall }}
      onSubmit={async (typed) => {
        await send('call', typed);
        toast({ title: 'Call added' });
      }}
    >
      {(errors) => (
        <>
          <FieldSheet
            errors={errors}
            fields={[
              { ...phone, label: 'Phone', required: true },
              { ...name, label: 'Name (optional)', required: false },
              email,
            ]}
          />
          <div className="sheet mt-4">
            <SlotFields errors={errors} />
          </div>
        </>
      )}
    </FormDialog>
  );
}

/** Adds it, and opens it. @throws RequestError */
async function send(kind: 'lead' | 'call', body: object): Promise<void> {
  const added: InboxDetail = await (await adminRequest(`${API}/${kind}`, { method: 'POST', body })).json();
  go({ filter: {}, item: keyOf(added) });
  void inbox.load();
}
