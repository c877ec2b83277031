import type { Import } from './imports.ts';

/** Nodes by name, and what each imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports between groups of files, such as rooms; those within a group are left out. */
export function graphOf(imports: readonly Import[], groupOf: (file: string) => string | undefined): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [source, target] = [groupOf(from), groupOf(to)];
    if (source === undefined || target === undefined) continue;
    const targets = graph.get(source) ?? new Set<string>();
    graph.set(source, targets);
    if (!graph.has(target)) graph.set(target, new Set());
    if (source !== target) targets.add(target);
  }
  return graph;
}

/** Groups of nodes that reach each other (Tarjan's strongly connected components), those of one node left out. */
export function circlesOf(graph: Graph): string[][] {
  return componentsOf(graph).filter((component) => component.length > 1);
}

/** How many floors there are: the longest way down, a circle counting as one floor. */
export function floorsOf(graph: Graph): number {
  const components = componentsOf(graph);
  const home = new Map(components.flatMap((component, at) => component.map((node) => [node, at] as const)));
  const heights: number[] = [];
  // Components come with those that they import before them.
  components.forEach((component, at) => {
    const below = component.flatMap((node) => [...(graph.get(node) ?? [])].map((target) => home.get(target)));
    heights[at] =
      1 + Math.max(0, ...below.map((it) => (it === undefined || it === at ? 0 : (heights[it] ?? 0))));
  });
  return Math.max(0, ...heights);
}

function componentsOf(graph: Graph): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (node: string): number => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    let least = own;
    for (const target of graph.get(node) ?? []) {
      if (!index.has(target)) least = Math.min(least, visit(target));
      else if (stack.includes(target)) least = Math.min(least, index.get(target) ?? own);
    }
    low.set(node, least);
    if (least === own) found.push(stack.splice(stack.indexOf(node)));
    return least;
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}
