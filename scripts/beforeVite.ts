import { endWithNpm } from '@raiz/mock-server/http';
import { folderProblem, unbuildable } from './lib/folderName.cjs';
import { root } from './lib/root.mjs';
import { Problem, readApiUrl, reachBackend } from './lib/apiUrl.ts';

/**
 * Node loads this before Vite in `npm run dev`: it exits in a folder whose name Vite cannot read, if
 * no server answers at `API_URL`, and when npm has exited.
 */
try {
  const problem = folderProblem(root, unbuildable);
  if (problem !== null) throw new Problem(problem);
  const address = readApiUrl(process.env['API_URL']);
  if (address !== null) await reachBackend(address);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
endWithNpm();
