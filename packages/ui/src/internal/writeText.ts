/**
 * Writes a corrected text into an input while typing and keeps the caret position. Runs before
 * React's own correction, which would move the caret to the end.
 */
export function writeText(input: HTMLInputElement, value: string, caret: number): void {
  input.value = value;
  input.setSelectionRange(caret, caret);
}
