import { type Bump, bumps } from './bump.ts';

/** The line of a changeset that bumps the contract. */
const line = /^['"]?@raiz\/contract['"]?:\s*(major|minor|patch)\s*$/m;

/**
 * The highest bump of the contract that the changesets announce, or null.
 * @param changesets the texts of the files in `.changeset`
 */
export function announcedBump(changesets: readonly string[]): Bump | null {
  const words = changesets.map((text) => line.exec(text.split(/^---$/m)[1] ?? '')?.[1]);
  return bumps.find((bump) => words.includes(bump)) ?? null;
}
