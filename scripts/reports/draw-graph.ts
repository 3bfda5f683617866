/** The direct successors of each node. */
export type Graph = Map<string, Set<string>>;

/** Draws a graph as a Mermaid flowchart, without arrows that a longer path implies. @throws if there is a cycle */
export function drawGraph(graph: Graph): string {
  const lines = ['flowchart TD'];
  for (const from of [...graph.keys()].toSorted()) {
    const direct = [...(graph.get(from) ?? [])].toSorted();
    if (reaches(graph, direct, from)) throw new Error(`${from} imports itself through others.`);
    lines.push(`  ${nameOf(from)}["${from}"]`);
    for (const to of direct) {
      const others = direct.filter((other) => other !== to);
      if (!reaches(graph, others, to)) lines.push(`  ${nameOf(from)} --> ${nameOf(to)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Whether a path leads from any of these to a node. */
function reaches(graph: Graph, from: readonly string[], to: string): boolean {
  const seen = new Set<string>();
  const open = [...from];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    for (const next of graph.get(node) ?? []) {
      if (next === to) return true;
      open.push(next);
    }
  }
  return false;
}

function nameOf(folder: string): string {
  return folder.replace('/', '_');
}
