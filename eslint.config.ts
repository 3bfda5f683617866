import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores, type Config } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { noLooseText } from './scripts/lint/no-loose-text.ts';

/**
 * Who may know whom: a folder and the folders whose files it may import. Files of the same folder are
 * imported by a relative path, so every import by `#` leaves its folder (or its feature).
 */
const mayImport: Record<string, string[]> = {
  'src/contracts': [],
  'src/lib': [],
  'src/content': ['src/contracts', 'src/lib'],
  'src/domain': ['src/contracts', 'src/lib', 'src/content'],
  'src/ui': ['src/lib'],
  'src/features': ['src/ui', 'src/domain', 'src/lib', 'src/contracts', 'src/content'],
  'src/admin': ['src/ui', 'src/domain', 'src/lib', 'src/contracts', 'src/content'],
  'src/pages': ['src'],
  'src/layouts': ['src'],
  api: ['api', 'src/contracts', 'src/domain', 'src/lib', 'src/content', 'db'],
  functions: ['api', 'src/contracts', 'src/domain', 'src/lib', 'src/content', 'db'],
  db: ['db', 'src/contracts', 'src/lib', 'src/content', 'src/domain'],
  integrations: ['src/lib', 'src/content', 'src/contracts', 'src/domain', 'src/ui', 'api/publishing'],
  evals: ['src/contracts', 'src/domain', 'src/lib', 'src/content', 'db', 'api/assistant'],
  server: ['server', 'api', 'functions', 'db', 'src/contracts', 'src/lib'],
  scripts: ['scripts', 'server', 'integrations', 'api', 'functions', 'db', 'src'],
};

const folderRules = Object.entries(mayImport).map(([folder, known]): Config => {
  // One feature reaches another only through its store.
  const stores = folder === 'src/features' ? ['src/features/[^/]+/store\\.ts$'] : [];
  const allowed = [...known.map((name) => `${name}/`), ...stores].join('|');
  return {
    files: [`${folder}/**`],
    ignores: ['**/*.test.ts', '**/tests/**', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: allowed ? `^#(?!${allowed})` : '^#',
              message: `${folder} may import by # only from: ${known.join(', ') || 'nowhere'}.`,
            },
          ],
        },
      ],
    },
  };
});

export default defineConfig(
  globalIgnores(['dist', '.astro', '.data', '.netlify', 'test-results']),
  tseslint.configs.recommended,
  astro.configs.recommended,
  astro.configs['jsx-a11y-recommended'],
  {
    files: ['src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // What scrolls has to be reached by keyboard to be scrolled by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'region', 'group'], allowExpressionValues: true },
      ],
      // A dialog closes on Escape and on a press beside it, wherever in it the focus is.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        {
          handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp', 'onError', 'onLoad'],
          img: ['onError', 'onLoad'],
          dialog: ['onClick', 'onKeyDown'],
          section: ['onKeyDown'],
        },
      ],
      // A table that is drawn as blocks on a phone keeps its roles only where they are written.
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
      'jsx-a11y/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { translated: { rules: { 'no-loose-text': noLooseText } } },
    languageOptions: { parserOptions: { projectService: true } },
    rules: { 'translated/no-loose-text': 'error' },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  ...folderRules,
  {
    // The door through which pages that are rendered on demand read the database.
    files: ['src/features/**/*.server.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^#(?!src/|db/)', message: 'A door leads to db and to src alone.' }],
        },
      ],
    },
  },
  {
    // The embedded database is one connection: a query beside a transaction would wait for itself.
    files: ['api/**', 'functions/**', 'db/**', 'server/**', 'scripts/**'],
    ignores: ['db/transaction.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='transaction']",
          message: 'Transactions go through inTransaction of db/transaction.ts.',
        },
      ],
    },
  },
  {
    // Programs that talk to whoever started them.
    files: [
      'integrations/**',
      'server/**',
      'scripts/**',
      'bench/**',
      'evals/**',
      'tests/**',
      '**/log.ts',
      '**/*.test.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
