/** From what a build was made. */
export interface BuildRecord {
  /** Hash of the sources. */
  hash: string;
  /** Name of the release. */
  release: string;
  /** The values of those that were set. */
  variables: Record<string, string>;
}

/** What the build reads, by paths from the root. */
export const sources: string[];
/** Variables of a build that change its pages. */
export const variables: string[];
/** The hash of all sources, and the time of the last change, in milliseconds since 1970. */
export function readSources(): { hash: string; changed: number };
/** When the build in `dist` was made, in milliseconds since 1970; null without one. */
export function builtAt(): number | null;
/** Null without a build, or when it was made elsewhere. */
export function readRecord(): BuildRecord | null;
export function writeRecord(record: BuildRecord): void;
