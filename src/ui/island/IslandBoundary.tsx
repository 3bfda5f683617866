import type { ReactElement } from 'react';
import { controls } from '#src/content/messages.ts';
import { controls as english } from '#src/messages/en/index.ts';
import { Sentence } from '../Sentence.tsx';
import { Button } from '../Button.tsx';
import { adoptStyles } from '../window/adopt-styles.ts';
import { Boundary } from './Boundary.tsx';
import styles from './island.css?inline';

/** Other ways for a visitor to reach the agency. */
export interface Reach {
  phone: { text: string; href: string };
  email: { support: string };
}

interface Props {
  /** Of visitors' islands, which keep what was typed; those without it are the admin's, which speaks English. */
  reach?: Reach | undefined;
  /** Closes an island that lies over the page. */
  close?: (() => void) | undefined;
  children: ReactElement;
}

/**
 * An island, or what is said where it failed. What was typed is in the stores of the island, which outlive it; trying
 * again shows it with that.
 */
export function IslandBoundary({ reach, close, children }: Props) {
  return <Boundary failed={(again) => <Failure {...{ reach, close, again }} />}>{children}</Boundary>;
}

function Failure({ reach, close, again }: Omit<Props, 'children'> & { again: () => void }) {
  adoptStylesOnce();
  const leave =
    close &&
    (() => {
      close();
      // It is closed now, and works when it is opened again.
      again();
    });
  return (
    <section
      ref={takeLostFocus}
      tabIndex={-1}
      className={leave ? 'island-failure island-failure-over' : 'island-failure'}
      role="alert"
      onKeyDown={({ key }) => key === 'Escape' && leave?.()}
    >
      <p>
        <strong>{reach ? controls.somethingWentWrong : english.somethingWentWrong}</strong>
      </p>
      {reach ? (
        <p>
          <Sentence
            parts={controls.typedIsKept(
              <a href={reach.phone.href}>{reach.phone.text}</a>,
              <a href={`mailto:${reach.email.support}`}>{reach.email.support}</a>,
            )}
          />
        </p>
      ) : (
        <p>{english.reloadIfNoHelp}</p>
      )}
      <Button size="sm" onClick={again}>
        {reach ? controls.tryAgain : english.tryAgain}
      </Button>
      {leave && <button type="button" className="island-failure-close" aria-label={controls.close} onClick={leave} />}
    </section>
  );
}

/** Takes over the focus from a control that is gone with the island. */
function takeLostFocus(notice: HTMLElement | null): void {
  if (document.activeElement === document.body) notice?.focus({ preventScroll: true });
}

let isStyled = false;
/** Only once something failed, so that no page pays for it. */
function adoptStylesOnce(): void {
  if (!isStyled) adoptStyles(styles);
  isStyled = true;
}
