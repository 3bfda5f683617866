/**
 * What oxlint cannot read or does not know (.oxlintrc.json has the rules of the language, of types and of React): Astro
 * files, what elements a page may be made of, and rules of our own.
 */
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import lingui from 'eslint-plugin-lingui';
import type { ESLint } from 'eslint';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { noLooseText } from './scripts/lint/no-loose-text.ts';

/** How a statement of SQL begins. */
const STATEMENT =
  /^\s*(create (table|index|unique|view|function|trigger)|(alter|drop) table|insert into|update \w+ set|delete from|select .* from) /i;

/** Where visitors' words could stand, besides the content. */
const WORDED = [
  'src/{features,layouts,ui,pages}/**/*.{ts,tsx,astro}',
  'src/domain/{*.ts,{booking,posts,price-slip,assistant,roi}/**/*.ts}',
  'src/contracts/{contact,scheduled-call,text}.ts',
  'api/{contact,plain-page,price-slip}/*.ts',
  'api/routes/*.ts',
];
/** Tests, the admin, which is English, and instructions for language models. */
const NOT_WORDED = [
  '**/*.test.{ts,tsx}',
  '**/*.data.ts',
  '**/testing/**',
  'src/domain/roi/grounding.ts',
  'src/layouts/AdminPage.astro',
  'src/pages/admin-*/**',
];

/** What reads like no words of a language: it begins with no word in a capital letter, and is no sentence. */
const NO_WORDS = '^(?!\\s*[A-Z][a-z]{2}|\\s*[A-Z][a-z]* [a-z]{2}|.*[a-z]{2} [a-z]{2}.*[.?!]$)';

export default defineConfig(
  globalIgnores(['dist', '.astro', '.data', '.netlify', 'test-results', '**/*.{js,mjs}']),
  {
    // With the scripts in them.
    files: ['**/*.astro', '**/*.astro/*.ts'],
    extends: [tseslint.configs.recommended],
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-nested-ternary': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  astro.configs.recommended,
  astro.configs['jsx-a11y-recommended'],
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
    languageOptions: { parser: tseslint.parser, parserOptions: { project: 'tsconfig.jsx.json' } },
    rules: { 'translated/no-loose-text': 'error' },
  },
  {
    // What visitors read stands in src/messages, in the language of the site.
    files: WORDED,
    ignores: NOT_WORDED,
    // Its types are those of another release of the same rules.
    plugins: { lingui: lingui as unknown as ESLint.Plugin },
    rules: {
      'lingui/no-unlocalized-strings': [
        'error',
        {
          ignore: [NO_WORDS, '^(Google Calendar|Outlook|Office 365|Yahoo|RSS|Atom)$', '^User-agent: ', '^M [hv]'],
          // Names of schema.org and of HTTP and what errors and logs say.
          ignoreNames: ['@type', 'Authorization', 'failure', 'unlike'],
          ignoreFunctions: ['*Error', '*.get', 'log', 'required'],
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'api/**/*.ts'],
    languageOptions: { parser: tseslint.parser },
  },
  {
    // Whoever looks for logic finds none here.
    files: ['**/*.data.ts'],
    languageOptions: { parser: tseslint.parser },
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: ':function', message: 'A .data.ts file holds data: functions stand in a file without .data.' },
        {
          selector: `:matches(Literal[value=${STATEMENT}], TemplateElement[value.raw=${STATEMENT}])`,
          message: 'A .data.ts file holds data: statements of the database stand in a file without .data.',
        },
      ],
    },
  },
);
