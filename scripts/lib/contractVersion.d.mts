/**
 * The document with another `info.version`; nothing else of it changes.
 * @throws Problem when it has none
 */
export function withVersion(document: string, version: string): string;

/** A document with another version in the name of the kit's file. */
export function withKitFile(document: string, version: string): string;
