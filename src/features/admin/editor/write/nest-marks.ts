import type { JSONContent } from '@tiptap/core';

type Mark = NonNullable<JSONContent['marks']>[number];

interface Writer<Node> {
  leaf: (node: JSONContent) => Node;
  wrap: (mark: Mark, children: Node[]) => Node;
}

/**
 * Turns a flat run of marked texts into nested elements. The mark that reaches furthest goes outside, so that a link
 * with a bold word in it stays one link.
 */
export function nestMarks<Node>(nodes: readonly JSONContent[], writer: Writer<Node>): Node[] {
  const made: Node[] = [];
  for (let from = 0; from < nodes.length;) {
    const node = nodes[from] as JSONContent;
    const reach = (mark: Mark) => {
      let to = from + 1;
      while (to < nodes.length && has(nodes[to], mark)) to++;
      return to;
    };
    const [outer] = [...(node.marks ?? [])].sort(
      (one, other) =>
        reach(other) - reach(one) || RANK.indexOf(one.type) - RANK.indexOf(other.type),
    );
    if (!outer) {
      made.push(writer.leaf(node));
      from++;
      continue;
    }
    const to = reach(outer);
    const inside = nodes.slice(from, to).map((each) => without(each, outer));
    made.push(writer.wrap(outer, nestMarks(inside, writer)));
    from = to;
  }
  return made;
}

/** Outside first; code is innermost, because Markdown has only text in it. */
const RANK = ['link', 'bold', 'italic', 'strike', 'underline', 'tag', 'code'];

function has(node: JSONContent | undefined, mark: Mark): boolean {
  return node?.marks?.some((each) => isSame(each, mark)) ?? false;
}

function without({ marks = [], ...node }: JSONContent, mark: Mark): JSONContent {
  return { ...node, marks: marks.filter((each) => !isSame(each, mark)) };
}

function isSame(one: Mark, other: Mark): boolean {
  return (
    one.type === other.type && JSON.stringify(one.attrs ?? {}) === JSON.stringify(other.attrs ?? {})
  );
}
