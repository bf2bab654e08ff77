import { endWithNpm } from '@raiz/mock-server/http';
import { readApiUrl, reachBackend } from './apiUrl.ts';

/**
 * Node loads this before Vite in `npm run dev`: it exits if no server answers at `API_URL`, and
 * when npm has exited.
 */
try {
  const address = readApiUrl(process.env['API_URL']);
  if (address !== null) await reachBackend(address);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
endWithNpm();
