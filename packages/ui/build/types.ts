import path from 'node:path';
import ts from 'typescript';

/** Rewrites the imports of a declaration to built names: './Button.tsx' becomes './Button.js'. */
function withBuiltNames(declaration: string): string {
  return declaration.replaceAll(/((?:from|import|import\()\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');
}

/**
 * Writes the declarations of every module that the entry points reach.
 * @param entryPoints absolute paths of the source files of the entry points
 * @param root folder of the package
 * @param out folder to write to
 * @throws with the compiler's messages when a type is wrong
 */
export function writeTypes(entryPoints: readonly string[], root: string, out: string): void {
  const configFile = path.resolve(root, '../../tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram(entryPoints, {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: path.join(root, 'src'),
    outDir: out,
  });
  const { diagnostics } = program.emit(undefined, (file, text) => ts.sys.writeFile(file, withBuiltNames(text)));
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0) {
    throw new Error(
      ts.formatDiagnostics(faults, {
        getCanonicalFileName: (file) => file,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
  }
}
