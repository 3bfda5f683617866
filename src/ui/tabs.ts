import { moveByKeys } from './move-by-keys.ts';

/**
 * Turns links to sections into tabs; the selected one follows the URL's hash, and changes it. Without scripts all
 * sections are visible.
 *
 * @param onChoose receives the id of the selected section, also at the start
 */
export function startTabs(list: HTMLElement, onChoose: (id: string) => void): void {
  const tabs = [...list.querySelectorAll('a')];
  const idOf = (tab: HTMLAnchorElement) => tab.hash.slice(1);
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(idOf(tab));

  function choose(chosen: HTMLAnchorElement): void {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
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

  list.setAttribute('role', 'tablist');
  for (const tab of tabs) {
    const panel = panelOf(tab);
    tab.setAttribute('role', 'tab');
    tab.id = `tab-${idOf(tab)}`;
    tab.setAttribute('aria-controls', idOf(tab));
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      chooseByHand(tab);
    });
  }
  moveByKeys(tabs, chooseByHand);

  const fromHash = () => tabs.find(({ hash }) => hash === location.hash) ?? tabs[0];
  const follow = () => {
    const tab = fromHash();
    if (tab) choose(tab);
    return tab;
  };
  addEventListener('hashchange', () => {
    const tab = follow();
    // The section was hidden when the browser tried to scroll to it.
    if (tab?.hash === location.hash) panelOf(tab)?.scrollIntoView();
  });
  follow();
}
