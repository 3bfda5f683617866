/** Whether a click on a link is meant for this page: another tab or window is the browser's business. */
export function isForThisPage(click: {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
}): boolean {
  return !click.metaKey && !click.ctrlKey && !click.shiftKey;
}
