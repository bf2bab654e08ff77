/**
 * Ends a server of an npm script when npm ends. The shell between them forwards no signal, so a pipeline that kills
 * only npm would leave the port in use.
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
