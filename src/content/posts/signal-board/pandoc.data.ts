import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const pandoc: DemoSignal = {
  daysAgo: 85,
  title: 'Pandoc, for documents in the wrong format',
  slug: 'pandoc',
  category: 'tool',
  url: 'https://pandoc.org/',
  description:
    'A free command that turns Word into Markdown, Markdown into PDF, and a wiki into something your successor can open. If a step of your process is “save it as,” try this before you write anything.',
};
