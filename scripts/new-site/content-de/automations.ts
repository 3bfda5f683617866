import type { Automation } from './automations/automation.ts';
import { custom } from './automations/custom.data.ts';
import { first } from './automations/first.data.ts';

export type { Automation, Complexity, DocumentKind } from './automations/automation.ts';

/** Every list shows these in this order: as many as you offer, with the one for everything else last. */
export const offerings: readonly Automation[] = [...first, custom];
