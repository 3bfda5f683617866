import { securityHeaders } from '#src/lib/security-headers.ts';
// Written by each build of the pages; scripts/ensure-generated.ts makes an empty one where there is none.
import * as sources from '#functions/shared/generated/policy.ts';

/** The same security headers as the pages have. */
export const policyHeaders: Readonly<Record<string, string>> = securityHeaders(sources);
