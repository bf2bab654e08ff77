import { builtName, type EntryPoint } from './entryPoints.ts';

/** The fields of packages/ui/package.json that the build publishes. */
export interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Packages that only the build needs: it copies the font, and vanilla-extract leaves nothing in the output. */
const builtIn = ['@fontsource-variable/figtree', '@vanilla-extract/css'];

/** The package.json of the built package. */
export function builtManifest(
  { name, version, dependencies, peerDependencies }: Manifest,
  entryPoints: readonly EntryPoint[],
): object {
  const shipped = Object.entries(dependencies).filter(([dependency]) => !builtIn.includes(dependency));
  return {
    name,
    version,
    description: 'Design system of the member portal: tokens, components and messages',
    license: 'MIT',
    type: 'module',
    // The only side effect of a style module is importing its style sheet.
    sideEffects: ['**/*.css', '**/*.css.js', './theme/index.js'],
    exports: Object.fromEntries(
      entryPoints.map(({ name: entry, source }) => [
        entry,
        { types: `./${builtName(source, '.d.ts')}`, default: `./${builtName(source, '.js')}` },
      ]),
    ),
    // Ranges, so that an application has one copy of a library that both use: two layer libraries lock a page twice.
    dependencies: Object.fromEntries(shipped.map(([dependency, exact]) => [dependency, `^${exact}`])),
    peerDependencies,
  };
}
