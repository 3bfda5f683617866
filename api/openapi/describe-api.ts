import type { Hono } from 'hono';
import * as z from 'zod/mini';
import packageJson from '../../package.json' with { type: 'json' };
import type { Api } from '#api/context.ts';
import { readRoutes, type Route } from './read-routes.ts';
import { summaries } from './summaries.data.ts';

/** An operation without its own words and answers: what every one of them has. */
type Operation = ReturnType<typeof operationOf>;

const JSON_TYPE = 'application/json';
const failure = { schema: { $ref: '#/components/schemas/Failure' } };

/** Why calls fail, by status. Every failure is a `Failure`. */
const failures: Record<string, string> = {
  400: 'The body is not JSON, or not an object.',
  401: 'There is no valid session.',
  403: 'The request is from a page of another origin, or only an owner can make it.',
  404: 'There is no such row or post.',
  413: 'The body is too large.',
  415: 'The body is of another type.',
  422: 'A field is wrong: `message` is the first of `errors`.',
  429: 'Too many requests: `Retry-After` says when the next may come, in seconds.',
  500: 'An error of ours.',
  503: 'The database does not answer: `Retry-After` says when to try again, in seconds.',
};

/**
 * An OpenAPI 3.1 document of an app: its paths, and what their guards and schemas require. What they answer in detail is
 * told in docs/api.md.
 *
 * @throws if a call has no summary, or a summary no call
 */
export function describeApi(app: Hono<Api>) {
  const paths: Record<string, Record<string, Operation>> = {};
  const unused = new Set(Object.keys(summaries));
  for (const route of readRoutes(app)) {
    const path = route.template.replace(/:(\w+)/g, '{$1}');
    const name = `${route.method} ${path.replace(/^\/api\/(?:blog|signal-board)(?=\/|$)/, '/api/{board}')}`;
    unused.delete(name);
    (paths[path] ??= {})[route.method.toLowerCase()] = operationOf(route, path, name);
  }
  if (unused.size > 0) throw new Error(`No such call: ${[...unused].join(', ')}`);
  return {
    openapi: '3.1.1',
    info: {
      title: 'API of the site',
      version: packageJson.version,
      description:
        'Made from the schemas by which requests are checked. JSON in and out, camelCase, dates ISO 8601 in UTC. ' +
        'An empty string or null for an optional field means absent; unknown fields are ignored. ' +
        'What each call answers in detail stands in docs/api.md of the repository.',
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(Object.entries(paths).toSorted(([one], [other]) => (one < other ? -1 : 1))),
    components: {
      responses: Object.fromEntries(
        Object.entries(failures).map(([status, description]) => [
          status,
          { description, content: { [JSON_TYPE]: failure } },
        ]),
      ),
      schemas: {
        Failure: {
          type: 'object',
          required: ['message'],
          properties: {
            message: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
          },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'Set by `POST /api/admin/login`. Over plain http it is named `session`.',
        },
      },
    },
  };
}

function operationOf(route: Route, path: string, name: string) {
  const summary = summaries[name];
  if (!summary) throw new Error(`api/openapi/summaries.data.ts says nothing of ${name}.`);
  const [status, words] = summary;
  const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, param = '']) => ({
    name: param,
    in: 'path',
    required: true,
    schema: { type: param === 'id' ? 'integer' : 'string' },
  }));
  const { properties: queried = {}, required: needed = [] } = schemaOf(route.query);
  const inQuery = Object.entries(queried).map(([param, schema]) => ({
    name: param,
    in: 'query',
    required: needed.includes(param),
    schema,
  }));
  const parameters = [...inPath, ...inQuery];
  return {
    operationId: operationIdOf(route),
    summary: words,
    // Of a scheme that is no OAuth these are roles.
    security: route.isForAdmins ? [{ session: route.isForOwners ? ['owner'] : [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: { required: true, content: { [route.bodyType]: { schema: schemaOf(route.body) } } },
    }),
    responses: { [status]: { description: 'Done.' }, ...failuresOf(route) },
  };
}

/** `getApiBlogId`: what programs that write clients name their functions by. */
function operationIdOf({ method, template }: Route): string {
  return method.toLowerCase() + template.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** What can go wrong, by the guards of a route. */
function failuresOf({ body, query, isWrite, isForAdmins, isForOwners }: Route) {
  const statuses = [
    ...(body ? [400, 413, 415] : []),
    ...(isForAdmins ? [401] : []),
    ...(isWrite || isForOwners ? [403] : []),
    ...((body ?? query) ? [422] : []),
    ...[404, 429, 500, 503],
  ];
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
}

/** What a schema takes, as JSON Schema; what no JSON Schema can say is any value. */
function schemaOf(schema: z.ZodMiniType | undefined): z.core.JSONSchema.BaseSchema {
  if (!schema) return {};
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema: { _zod: part }, jsonSchema }) => {
      if (part.def.type !== 'pipe') return;
      // A text that is checked against a list once it is read as absent if it is empty.
      const { out } = part.def;
      const { values } = out._zod;
      if (values) jsonSchema.enum = [...values].map((value) => value ?? null) as string[];
    },
  });
  return described;
}
