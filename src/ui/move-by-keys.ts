/** Arrow keys, Home and End move between tabs (ARIA Authoring Practices, tabs with automatic activation). */
export function moveByKeys<Tab extends HTMLElement>(tabs: readonly Tab[], choose: (tab: Tab) => void): void {
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('keydown', (event) => {
      const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
      // Leave combinations such as Alt+Left (Back) to the browser.
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const target = tabs.at(next % tabs.length);
      if (target) choose(target);
    });
  }
}
