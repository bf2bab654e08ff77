/** The fields of a workspace's package.json that the build reads. */
export interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The input of the built manifest. */
interface Built {
  /** `info.version` of openapi.yaml. */
  version: string;
  /** What the bundle imports, without Node's own modules. */
  imports: readonly string[];
  workspaces: readonly Omit<Manifest, 'name'>[];
}

/** The package that an import names: "@a/b" for "@a/b/c", "ajv" for "ajv/dist/x.js". */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * The package.json of the built kit. It contains the version of the contract, and depends on the packages that the
 * bundle imports, in the versions that the workspaces lock.
 * @throws when no workspace declares an imported package
 */
export function builtManifest({ name }: Pick<Manifest, 'name'>, { version, imports, workspaces }: Built): object {
  const locked: Record<string, string> = Object.assign(
    {},
    ...workspaces.flatMap(({ dependencies, devDependencies }) => [devDependencies, dependencies]),
  );
  const versionOf = (dependency: string) => {
    const found = locked[dependency];
    if (found === undefined) throw new Error(`No workspace of the kit declares ${dependency}.`);
    return found;
  };
  const needed = [...new Set(imports.map(packageOf))].sort();
  return {
    name,
    version,
    description: 'Checks a backend of the member portal against its contract, openapi.yaml',
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20.19' },
    bin: { 'raiz-contract': './raiz-contract.mjs' },
    exports: {
      '.': { types: './config.d.ts', default: './config.js' },
      './vitest.config.js': './vitest.config.js',
      './openapi.yaml': './openapi.yaml',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(needed.map((dependency) => [dependency, versionOf(dependency)])),
  };
}
