#!/usr/bin/env node
/**
 * The kit as a command: `raiz-contract --base-url URL …`. Our packages are TypeScript, which tsx
 * reads.
 */
import { register } from 'tsx/esm/api';

register();
const { checkBackend } = await import('../src/cli/checkBackend.ts');
process.exitCode = await checkBackend(process.argv.slice(2));
