/** What each call refuses with 422, and the field that it names. */
import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { ask, sendTo, useAdmin } from './support/harness.ts';
import { bodies, queries } from './support/refused.data.ts';

const { session } = useAdmin();

test('wrong queries', () =>
  eachRow(
    Object.entries(queries).flatMap(([path, list]) => list.map((query) => [path, query] as const)),
    async ([path, query]) => {
      const { status, body } = await ask(`${path}?${query}`, session);
      expect([status, Object.keys(body.errors)]).toEqual([422, [query.split('=')[0]]]);
    },
  ));

test('wrong bodies', () =>
  eachRow(
    Object.entries(bodies).flatMap(([call, [right, ...wrong]]) =>
      wrong.map((fields) => [call, fields, { ...right, ...fields }] as const),
    ),
    async ([call, fields, sent]) => {
      const [method, path = ''] = call.split(' ');
      const { status, body } = await sendTo(path, sent, session, method);
      const [field = ''] = Object.keys(fields);
      expect([status, Object.keys(body.errors)]).toEqual([422, [expect.stringMatching(new RegExp(`^${field}`))]]);
    },
  ));
