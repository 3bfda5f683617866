import { useStore } from '@nanostores/react';
import { siteNote } from '../live.ts';
import { $site } from '../watch-site.ts';

/** What the public pages still owe, while they do. */
export function SiteNote() {
  const site = useStore($site, { ssr: 'initial' });
  const note = site && siteNote(site, Date.now());
  return (
    <p role="status" className="site-note">
      {note}
    </p>
  );
}
