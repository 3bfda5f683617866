import { useState } from 'react';
import type { InboxFilter } from '#src/contracts/inbox.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ShortcutDialog } from '../ShortcutDialog.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';
import { exportCsv } from './export.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { shortcuts } from './use-keys.ts';

interface Props {
  filter: InboxFilter;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
}

/** Actions for the whole inbox. */
export function Tools({ filter, helpOpen, onHelp }: Props) {
  const [open, setOpen] = useState<'calendar' | 'person' | null>(null);
  const [exporting, setExporting] = useState(false);
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  const download = async () => {
    if (exporting) return;
    setExporting(true);
    await exportCsv(filter);
    setExporting(false);
  };
  return (
    <div className="inbox-tools">
      <button
        type="button"
        className={look}
        aria-disabled={exporting}
        onClick={() => void download()}
      >
        {exporting && <span className="ring" aria-hidden="true" />}
        Export CSV
      </button>
      <button type="button" className={look} onClick={() => setOpen('calendar')}>
        Calendar feed
      </button>
      <button type="button" className={look} onClick={() => setOpen('person')}>
        Delete a person’s data
      </button>
      <button type="button" className={`${look} keys-button`} onClick={() => onHelp(true)}>
        Keyboard shortcuts
      </button>
      <CalendarDialog open={open === 'calendar'} onClose={() => setOpen(null)} />
      <PersonDialog open={open === 'person'} onClose={() => setOpen(null)} />
      <ShortcutDialog open={helpOpen} shortcuts={shortcuts} onClose={() => onHelp(false)} />
    </div>
  );
}
