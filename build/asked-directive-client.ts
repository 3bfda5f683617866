import type { ClientDirective } from 'astro';

/**
 * Starts an island when `asked:NAME` is dispatched on the document, or at once where that happened
 * before the island was parsed (`html[data-asked~=NAME]`).
 */
const asked: ClientDirective = async (load, { value: name }) => {
  if (!document.documentElement.matches(`[data-asked~="${name}"]`)) {
    await new Promise((start) => document.addEventListener(`asked:${name}`, start, { once: true }));
  }
  const hydrate = await load();
  await hydrate();
};

export default asked;
