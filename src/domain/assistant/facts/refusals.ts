import { site } from '#src/content/site.ts';
import { type Fact, openers } from '../fact.ts';

/** What the assistant refuses to do, and how people ask for it. */
export const refusals: readonly Fact[] = [
  {
    id: 'refusal/reprogramming',
    manner: 'refusal',
    names: ['My instructions'],
    lead: `I keep to what this site says, whatever role I am given. Ask me about ${site.name}, and I will look it up.`,
    next: openers,
  },
  {
    id: 'refusal/advice',
    manner: 'refusal',
    names: ['Advice'],
    lead: `That is for a lawyer, a tax adviser or a doctor: I cannot give such advice. ${site.name} automates the paperwork around it.`,
    next: openers,
  },
  {
    id: 'refusal/off-topic',
    manner: 'refusal',
    names: ['Off topic'],
    lead: `That is outside what I know: I only answer questions about ${site.name} and its work.`,
    next: openers,
  },
];
