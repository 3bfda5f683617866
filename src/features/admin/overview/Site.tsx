import { useStore } from '@nanostores/react';
import { SmallButton } from '../parts/Button.tsx';
import { $rebuild, $siteStatus, rebuild } from './rebuild.ts';

const progress = {
  none: '',
  requesting: 'Requesting a build …',
  building: 'Building. This page says when the build is live.',
  live: 'The rebuilt site is live.',
  late: 'The build is not live yet. Check the builds on your platform; it may have failed.',
} as const;

/** Shows whether published changes are live, and a button that rebuilds the static pages. */
export function Site() {
  const status = useStore($siteStatus, { ssr: 'initial' });
  const phase = useStore($rebuild, { ssr: 'initial' });
  if (!status) return null;
  const isBusy = phase === 'requesting' || phase === 'building';
  return (
    <section className="mt-12" aria-labelledby="site-state">
      <h2 id="site-state" className="text-h3">
        Public site
      </h2>
      <p className="mt-2 text-ink-2">
        {status.isOutdated
          ? 'Readers may still see the old version of some pages: the cache did not accept the change. We keep trying until it does.'
          : 'Readers see every change to a post as soon as it is saved.'}{' '}
        {status.canRebuild ? 'Posts never wait for a build.' : 'There is nothing to rebuild.'}
      </p>
      {status.canRebuild && (
        <SmallButton className="mt-4" aria-disabled={isBusy} onClick={() => void rebuild()}>
          Rebuild the site
        </SmallButton>
      )}
      <p role="status" className="mt-4 max-w-[40.5em] text-note text-ink-2">
        {progress[phase]}
      </p>
    </section>
  );
}
