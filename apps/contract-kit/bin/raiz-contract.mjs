#!/usr/bin/env node
/** The same as `vitest run --config node_modules/@raiz/contract-kit/vitest.config.js`, with every option of Vitest. */
import path from 'node:path';
import { parseCLI, startVitest } from 'vitest/node';

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)]);
const config = path.join(import.meta.dirname, 'vitest.config.js');
const vitest = await startVitest('test', filter, { ...options, config });
if (!vitest.shouldKeepServer()) await vitest.exit();
