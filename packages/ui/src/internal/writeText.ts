/**
 * Puts a corrected text into an input while it is being typed in, with the caret where the reader expects it. Done
 * before React compares the two, since its own correction would throw the caret to the end.
 */
export function writeText(input: HTMLInputElement, value: string, caret: number): void {
  input.value = value;
  input.setSelectionRange(caret, caret);
}
