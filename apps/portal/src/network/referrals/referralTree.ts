import type { Referral } from './referralIndex.ts';
import type { Work } from './slices.ts';

/** People between two pauses. */
const stride = 512;

/**
 * The network as branches. Nodes are numbered: 0 to n-1 are the people in the order of the list, n stands for those whose sponsor
 * is not in the list, n+1 for those whose sponsors lead round in a circle.
 */
export interface ReferralTree {
  /** How many people; the numbers above are the two groups. */
  people: number;
  /** Node above each node; -1 at the top. */
  parent: Int32Array;
  firstChild: Int32Array;
  nextSibling: Int32Array;
  /** How many nodes are directly below. */
  children: Int32Array;
  /** How many people are below, at any depth. */
  below: Int32Array;
  /** Nodes of the first level, in order. */
  tops: readonly number[];
}

/** Node of each person's sponsor; the first of two people with one id counts. */
function* sponsorsOf(people: readonly Referral[]): Work<Int32Array> {
  const nodes = new Map<number, number>();
  for (const [node, { id }] of people.entries()) {
    if (!nodes.has(id)) nodes.set(id, node);
    if (node % stride === 0) yield;
  }
  const parent = new Int32Array(people.length + 2).fill(-1);
  for (const [node, { indicador_id: sponsor, profundidade }] of people.entries()) {
    const known = sponsor === null || sponsor === undefined ? undefined : nodes.get(sponsor);
    // Who has nobody above in the list is the reader's own referral, or lost.
    parent[node] = known ?? (profundidade === 1 ? -1 : people.length);
    if (node % stride === 0) yield;
  }
  return parent;
}

/** Cuts every circle at one of its people, who joins the group of circles. */
function* cutCircles(parent: Int32Array, people: number): Work<void> {
  const walk = new Int32Array(people + 2);
  for (let start = 0; start < people; start += 1) {
    let node = start;
    while (node >= 0 && node < people && walk[node] === 0) {
      walk[node] = start + 1;
      node = parent[node] ?? -1;
    }
    if (node >= 0 && node < people && walk[node] === start + 1) parent[node] = people + 1;
    if (start % stride === 0) yield;
  }
}

/** Nodes from the top downward, so that everybody comes after whoever is above. */
function* downward(tree: Pick<ReferralTree, 'tops' | 'firstChild' | 'nextSibling'>): Work<number[]> {
  const order = [...tree.tops];
  for (let at = 0; at < order.length; at += 1) {
    let child = tree.firstChild[order[at] ?? -1] ?? -1;
    while (child >= 0) {
      order.push(child);
      child = tree.nextSibling[child] ?? -1;
    }
    if (at % stride === 0) yield;
  }
  return order;
}

/** Who is below whom, with siblings in the order of the list. */
function* childrenOf(parent: Int32Array, people: number): Work<Omit<ReferralTree, 'people' | 'parent' | 'below'>> {
  const firstChild = new Int32Array(people + 2).fill(-1);
  const nextSibling = new Int32Array(people + 2).fill(-1);
  const children = new Int32Array(people + 2);
  const tops: number[] = [];
  // From the end, so that each goes before those after it.
  for (let node = people - 1; node >= 0; node -= 1) {
    const above = parent[node] ?? -1;
    if (above < 0) tops.push(node);
    else {
      nextSibling[node] = firstChild[above] ?? -1;
      firstChild[above] = node;
      children[above] = (children[above] ?? 0) + 1;
    }
    if (node % stride === 0) yield;
  }
  tops.reverse();
  for (const group of [people, people + 1]) if ((firstChild[group] ?? -1) >= 0) tops.push(group);
  return { firstChild, nextSibling, children, tops };
}

/** Draws the network out of `indicador_id`. Whatever the data, everybody is in it exactly once. */
export function* growTree(list: readonly Referral[]): Work<ReferralTree> {
  const people = list.length;
  const parent = yield* sponsorsOf(list);
  yield* cutCircles(parent, people);
  const branches = yield* childrenOf(parent, people);
  const below = new Int32Array(people + 2);
  const order = yield* downward(branches);
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const node = order[at] ?? -1;
    const above = parent[node] ?? -1;
    if (above >= 0) below[above] = (below[above] ?? 0) + (below[node] ?? 0) + 1;
    if (at % stride === 0) yield;
  }
  return { people, parent, below, ...branches };
}

/** Who is above a node, the top first. */
export function pathTo(tree: ReferralTree, node: number): number[] {
  const nodes: number[] = [];
  for (let at = tree.parent[node] ?? -1; at >= 0; at = tree.parent[at] ?? -1) nodes.push(at);
  return nodes.reverse();
}
