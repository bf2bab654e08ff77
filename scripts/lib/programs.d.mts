/** The file of a program that tests use where it is; null when there is none. */
export function findProgram(name: 'firefox' | 'nginx' | 'caddy'): string | null;
