import type { Referral } from './referralIndex.ts';

/**
 * The network by sponsor. Nodes are numbers: 0 to n-1 are the people in the server's order, n is
 * the group of people whose sponsor is not in the list, n+1 the group of people whose sponsors form
 * a circle.
 */
export interface ReferralTree {
  /** Number of people, n. */
  people: number;
  /** Parent of each node; -1 on the first level. */
  parent: readonly number[];
  /** Nodes directly below each node, in the server's order. */
  children: readonly (readonly number[])[];
  /** Number of people below each node, at any depth. */
  below: readonly number[];
  /** Nodes of the first level, in order; groups only if they have people. */
  tops: readonly number[];
}

/** Node of each person's sponsor. If two people have the same id, the first one is the sponsor. */
function sponsorsOf(people: readonly Referral[]): number[] {
  const nodes = new Map<number, number>();
  for (const [node, { id }] of people.entries()) {
    if (id !== null && !nodes.has(id)) nodes.set(id, node);
  }
  const parents = people.map(({ indicador_id: sponsor, profundidade }) => {
    const known = sponsor === null ? undefined : nodes.get(sponsor);
    // Without a sponsor in the list: the reader's direct referral, or a person without a sponsor.
    return known ?? (profundidade === 1 ? -1 : people.length);
  });
  return [...parents, -1, -1];
}

/** Moves one person of every circle to the group of circles, so that the rest is a tree. */
function cutCircles(parent: number[], people: number): void {
  const visitedFrom = new Int32Array(people).fill(-1);
  for (let start = 0; start < people; start += 1) {
    let node = start;
    while (visitedFrom[node] === -1) {
      visitedFrom[node] = start;
      node = parent[node] ?? -1;
    }
    if (visitedFrom[node] === start) parent[node] = people + 1;
  }
}

/** All nodes, each after its parent. */
function fromTheTop({ tops, children }: Pick<ReferralTree, 'tops' | 'children'>): number[] {
  const nodes = [...tops];
  for (const node of nodes) {
    for (const child of children[node] ?? []) nodes.push(child);
  }
  return nodes;
}

/** Builds the tree from `indicador_id`. Each person is in it exactly once, whatever the data. */
export function growTree(list: readonly Referral[]): ReferralTree {
  const people = list.length;
  const parent = sponsorsOf(list);
  cutCircles(parent, people);
  const children: number[][] = parent.map(() => []);
  const tops: number[] = [];
  for (let node = 0; node < people; node += 1) (children[parent[node] ?? -1] ?? tops).push(node);
  for (const group of [people, people + 1]) if (children[group]?.length) tops.push(group);
  const below = parent.map(() => 0);
  for (const node of fromTheTop({ tops, children }).reverse()) {
    const above = parent[node] ?? -1;
    if (above >= 0) below[above] = (below[above] ?? 0) + (below[node] ?? 0) + 1;
  }
  return { people, parent, children, below, tops };
}

/** The nodes above a node, from the first level down. */
export function pathTo(tree: ReferralTree, node: number): number[] {
  const nodes: number[] = [];
  for (let at = tree.parent[node] ?? -1; at >= 0; at = tree.parent[at] ?? -1) nodes.push(at);
  return nodes.reverse();
}
