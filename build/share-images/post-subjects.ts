import { articleSubject, signalSubject } from '#src/domain/posts/share-subject.ts';
import { leadsElsewhere } from '#src/domain/posts/signal-page.ts';
import { hasPage, type Snapshot } from '#src/domain/posts/snapshot.ts';
import type { ShareSubject } from '#src/domain/share-image.ts';

/** What the pictures of the posts' pages show. */
export function postSubjects({ blog, signalBoard }: Snapshot): ShareSubject[] {
  const signals = signalBoard.filter((post) => !leadsElsewhere(post));
  return [
    ...blog.filter(hasPage).map(articleSubject),
    ...signals.filter(hasPage).map(signalSubject),
  ];
}
