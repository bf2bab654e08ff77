/** The packages of others that the bundled server (`scripts/serve`) imports, by name. */
export function serverPackages(): Promise<string[]>;
