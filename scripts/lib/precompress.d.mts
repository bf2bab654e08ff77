/**
 * Lays a brotli and a gzip copy beside every text file of a built site, for servers that send them
 * as they are.
 */
export function precompress(folder: string): Promise<void>;
