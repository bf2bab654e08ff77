/** Writes a line for whoever started the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
