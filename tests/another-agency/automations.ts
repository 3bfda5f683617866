import type { Automation } from './automations/automation.ts';
import { custom } from './automations/custom.data.ts';
import { list } from './automations/list.data.ts';

export type { Automation, Complexity, DocumentKind } from './automations/automation.ts';

export const offerings: readonly Automation[] = [...list, custom];
