import { Component, type ReactElement } from 'react';

interface Props {
  /** What is shown in place of children that failed. @param again shows them anew */
  failed: (again: () => void) => ReactElement;
  children: ReactElement;
}

/** Without a boundary, React removes everything around what failed, until the page is loaded again. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactElement {
    const { failed, children } = this.props;
    return this.state.hasFailed ? failed(() => this.setState({ hasFailed: false })) : children;
  }
}
