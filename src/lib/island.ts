/**
 * Asks for the island of a name: on the first call the frame downloads its code and starts it
 * (docs/decisions/0003-islands-on-request.md).
 *
 * @param action the public action that needs it, for the message.
 * @throws where the page does not carry that island.
 */
export function ask(name: string, action: string): void {
  if (!document.querySelector(`[data-provider="${name}"]`)) {
    throw new Error(`${action} must be used within the ${name} provider`);
  }
  document.dispatchEvent(new CustomEvent('ask', { detail: name }));
}
