/**
 * The document with another `info.version`; nothing else of it changes.
 * @throws Problem when it has none
 */
export function withVersion(document: string, version: string): string;
