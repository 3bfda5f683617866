import type { Automation as AnyAutomation } from '#src/contracts/content/automation.ts';
import type { Category } from '../categories.data.ts';

export type { Complexity, DocumentKind } from '#src/contracts/content/automation.ts';

/** An automation in one of this agency's categories. */
export type Automation = AnyAutomation<Category>;
