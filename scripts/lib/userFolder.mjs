import { existsSync } from 'node:fs';

/**
 * Preloaded by commands that take paths: npm starts them in the repository's root, and users mean
 * paths from the folder in which they typed the command.
 */
const folder = process.env.INIT_CWD;
if (folder && existsSync(folder)) process.chdir(folder);
