/** Length of a text compared to its limit. */
export interface Room {
  /** Characters left; negative beyond the limit. */
  left: number;
  /** Whether to announce it: the limit is near (a tenth of it, or 20 characters) or exceeded. */
  worthSaying: boolean;
}

/** Counts code points, so that an emoji outside the basic plane is one character. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** The characters left of a limit. Near the limit the counter announces only every tenth character. */
export function roomLeft(text: string, limit: number): Room {
  const left = limit - countCharacters(text);
  const isNear = left <= Math.max(20, limit / 10);
  return { left, worthSaying: isNear && (left % 10 === 0 || left === -1) };
}
