import { useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import type { DocumentKind } from '#src/lib/documents.data.ts';
import { trapFocus } from '../dialog/trap-focus.ts';
import { adoptStyles } from './adopt-styles.ts';
import { isSheet, onSheetChange } from './sheet.ts';
import { useFocus } from './use-focus.ts';
import { useModalSheet } from './use-modal-sheet.ts';
import styles from './window.css?inline';

adoptStyles(styles);

interface Props {
  /** As in `data-open` of its opener. */
  name: string;
  open: boolean;
  /** The accessible name, if the title is shorter. */
  label: string;
  /** The icon beside the title. */
  document: DocumentKind;
  title: string;
  subtitle: string;
  /** Label of the close button. */
  closeLabel: string;
  /** Where the focus goes on opening; none if it opened with the page. */
  focus?: RefObject<HTMLElement | null> | undefined;
  /** Buttons beside the close button. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A floating window that leaves the page usable: a region without a focus trap. If it does not fit, it is a
 * full-screen sheet and a modal dialog: the page behind is neither visible nor reachable. The same element is
 * used for both, so that rotating a phone or opening its keyboard loses no focus and no scroll position.
 */
export function Window({ name, open, label, title, subtitle, focus, onClose, ...props }: Props) {
  const ref = useRef<HTMLElement>(null);
  const covers = useSyncExternalStore(onSheetChange, isSheet);
  const isModal = open && covers;
  useFocus(name, open, ref, focus, onClose);
  useModalSheet(isModal, ref);

  return (
    <section
      ref={ref}
      className={`window window-${name}`}
      hidden={!open}
      data-restored={!focus || undefined}
      tabIndex={-1}
      role={covers ? 'dialog' : 'region'}
      aria-modal={isModal || undefined}
      aria-label={label}
      onKeyDown={(event) => {
        if (isModal) trapFocus(event.nativeEvent, event.currentTarget);
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
      }}
    >
      <div className="window-head">
        <svg className="window-document" viewBox="0 0 40 52" aria-hidden="true">
          <use href={`#doc-${props.document}`} />
        </svg>
        <div className="window-titles">
          <h2>{title}</h2>
          <p>{subtitle}</p>
        </div>
        {props.actions}
        <button
          type="button"
          className="window-close cross"
          aria-label={props.closeLabel}
          onClick={onClose}
        />
      </div>
      {props.children}
    </section>
  );
}
