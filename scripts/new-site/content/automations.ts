import { custom } from './automations/custom.data.ts';
import { yours } from './automations/yours.data.ts';
import type { Automation } from './automations/automation.ts';

export type { Automation, Complexity, DocumentKind } from './automations/automation.ts';

/** Every list shows these in this order, with the one for everything else last. */
export const offerings: readonly Automation[] = [...yours, custom];
