#!/usr/bin/env node
/**
 * The kit as a command inside this repository: `npx raiz-contract --base-url URL …`. Our packages are TypeScript, which
 * tsx reads; other teams install the output of `npm run build:packages`.
 */
import { register } from 'tsx/esm/api';

register();
await import('../src/cli/main.ts');
