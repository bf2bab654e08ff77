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

/** Matches the name of the kit's file. */
const kitFile = /(raiz-contract-kit-)\d+\.\d+\.\d+(?=\.tgz)/g;

/**
 * A document with another version in the name of the kit's file.
 * @param {string} document
 * @param {string} version
 * @throws {Error} without that name
 */
export function withKitFile(document, version) {
  if (document.search(kitFile) === -1)
    throw new Error('A document of the kit does not name its file: write it as "raiz-contract-kit-1.0.0.tgz".');
  return document.replace(kitFile, `$1${version}`);
}
