import { securityHeaders } from '#src/lib/security-headers.ts';
// Written by each build of the pages; build/ensure-generated.ts makes an empty one where there is none.
import * as sources from './generated/policy.ts';

/** The same security headers as the pages have. */
export const policyHeaders: Readonly<Record<string, string>> = securityHeaders(sources);
