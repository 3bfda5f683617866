import { securityHeaders } from '#src/lib/security-headers.ts';
// Written by each build of the pages; scripts/ensure-generated.ts creates an empty one if there is none.
import * as sources from '#functions/shared/generated/policy.ts';

/** The same security headers as those of the pages. */
export const policyHeaders: Readonly<Record<string, string>> = securityHeaders(sources);
