import { AST_NODE_TYPES as Kind, ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import type { Rule } from 'eslint';
import ts from 'typescript';

type Parent = TSESTree.JSXElement | TSESTree.JSXFragment;

const messages = {
  changing: 'Text that may change needs an element of its own, or is one template that fills its element.',
  beside: 'Text beside what comes and goes needs an element of its own, such as a span.',
  bare: 'A fragment has no element that holds its text: give the text one, such as a span.',
  list: 'Texts of a list need an element each, or are joined to one text.',
  component: 'This component may give a text without an element.',
};

const rule = ESLintUtils.RuleCreator.withoutDocs({
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();

    /** Whether React shows a value of the type as text, which it does with all but empty texts, null and booleans. */
    function isText(type: ts.Type): boolean {
      const known = checker.getBaseConstraintOfType(type) ?? type;
      if (known.isUnion()) return known.types.some(isText);
      if (known.isStringLiteral()) return known.value !== '';
      const { Any, Unknown, StringLike, NumberLike, BigIntLike } = ts.TypeFlags;
      return (known.flags & (Any | Unknown | StringLike | NumberLike | BigIntLike)) !== 0;
    }

    /** Whether it is an array with texts in it. */
    function isTexts(type: ts.Type): boolean {
      if (type.isUnion()) return type.types.some(isTexts);
      if (!checker.isArrayType(type) && !checker.isTupleType(type)) return false;
      const each = type.getNumberIndexType();
      return each !== undefined && isText(each);
    }

    /** What a component gives: the result of its function, or of the `render` of its class. */
    function givenBy(opening: TSESTree.JSXOpeningElement): ts.Type | undefined {
      const node = services.esTreeNodeToTSNodeMap.get(opening);
      const given = checker.getResolvedSignature(node)?.getReturnType();
      const render = given?.getProperty('render');
      return render ? checker.getTypeOfSymbol(render).getCallSignatures()[0]?.getReturnType() : given;
    }

    function check(parent: Parent): void {
      const children = parent.children.filter((child) => !isBlank(child));
      const isAlone = children.length === 1;
      for (const child of children) {
        const messageId = isFixedText(child) ? aboutFixedText(children, parent) : aboutValue(child, isAlone, parent);
        if (messageId) context.report({ node: child, messageId });
      }
    }

    function aboutValue(child: TSESTree.JSXChild, isAlone: boolean, parent: Parent) {
      if (child.type !== Kind.JSXExpressionContainer && child.type !== Kind.JSXSpreadChild) return undefined;
      const type = services.getTypeAtLocation(child.expression);
      if (isTexts(type)) return 'list';
      if (!isText(type)) return undefined;
      if (isFragment(parent)) return 'bare';
      return isAlone ? undefined : 'changing';
    }

    return {
      JSXFragment: check,
      JSXElement(element) {
        check(element);
        if (!isComponent(element) || isFragment(element)) return;
        const given = givenBy(element.openingElement);
        if (given && (isText(given) || isTexts(given))) {
          context.report({ node: element.openingElement, messageId: 'component' });
        }
      },
    };
  },
});

/**
 * Finds texts in JSX that break, or stay as they were, on a page that the browser translates. Translators replace
 * each text node by an element of theirs. React still holds the old node: it throws where it removes that node or adds
 * something before it, and nobody sees where it changes it. It sets a text by way of the element around it only where
 * that text is the element's whole content (`shouldSetTextContent` of react-dom).
 *
 * @see https://github.com/facebook/react/issues/11538
 */
// typescript-eslint has types of its own for what ESLint calls a rule.
export const noLooseText = rule as object as Rule.RuleModule;

/** Comments and the space between elements, which translators leave alone. */
function isBlank(child: TSESTree.JSXChild): boolean {
  if (child.type === Kind.JSXText) return child.value.trim() === '';
  if (child.type !== Kind.JSXExpressionContainer) return false;
  const { expression } = child;
  if (expression.type === Kind.JSXEmptyExpression) return true;
  return expression.type === Kind.Literal && typeof expression.value === 'string' && expression.value.trim() === '';
}

function aboutFixedText(children: readonly TSESTree.JSXChild[], parent: Parent) {
  if (isFragment(parent)) return 'bare';
  return children.every((child) => isFixedText(child) || isHost(child)) ? undefined : 'beside';
}

/** Whether it is a text that stays as long as its element, and as it is. */
function isFixedText(child: TSESTree.JSXChild): boolean {
  if (child.type === Kind.JSXExpressionContainer) return child.expression.type === Kind.Literal;
  return child.type === Kind.JSXText;
}

/** Whether it is an element of the page, not a component, which may give nothing. */
function isHost(child: TSESTree.JSXChild): boolean {
  return child.type === Kind.JSXElement && !isComponent(child);
}

function isComponent({ openingElement: { name } }: TSESTree.JSXElement): boolean {
  return name.type !== Kind.JSXIdentifier || /^[A-Z]/.test(name.name);
}

function isFragment(parent: Parent): boolean {
  if (parent.type === Kind.JSXFragment) return true;
  const { name } = parent.openingElement;
  return name.type === Kind.JSXIdentifier && name.name === 'Fragment';
}
