/** The detail of the document's `request-island` event. */
export interface IslandRequest {
  name: string;
  onFailure?: (() => void) | undefined;
}

/**
 * Requests an island by name: on the first request the frame downloads its code and starts it
 * (docs/decisions/0003-islands-on-request.md).
 *
 * @param action the public function that needs it, for the error message.
 * @param onFailure called if it cannot be opened; without it, a toast reports that its code could not be
 *   loaded.
 * @throws if the page does not carry that island and no `onFailure` is given.
 */
export function requestIsland(name: string, action: string, onFailure?: () => void): void {
  if (document.querySelector(`[data-provider="${name}"]`)) {
    document.dispatchEvent(new CustomEvent<IslandRequest>('request-island', { detail: { name, onFailure } }));
  } else if (onFailure) onFailure();
  else throw new Error(`${action} must be used within the ${name} provider`);
}
