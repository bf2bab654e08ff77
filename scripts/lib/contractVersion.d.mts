/**
 * The document with another `info.version` and no other change.
 * @throws Problem without a version
 */
export function withVersion(document: string, version: string): string;

/** A document with another version in the name of the kit's file. */
export function withKitFile(document: string, version: string): string;
