/** Reloads the document. */
export function reload(): void {
  window.location.reload();
}
