/**
 * Tabs that select a category. Arrow keys, Home and End move between them (ARIA Authoring Practices, tabs
 * with automatic activation).
 *
 * @param onChoose receives the stored value of the category; undefined for All.
 * @returns a function that selects the tab of a category; none if the category has no tab.
 */
export function startCategoryTabs(
  tablist: HTMLElement,
  onChoose: (category: string | undefined) => void,
): (category: string | undefined) => void {
  const tabs = [...tablist.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  const categoryOf = (tab: HTMLButtonElement) => tab.value || undefined;

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', (event) => {
      // Without this script the tab submits the form.
      event.preventDefault();
      onChoose(categoryOf(tab));
    });
    tab.addEventListener('keydown', (event) => {
      const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
      // Leave combinations such as Alt+Left (Back) to the browser.
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const target = tabs.at(next % tabs.length);
      target?.focus();
      target?.click();
    });
  }
  return (category) => {
    const chosen = tabs.find((tab) => categoryOf(tab) === category);
    for (const tab of tabs) {
      tab.ariaSelected = String(tab === chosen);
      tab.tabIndex = tab === (chosen ?? tabs[0]) ? 0 : -1;
    }
  };
}
