import { Component, type ReactElement } from 'react';
import { adoptStyles } from '../window/adopt-styles.ts';
import styles from './island.css?inline';
import { Button } from '../Button.tsx';

/** Other ways to reach the agency. */
export interface Reach {
  phone: { text: string; href: string };
  email: { support: string };
}

interface Props {
  reach: Reach;
  children: ReactElement;
}

/**
 * What is shown in place of an island that failed. Without it, React removes the whole island until the page is loaded
 * again. What was typed is in the stores of the island, which outlive it; trying again shows it with that.
 */
export class IslandBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    adoptStylesOnce();
    return { hasFailed: true };
  }

  override render(): ReactElement {
    if (!this.state.hasFailed) return this.props.children;
    const { phone, email } = this.props.reach;
    return (
      <section className="island-failure" role="alert">
        <p>
          <strong>Something went wrong here.</strong>
        </p>
        <p>
          <span>You can try again, call </span>
          <a href={phone.href}>{phone.text}</a>
          <span> or write to </span>
          <a href={`mailto:${email.support}`}>{email.support}</a>
          <span>.</span>
        </p>
        <Button size="sm" onClick={() => this.setState({ hasFailed: false })}>
          Try again
        </Button>
      </section>
    );
  }
}

let isStyled = false;
/** Only once something failed, so that no page pays for it. */
function adoptStylesOnce(): void {
  if (!isStyled) adoptStyles(styles);
  isStyled = true;
}
