import type * as z from 'zod/mini';
import { fieldErrors } from '#src/contracts/failure.ts';
import { invalid } from './http-failure.ts';

/** Validates input. @throws {HttpFailure} 422 with the errors of each field */
export function check<Input>(schema: z.ZodMiniType<Input>, raw: unknown): Input {
  const result = schema.safeParse(raw);
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}
