import { Fragment, type ReactElement } from 'react';
import type { Parts } from '#src/messages/parts.ts';

/** Shows a sentence that has elements in it: its texts get elements of their own, which a translator may replace. */
export function Sentence({ parts }: { parts: Parts<ReactElement> }) {
  return parts.map((part, place) => (
    <Fragment key={place}>{typeof part === 'string' ? <span>{part}</span> : part}</Fragment>
  ));
}
