import type { Automation } from './automations/automation.ts';
import { custom } from './automations/custom.data.ts';
import { five } from './automations/five.data.ts';

export type { Automation, Complexity, DocumentKind } from './automations/automation.ts';

export const offerings: readonly Automation[] = [...five, custom];
