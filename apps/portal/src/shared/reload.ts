/** Loads the page anew, at the address that the address bar shows. */
export function reload(): void {
  window.location.reload();
}

/** Whether a page that lacks files may be loaded anew without asking: with a network, and not when it has just come from such a load. */
export function mayReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const reloaded = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  return navigator.onLine && !reloaded;
}
