import { readdirSync } from 'node:fs';
import path from 'node:path';

/** An entry point of the package: the import path and its source file. */
export interface EntryPoint {
  /** As in `exports`, for example "./messages/account". */
  name: string;
  /** Path of the source from packages/ui/src, for example "messages/account.ts". */
  source: string;
}

/** Files of a folder that match a pattern, without their tests. */
function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder).filter((file) => file.endsWith(ending) && !file.endsWith(`.test${ending}`));
}

/**
 * The entry points in a package's `exports`, with patterns such as "./messages/*" expanded.
 * @param exports the field of package.json, from "./name" to "./src/file.ts"
 * @param root folder of the package
 */
export function readEntryPoints(exports: Readonly<Record<string, string>>, root: string): EntryPoint[] {
  return Object.entries(exports).flatMap(([name, target]) => {
    const source = target.replace(/^\.\/src\//, '');
    if (!name.includes('*')) return [{ name, source }];
    const [before = '', after = ''] = source.split('*');
    return filesOf(path.join(root, 'src', before), after).map((file) => {
      const stem = file.slice(0, -after.length);
      return { name: name.replace('*', stem), source: `${before}${stem}${after}` };
    });
  });
}

/**
 * Path of a source file in the built package: "theme/vars.css.ts" becomes "theme/vars.css" plus
 * `ending`.
 */
export function builtName(source: string, ending: string): string {
  return source.replace(/\.tsx?$/, ending);
}
