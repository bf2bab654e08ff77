/** The file of an optional program of the tests; null without one. */
export function findProgram(name: 'firefox' | 'nginx' | 'caddy'): string | null;
