/** The parts of a version, from the one that breaking changes ask for on. */
const parts = ['major', 'minor', 'patch'] as const;

/** The line of a changeset that is about the contract. */
const line = /^['"]?@raiz\/contract['"]?:\s*(major|minor|patch)\s*$/m;

/**
 * Which part of the contract's version will grow by the changesets that wait for a release: 0 major, 1 minor, 2 patch, 3 none.
 * @param changesets the texts of the files in `.changeset`
 */
export function announcedPart(changesets: readonly string[]): number {
  const announced = changesets.map((text) => {
    const word = line.exec(text.split(/^---$/m)[1] ?? '')?.[1];
    const part = parts.findIndex((known) => known === word);
    return part === -1 ? parts.length : part;
  });
  return Math.min(parts.length, ...announced);
}
