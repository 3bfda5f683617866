import lingui from '/tmp/lg/node_modules/eslint-plugin-lingui/lib/index.js';
import astro from 'eslint-plugin-astro';
import tseslint from 'typescript-eslint';
const rule = ['error', {
  ignore: ['^(?![A-Z])\\S*$', '^[A-Z0-9_.:/-]+$', '^[a-z0-9 :_\\-\\[\\]().,%/!#*>+~@&="\']+$'],
  ignoreNames: [{ regex: { pattern: '^(class|className|style|d|id|key|type|src|href|rel|role|lang|dir|path|fill|points|viewBox|transform|variant|name|kind|method|look|width|height)$|class$|Class$|Look$' } }],
  ignoreFunctions: ['Error', 'PlainError', 'TypeError', 'console.*', '*.querySelector', '*.querySelectorAll', '*.closest', '*.matches', '*.addEventListener', '*.setAttribute', 'CustomEvent', 'require', 'import'],
}];
export default [
  ...astro.configs.base,
  { files: ['**/*.{ts,tsx,astro}'], languageOptions: {}, plugins: { lingui }, rules: { 'lingui/no-unlocalized-strings': rule } },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
];
