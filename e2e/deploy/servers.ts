import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dist, fromRoot } from '../../scripts/lib/root.mjs';
import { findProgram } from '../../scripts/lib/programs.mjs';
import { realBackend } from '../../scripts/serve/realBackend.ts';
import { servePortal } from '../../scripts/serve/servePortal.ts';

/** The settings that the build of the portal wrote. */
const settings = fromRoot('apps/portal/deploy');

/** A web server that runs with the shipped settings. */
export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

/** The shipped settings of one server with this run's folders and addresses; each replaced text must occur. */
function readSettings(file: string, replacements: Record<string, string>): string {
  let text = readFileSync(path.join(settings, file), 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}

/**
 * Starts a program and waits until it answers.
 * @throws Error with its output when it ends first
 */
async function run(name: 'nginx' | 'caddy', args: string[], port: number, folder: string): Promise<RunningServer> {
  const program = findProgram(name);
  if (program === null) throw new Error(`${name} is not installed.`);
  const child = spawn(program, args, { env: { ...process.env, HOME: folder }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether this machine's nginx can send files compressed with brotli. */
export const nginxHasBrotli = existsSync(brotliModule);

/** The bundled server, started like `npm start` with `API_URL`; its log goes to the collector. */
export function startBundled(backend: number): Promise<RunningServer> {
  const report = (line: string) =>
    void fetch(`http://127.0.0.1:${backend}/reports`, { method: 'POST', body: line.replace(/^report /, '') });
  return servePortal({ dist, backend: realBackend(`http://127.0.0.1:${backend}/api`), port: 0, report });
}

/** nginx with the shipped settings, in front of a backend and a collector on this machine. */
export async function startNginx(backend: number): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  mkdirSync(path.join(folder, 'temp'));
  const port = await freePort();
  const server = readSettings('nginx.conf', {
    'listen 80;': `listen 127.0.0.1:${port};`,
    '/srv/portal/dist': dist,
    'https://backend.example': `http://127.0.0.1:${backend}`,
    'https://collector.example': `http://127.0.0.1:${backend}`,
    ...(nginxHasBrotli ? { '# brotli_static on;': 'brotli_static on;' } : {}),
  });
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp/${name};`);
  const main = [
    ...(nginxHasBrotli ? [`load_module ${brotliModule};`] : []),
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off; pid nginx.pid; error_log stderr;',
    'events { worker_connections 2048; }',
    `http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${temp.join(' ')}\n${server}}`,
  ];
  writeFileSync(path.join(folder, 'nginx.conf'), main.join('\n'));
  return run('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], port, folder);
}

/** Caddy with the shipped settings, in front of a backend and a collector on this machine. */
export async function startCaddy(backend: number): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-caddy-'));
  const port = await freePort();
  const site = readSettings('Caddyfile', {
    'portal.example {': `http://127.0.0.1:${port} {`,
    '/srv/portal/dist': dist,
    'https://backend.example': `http://127.0.0.1:${backend}`,
    'https://backend\\.example': `http://127.0.0.1:${backend}`,
    'https://collector.example': `http://127.0.0.1:${backend}`,
  });
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  return run('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, folder);
}
