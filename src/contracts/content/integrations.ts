/** A program of our clients that builds are connected to. */
interface Integration {
  readonly name: string;
  /** What a build does there: sentences. */
  readonly work: string;
}

interface IntegrationGroup {
  readonly label: string;
  readonly programs: readonly Integration[];
}

/** What is drawn beside a way into a program. */
export type WayDrawing = 'connection' | 'file' | 'mailbox' | 'screen';

/** The page that says what builds connect to, and for whom we are not the right choice. */
export interface Integrations {
  readonly title: string;
  readonly lede: string;
  readonly groups: readonly IntegrationGroup[];
  /** Ways into a program that is not listed, the best first. */
  readonly ways: {
    readonly title: string;
    readonly lede: string;
    readonly steps: readonly { readonly title: string; readonly text: string; readonly drawing?: WayDrawing }[];
  };
  readonly notForYou: {
    readonly title: string;
    readonly lede: string;
    readonly cases: readonly { readonly when: string; readonly instead: string }[];
  };
  readonly ask: { readonly title: string; readonly button: string };
}
