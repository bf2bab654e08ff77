/**
 * The Content-Security-Policy of a build, with the hashes of its inline code.
 */
export function portalPolicy(dist: string): string;
