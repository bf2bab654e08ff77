/** How a text stands to its limit. */
export interface Room {
  /** Characters left; below zero, how many are too many. */
  left: number;
  /** Whether the end is near, a tenth of the limit or 20 characters, or passed: a reader should hear of it while typing. */
  worthSaying: boolean;
}

/** Characters as people count them: an emoji beyond the basic plane is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** What is left of a limit, in characters. Near the end every tenth character is worth saying, not every single one. */
export function roomLeft(text: string, limit: number): Room {
  const left = limit - countCharacters(text);
  const isNear = left <= Math.max(20, limit / 10);
  return { left, worthSaying: isNear && (left % 10 === 0 || left === -1) };
}
