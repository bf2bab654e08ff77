#!/usr/bin/env node
/**
 * The kit as a command inside this repository: `npx raiz-contract --base-url URL …`. Our packages
 * are TypeScript, which tsx reads; other teams install what `npm run build:packages` makes.
 */
import { register } from 'tsx/esm/api';

register();
await import('../src/cli/main.ts');
