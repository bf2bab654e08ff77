/**
 * Ends a server of an npm script when npm ends. The shell between them forwards no signal, so a
 * pipeline that kills npm alone would leave the port taken.
 */
export function endWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
