import { maskCpf, unmaskCpf } from './cpf.ts';

/** A text and where the caret stands in it, counted in characters from its start. */
export interface Edited {
  /** The text to show. */
  value: string;
  /** Characters before the caret. */
  caret: number;
}

/** What a key press has made of a masked CPF. */
export interface CpfKeyPress {
  /** The CPF before, with its mask. */
  before: string;
  /** The text after, as the browser left it. */
  after: string;
  /** The caret in `after`. */
  caret: number;
  /** What follows the caret was deleted (the Delete key), not what precedes it. */
  forward: boolean;
}

/**
 * A CPF after a key press: masked again, with the caret behind the same digit as before. A dot or hyphen cannot be
 * deleted by itself, so deleting one takes the digit beyond it along.
 */
export function typedCpf({ before, after, caret, forward }: CpfKeyPress): Edited {
  const digits = unmaskCpf(after);
  const behind = unmaskCpf(after.slice(0, caret)).length;
  // A number that was written over the whole field without its mask lacks mask characters too, but not just this one.
  const without = before.slice(0, caret) + before.slice(caret + 1);
  const maskDeleted = after.length < before.length && after === without && digits === unmaskCpf(before);
  if (!maskDeleted) return masked(digits, behind);
  const gone = forward ? behind : behind - 1;
  return masked(digits.slice(0, Math.max(gone, 0)) + digits.slice(gone + 1), Math.min(behind, Math.max(gone, 0)));
}

/**
 * A CPF after something was pasted over `start` to `end`. A whole number, with its mask or without, replaces what was
 * there; a part of one is put in at the caret.
 */
export function pastedCpf(before: string, start: number, end: number, pasted: string): Edited {
  const digits = unmaskCpf(pasted);
  if (digits.length === 11) return masked(digits, digits.length);
  const ahead = unmaskCpf(before.slice(0, start));
  return masked(unmaskCpf(ahead + digits + before.slice(end)), Math.min(ahead.length + digits.length, 11));
}

/** The mask put on, the caret right behind the digit of that number. */
function masked(digits: string, behind: number): Edited {
  const value = maskCpf(digits);
  let caret = 0;
  for (let seen = 0; seen < behind && caret < value.length; caret += 1) {
    if (/\d/.test(value.charAt(caret))) seen += 1;
  }
  return { value, caret };
}
