import { offerings } from '../automations.ts';
import { projects } from '../projects.ts';
import { trades } from './trades.data.ts';

/** How people ask what there is for their trade. */
const ways = [
  (trade: string) => `What do you do for ${trade}?`,
  (trade: string) => `What would you automate first for ${trade}?`,
  (trade: string) => `Ideas for ${trade}`,
];

/** What there is for a trade, as questions with an answer. */
export const tradeQuestions = trades.map(({ id, who, called, ideas, built }) => {
  const lines = ideas.flatMap((idea, at) => {
    const one = offerings.find(({ title }) => title === idea);
    return one ? [`${at + 1}. **${idea}**: ${one.description}`] : [];
  });
  const past = projects.find(({ title }) => title === built);
  const example = past ? `\nBuilt for such a company: **${past.title}**. ${past.description}` : '';
  return {
    id: `trade-${id}`,
    asked: called.map((name, at) => (ways[at % ways.length] as (typeof ways)[0])(name)),
    answer: `For ${who}, these of the list come up first:\n${lines.join('\n')}${example}\nTell me which task costs you the most time, and I’ll look for a match.`,
    link: { label: 'All automations', href: '/services#ideas' },
    strict: true,
  };
});
