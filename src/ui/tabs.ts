/**
 * Makes tabs of a list of links to sections: without scripts the links lead to the sections, which
 * all stand below one another.
 *
 * The chosen tab follows the address's hash, and choosing a tab changes the hash. Arrow keys, Home and
 * End move between the tabs (ARIA Authoring Practices, tabs with automatic activation).
 *
 * @param list holds the links; each `href` is `#` and the id of its section.
 * @param onChoose gets the id of the chosen section, at the start too.
 */
export function startTabs(list: HTMLElement, onChoose: (id: string) => void): void {
  const tabs = [...list.querySelectorAll('a')];
  const idOf = (tab: HTMLAnchorElement) => tab.hash.slice(1);
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(idOf(tab));

  function choose(chosen: HTMLAnchorElement): void {
    for (const tab of tabs) {
      tab.ariaSelected = String(tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
      panelOf(tab)?.toggleAttribute('hidden', tab !== chosen);
    }
    onChoose(idOf(chosen));
  }
  function chooseByHand(tab: HTMLAnchorElement): void {
    history.replaceState(null, '', tab.hash);
    choose(tab);
    tab.focus();
  }

  list.role = 'tablist';
  for (const [index, tab] of tabs.entries()) {
    const panel = panelOf(tab);
    tab.role = 'tab';
    tab.id = `tab-${idOf(tab)}`;
    tab.setAttribute('aria-controls', idOf(tab));
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      chooseByHand(tab);
    });
    tab.addEventListener('keydown', (event) => {
      const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
      // With another key it is the browser's: Alt and an arrow goes back.
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const target = tabs.at(next % tabs.length);
      if (target) chooseByHand(target);
    });
  }

  const fromHash = () => tabs.find(({ hash }) => hash === location.hash) ?? tabs[0];
  const follow = () => {
    const tab = fromHash();
    if (tab) choose(tab);
    return tab;
  };
  addEventListener('hashchange', () => {
    const tab = follow();
    // It was hidden when the browser looked for it.
    if (tab?.hash === location.hash) panelOf(tab)?.scrollIntoView();
  });
  follow();
}
