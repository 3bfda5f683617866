import { useState } from 'react';
import type { InboxFilter } from '#src/contracts/inbox.ts';
import { Button } from '../Button.tsx';
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
  const download = async () => {
    if (exporting) return;
    setExporting(true);
    await exportCsv(filter);
    setExporting(false);
  };
  return (
    <div className="inbox-tools">
      <Button variant="secondary" size="sm" busy={exporting} onClick={() => void download()}>
        Export CSV
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setOpen('calendar')}>
        Calendar feed
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setOpen('person')}>
        Delete a person’s data
      </Button>
      <Button variant="secondary" size="sm" className="keys-button" onClick={() => onHelp(true)}>
        Keyboard shortcuts
      </Button>
      <CalendarDialog open={open === 'calendar'} onClose={() => setOpen(null)} />
      <PersonDialog open={open === 'person'} onClose={() => setOpen(null)} />
      <ShortcutDialog open={helpOpen} shortcuts={shortcuts} onClose={() => onHelp(false)} />
    </div>
  );
}
