/** What the event `ask` of the document carries. */
export interface Asked {
  name: string;
  onFailure?: (() => void) | undefined;
}

/**
 * Asks for the island of a name: on the first call the frame downloads its code and starts it
 * (docs/decisions/0003-islands-on-request.md).
 *
 * @param action the public action that needs it, for the message.
 * @param onFailure what to do where it cannot be opened; without it, a toast says so where its code cannot
 *   be loaded.
 * @throws where the page does not carry that island, and no `onFailure` is given.
 */
export function ask(name: string, action: string, onFailure?: () => void): void {
  if (document.querySelector(`[data-provider="${name}"]`)) {
    document.dispatchEvent(new CustomEvent<Asked>('ask', { detail: { name, onFailure } }));
  } else if (onFailure) onFailure();
  else throw new Error(`${action} must be used within the ${name} provider`);
}
