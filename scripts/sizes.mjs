import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import checks from '../.size-limit.mjs';
import { fromRoot, root } from './lib/root.mjs';
import { describeSize } from './lib/sizes.mjs';

// Weighs the built pages with size-limit, whose own report does not say what a page loads, nor where its limit is.
const bin = fromRoot('node_modules/size-limit/bin.js');
const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', bin, '--json'], {
  cwd: root,
  encoding: 'utf8',
});
try {
  for (const { name, ...found } of JSON.parse(stdout)) {
    const path = checks.find((check) => check.name === name)?.path;
    const files = Array.isArray(path) ? path.map((file) => ({ file, size: statSync(fromRoot(file)).size })) : [];
    console.log(describeSize({ name, ...found, files }));
  }
} catch {
  console.error(stdout + stderr);
}
process.exitCode = status ?? 1;
