import type { Automation } from './automations/automation.ts';
import { custom } from './automations/custom.data.ts';

export type { Automation, Complexity, DocumentKind } from './automations/automation.ts';

/** Every list shows these in this order: as many as you offer, with the one for everything else last. */
export const offerings: readonly Automation[] = [
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
  custom,
];
