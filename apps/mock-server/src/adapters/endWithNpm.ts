/**
 * Lets a server of an npm script end when npm does: the shell between them forwards no signal, and
 * whoever ends npm alone, such as a script of a pipeline, would leave the port taken.
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
