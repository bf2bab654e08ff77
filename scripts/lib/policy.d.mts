/**
 * The Content-Security-Policy of a build: it names what stands inside the build's pages by hash.
 */
export function portalPolicy(dist: string): string;
