import { readApiUrl, reachBackend } from './apiUrl.ts';

/** Runs before `npm run dev`: ends it when nothing answers at `API_URL`. */
try {
  const address = readApiUrl(process.env['API_URL']);
  if (address !== null) await reachBackend(address);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
