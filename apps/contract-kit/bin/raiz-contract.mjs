#!/usr/bin/env node
/**
 * The kit as a command: `raiz-contract --base-url URL …` checks a backend, `raiz-contract diff OLD NEW` two documents. Our packages are
 * TypeScript, which tsx reads.
 */
import { register } from 'tsx/esm/api';

register();
const [command, ...rest] = process.argv.slice(2);
const { checkBackend } = await import('../src/cli/checkBackend.ts');
const { compareDocuments } = await import('../src/cli/compareDocuments.ts');
process.exitCode = command === 'diff' ? compareDocuments(rest) : await checkBackend(process.argv.slice(2));
