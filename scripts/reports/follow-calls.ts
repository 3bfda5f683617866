import { relative } from 'node:path';
import ts from 'typescript';

/** A file that is reached, and the functions in it that are called. */
export type Reached = Map<string, Set<string>>;

/**
 * Follows calls through the project, by the types: what a reader opens who wants to know all that happens. A call of the
 * host's interface ends there, since hosts differ.
 *
 * @param start a function by its name, or the first route of a method: `post`
 * @returns files by path from `root`, in the order in which they are reached
 * @throws where the file has no such function or route
 */
export function followCalls(program: ts.Program, root: string, file: string, start: string): Reached {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(`${root}/${file}`);
  const first = source && startIn(source, start);
  if (!first) throw new Error(`${file} has no function and no route ${start}.`);
  const reached: Reached = new Map([[file, new Set([start])]]);
  const seen = new Set<ts.Node>();
  const waiting: ts.Node[] = [first];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    for (const declared of functionsNamedIn(node, checker)) {
      const path = relative(root, declared.getSourceFile().fileName);
      if (seen.has(declared) || path.startsWith('..') || path.includes('node_modules')) continue;
      seen.add(declared);
      reached.set(path, (reached.get(path) ?? new Set()).add(nameOf(declared)));
      waiting.push(declared);
    }
  }
  return reached;
}

/** The function of that name, or the call that registers a route: `app.post('/api/contact', …)`. */
function startIn(node: ts.Node, start: string): ts.Node | undefined {
  if (ts.isFunctionDeclaration(node) && node.name?.text === start) return node;
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name } = node.expression;
    if (name.text === start && node.arguments.length > 2) return node;
  }
  return ts.forEachChild(node, (child) => startIn(child, start));
}

/** Declarations of all functions, classes and methods that are named in a piece of code. */
function functionsNamedIn(node: ts.Node, checker: ts.TypeChecker): ts.Declaration[] {
  const found: ts.Declaration[] = [];
  const look = (child: ts.Node): void => {
    if (ts.isTypeNode(child)) return;
    if (ts.isIdentifier(child)) found.push(...declarationsOf(child, checker).filter(isFunction));
    child.forEachChild(look);
  };
  look(node);
  return found;
}

function declarationsOf(name: ts.Identifier, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol) return [];
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return meant.declarations ?? [];
}

/** Of functions, or of a constant that is one or is made by a call, such as a guard. */
function isFunction(declared: ts.Declaration): boolean {
  if (ts.isFunctionDeclaration(declared) || ts.isMethodDeclaration(declared) || ts.isClassDeclaration(declared))
    return true;
  if (!ts.isVariableDeclaration(declared) || !ts.isVariableStatement(declared.parent.parent)) return false;
  const { initializer } = declared;
  return Boolean(initializer && (ts.isFunctionLike(initializer) || ts.isCallExpression(initializer)));
}

function nameOf(declared: ts.Declaration): string {
  const name = ts.getNameOfDeclaration(declared);
  return name ? name.getText() : '';
}
