import type { Automation } from './automation.ts';

export const first: readonly Automation[] = [
  {
    id: 'your-first-automation',
    category: 'Operations',
    title: 'Your first automation',
    description:
      'One or two sentences: what is automated, for whom, and with what result. Between 90 and 160 characters fit a card.',
    detail: 'How it works, shown in the dialog: what is checked, and where a person decides.',
    icon: 'form',
    takes: 'What comes in',
    gives: 'What comes out',
    timeToValue: '1 week',
    complexity: 'simple',
    roiMultiplier: '3x',
  },
];
