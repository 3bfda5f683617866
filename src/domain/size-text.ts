import { services } from '#src/content/messages.ts';
import type { Complexity } from '#src/contracts/content/automation.ts';

/** The sizes of builds in words, as they stand within a line, e.g. 'simple'. */
export const sizeText: Readonly<Record<Complexity, string>> = {
  simple: services.simpleSize,
  moderate: services.moderateSize,
  advanced: services.advancedSize,
  custom: services.customSize,
};
