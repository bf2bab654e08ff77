import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from '../../../scripts/lib/root.mjs';

/** A server that is measured. */
export interface Contender {
  name: string;
  /** Arguments of Node, for a port. */
  args: (port: number) => readonly string[];
  /** Prefix of its paths. */
  base: string;
}

interface Peer extends Contender {
  package: string;
  version: string;
  /** Its program, within the package. */
  program: string;
}

const folder = fromRoot('.cache/bench/peers');
const contract = fromRoot('openapi.yaml');
const rows = path.join(folder, 'rows.json');

const host = '127.0.0.1';

/** Other mock servers, at versions that run on our oldest Node. */
const peers: readonly Peer[] = [
  {
    name: 'Prism',
    package: '@stoplight/prism-cli',
    version: '5.14.2',
    program: 'dist/index.js',
    args: (port) => ['mock', contract, '-p', String(port), '-h', host],
    base: '',
  },
  {
    name: 'json-server',
    package: 'json-server',
    version: '0.17.4',
    program: 'lib/cli/bin.js',
    args: (port) => [rows, '--port', String(port), '--host', host, '--quiet'],
    base: '',
  },
  {
    name: 'Mockoon',
    package: '@mockoon/cli',
    version: '9.9.0',
    program: 'bin/run.js',
    args: (port) => ['start', '--data', contract, '--port', String(port), '--hostname', host, '--disable-log-to-file'],
    base: '/api',
  },
];

/**
 * Installs a peer into the cache, once. False when the registry refuses: the bench skips it.
 */
async function install({ package: name, version }: Peer): Promise<boolean> {
  const own = path.join(folder, `${name.replace('/', '-')}-${version}`);
  if (existsSync(path.join(own, 'installed'))) return true;
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, 'package.json'), '{ "private": true }\n');
  const quietly = ['--no-audit', '--no-fund', '--ignore-scripts'];
  const options = { shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 };
  try {
    await promisify(execFile)('npm', ['install', '--prefix', own, ...quietly, `${name}@${version}`], options);
  } catch {
    return false;
  }
  writeFileSync(path.join(own, 'installed'), '');
  return true;
}

function programOf({ package: name, version, program }: Peer): string {
  return path.join(folder, `${name.replace('/', '-')}-${version}`, 'node_modules', name, program);
}

/**
 * Our mock server, and beside it every peer that could be installed.
 * @param answers by path, for the one that knows no contract
 */
export async function contenders(answers: Readonly<Record<string, unknown>>): Promise<Contender[]> {
  const mock = ['--import', 'tsx', fromRoot('apps/mock-server/src/cli/main.ts')];
  const found: Contender[] = [{ name: 'mock server', args: (port) => [...mock, '--port', String(port)], base: '/api' }];
  mkdirSync(folder, { recursive: true });
  writeFileSync(rows, JSON.stringify(answers));
  for (const peer of peers) {
    console.log(`Looking for ${peer.package} ${peer.version} …`);
    if (await install(peer))
      found.push({ name: peer.name, base: peer.base, args: (port) => [programOf(peer), ...peer.args(port)] });
    else console.log(`${peer.package} ${peer.version} could not be installed: going on without it.`);
  }
  return found;
}
