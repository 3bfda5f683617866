import { custom } from './automations/custom.data.ts';
import { desks } from './automations/desks.data.ts';
import type { Automation } from './automations/automation.ts';

export type { Automation, Complexity, DocumentKind } from './automations/automation.ts';

export const offerings: readonly Automation[] = [...desks, custom];
