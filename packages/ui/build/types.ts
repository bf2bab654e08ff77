import path from 'node:path';
import ts from 'typescript';

/** A declaration names its neighbours by their built names: './Button.tsx' is './Button.js' there. */
function withBuiltNames(declaration: string): string {
  return declaration.replaceAll(/((?:from|import|import\()\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');
}

/**
 * Writes the declarations of everything the doors reach.
 * @param doors absolute paths of their sources
 * @param root folder of the package
 * @param out folder to write to
 * @throws with the compiler's own lines when a type is wrong
 */
export function writeTypes(doors: readonly string[], root: string, out: string): void {
  const configFile = path.resolve(root, '../../tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram(doors, {
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
