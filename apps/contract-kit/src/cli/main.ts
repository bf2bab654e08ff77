import { checkBackend } from './checkBackend.ts';

process.exitCode = await checkBackend(process.argv.slice(2));
