import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A way into the package: what is imported, and the source file behind it. */
export interface Door {
  /** As in `exports`, for example "./messages/account". */
  name: string;
  /** Path of the source from packages/ui/src, for example "messages/account.ts". */
  source: string;
}

/** Test files of a folder that a pattern opens are no doors. */
function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder).filter((file) => file.endsWith(ending) && !file.endsWith(`.test${ending}`));
}

/**
 * The doors that a package's `exports` name, patterns such as "./messages/*" spelled out.
 * @param exports the field of package.json, from "./door" to "./src/file.ts"
 * @param root folder of the package
 */
export function readDoors(exports: Readonly<Record<string, string>>, root: string): Door[] {
  return Object.entries(exports).flatMap(([name, target]) => {
    const source = target.replace(/^\.\/src\//, '');
    if (!name.includes('*')) return [{ name, source }];
    const [before = '', after = ''] = source.split('*');
    return filesOf(path.join(root, 'src', before), after).map((file) => {
      const word = file.slice(0, -after.length);
      return { name: name.replace('*', word), source: `${before}${word}${after}` };
    });
  });
}

/** Where a source lies in the built package: "theme/vars.css.ts" becomes "theme/vars.css" plus `ending`. */
export function builtName(source: string, ending: string): string {
  return source.replace(/\.tsx?$/, ending);
}
