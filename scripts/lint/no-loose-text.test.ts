import { join } from 'node:path';
import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { eachRow } from '#src/lib/testing/each-row.ts';
import { noLooseText } from './no-loose-text.ts';

/** What the examples are made of. */
const GIVEN = `
import { Fragment, type ReactElement, type ReactNode } from 'react';
declare const is: boolean, text: string, count: number, texts: string[], maybe: string | undefined, node: ReactNode;
declare const element: ReactElement;
declare function Part(props: { children?: ReactNode }): ReactElement | null;
declare function Word(props: { of: string }): ReactNode;
`;

/** Children of an element that are right. */
const fine = [
  'Text',
  '{text}',
  '{node}',
  '{`${count} of ${text}`}',
  '{is ? text : maybe}',
  '{is && text}',
  '{maybe && <b>{maybe}</b>}<i>more</i>',
  'Text <b>and more</b>{" "} text{/* a comment */}',
  '<span>text</span>{is && <b>more</b>}<span>{text}</span>',
  '{texts.map((each) => <b key={each}>{each}</b>)}',
  '<Part>text</Part>{element}<Part>{is && text}</Part>',
  '<>{element}<b>text</b></>',
];

/** Children of an element, and what is said about them. */
const loose: [code: string, messageId: string][] = [
  // Alternates, or comes and goes, beside others.
  ['{is ? "one" : "two"} <b>more</b>', 'changing'],
  ['{is && text}<b>more</b>', 'changing'],
  ['{is && "one"}{!is && "two"}', 'changing'],
  ['<b>more</b>{maybe}', 'changing'],
  ['{is ? <b>more</b> : text}{element}', 'changing'],
  ['{is && `of ${text}`}<b>more</b>', 'changing'],
  // Changes beside others, where nobody sees it.
  ['{text}{is && <b>more</b>}', 'changing'],
  ['Hello {text}', 'changing'],
  ['{count} <b>more</b>', 'changing'],
  ['{count && <b>more</b>}<b>more</b>', 'changing'],
  ['{node}<b>more</b>', 'changing'],
  ['<Part>{text} <b>more</b></Part>', 'changing'],
  // Something is added before it, or after it.
  ['{is && <b>more</b>} text', 'beside'],
  ['text {is ? <b>one</b> : <i>two</i>}', 'beside'],
  ['{texts.map((each) => <b key={each}>{each}</b>)} text', 'beside'],
  ['<Part /> text', 'beside'],
  ['{element}{"text"}', 'beside'],
  // No element holds it.
  ['<>text</>', 'bare'],
  ['<>{text}</>', 'bare'],
  ['{is && <>text <b>more</b></>}', 'bare'],
  ['{texts.map((each) => <Fragment key={each}>{each}</Fragment>)}', 'bare'],
  ['<Word of={text} />', 'component'],
  // One text node each.
  ['{texts}', 'list'],
  ['{texts.map((each) => each)}', 'list'],
  ['{is && [text, " ", <b key="more">more</b>]}', 'list'],
];

const FILE = join(process.cwd(), 'examples.tsx');

/** A program of this one file alone: to read the whole project costs fifteen seconds. */
function programOf(source: string): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023, true) : getSourceFile(name, ...rest);
  return ts.createProgram([FILE], options, host);
}

/** Which faults the rule finds in each of the examples. All stand in one file, so that types are checked once. */
function faultsIn(examples: string[]): Map<string, string[]> {
  const code = examples.map((children, index) => `export const example${index} = <p>${children}</p>;`);
  const source = [GIVEN.replaceAll('\n', ' '), ...code].join('\n');
  const found = new Linter().verify(
    source,
    {
      files: ['*.tsx'],
      plugins: { own: { rules: { 'no-loose-text': noLooseText } } },
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { programs: [programOf(source)] },
      },
      rules: { 'own/no-loose-text': 'error' },
    },
    FILE,
  );
  const LINES_BEFORE = 2;
  return new Map(
    examples.map((children, index) => [
      children,
      found.filter(({ line }) => line === index + LINES_BEFORE).map(({ messageId, message }) => messageId ?? message),
    ]),
  );
}

const faults = faultsIn([...loose.map(([children]) => children), ...fine]);

test('finds each text that a translator would take from React', () =>
  eachRow(loose, ([children, fault]) => expect(faults.get(children)).toContain(fault)));

test('leaves alone what fills its element or stays as it is', () =>
  eachRow(fine, (children) => expect(faults.get(children)).toEqual([])));
