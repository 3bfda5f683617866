import { expect, test } from 'vitest';
import { ask, useDatabase } from './support/harness.ts';
import { routes } from './support/routes.ts';

useDatabase();

test('programs find every call of the API in its description, with what it takes', async () => {
  const { status, body } = await ask('/api/openapi.json');
  expect(status).toBe(200);
  const { paths } = body as {
    paths: Record<string, Record<string, { requestBody?: unknown; security: { session: string[] }[] }>>;
  };
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody, security }]) => ({
      call: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      takesBody: requestBody !== undefined,
      isForAdmins: security.length > 0,
      isForOwners: security.some(({ session }) => session.includes('owner')),
    })),
  );
  const real = routes.map(({ method, template, body, isForAdmins, isForOwners }) => ({
    call: `${method} ${template}`,
    takesBody: body !== undefined,
    isForAdmins,
    isForOwners,
  }));
  const byCall = (one: { call: string }, other: { call: string }) => one.call.localeCompare(other.call);
  expect(described.toSorted(byCall)).toEqual(real.toSorted(byCall));
});
