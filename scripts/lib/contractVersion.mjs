/** Matches `info.version`, the first line with a version that is indented once. */
const line = /^( {2}version: ).*$/m;

/**
 * The document with another `info.version` and no other change.
 * @param {string} document text of openapi.yaml
 * @param {string} version
 * @throws {Error} without a version
 */
export function withVersion(document, version) {
  if (!line.test(document)) throw new Error('openapi.yaml has no info.version: give it one, as "  version: 1.0.0".');
  return document.replace(line, `$1${version}`);
}

/**
 * A document with another version in the name of the kit's file.
 * @param {string} document
 * @param {string} version
 */
export function withKitFile(document, version) {
  return document.replaceAll(/(raiz-contract-kit-)\d+\.\d+\.\d+(?=\.tgz)/g, `$1${version}`);
}
