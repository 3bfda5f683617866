/** Whether a click on a link stays in this tab; new tabs and windows are left to the browser. */
export function isForThisPage(click: {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
}): boolean {
  return !click.metaKey && !click.ctrlKey && !click.shiftKey;
}
