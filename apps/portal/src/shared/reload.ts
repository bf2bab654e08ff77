/** Reloads the page, at the address that the address bar shows. */
export function reload(): void {
  window.location.reload();
}
