import path from 'node:path';
import { rolldown } from 'rolldown';
import { build } from 'vite';
import { dist, fromRoot } from '../../../scripts/lib/root.mjs';
import { mockBackend } from '../../../scripts/serve/mockBackend.ts';
import type { Backend } from '../../../scripts/serve/portalListener.ts';
import { servePortal } from '../../../scripts/serve/servePortal.ts';
import type { Referral } from '../../../apps/portal/src/network/referrals/findReferrals.ts';

/** Address of the network as the contract has it. */
const networkPath = '/api/minhas-indicacoes';

/** The mock server with this network for every member. */
function networkBackend(people: readonly Referral[]): Backend {
  const mock = mockBackend();
  const body = Buffer.from(JSON.stringify({ indicados: people }));
  return {
    ...mock,
    listener(request, response) {
      if (request.url !== networkPath) void mock.listener(request, response);
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    },
  };
}

/** The portal and what it is compared with, each at its own address. */
export interface Sites {
  portal: string;
  plain: string;
  close: () => Promise<void>;
}

/** Builds the plain table with the portal's React; returns its folder. */
export async function buildPlain(): Promise<string> {
  const outDir = fromRoot('.cache/bench/plain');
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'plain'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  return outDir;
}

/** The script that measures inside a page. */
export async function buildProbe(): Promise<string> {
  const bundle = await rolldown({ input: path.join(import.meta.dirname, 'probe.ts') });
  const { output } = await bundle.generate({ format: 'iife' });
  return output[0].code;
}

/** Serves both with the same people behind them. @param plain folder of the plain table */
export async function serveSites(people: readonly Referral[], plain: string): Promise<Sites> {
  const sites = await Promise.all(
    [dist, plain].map((folder) => servePortal({ dist: folder, backend: networkBackend(people), port: 0 })),
  );
  return {
    portal: sites[0]?.address ?? '',
    plain: sites[1]?.address ?? '',
    close: async () => void (await Promise.all(sites.map((site) => site.close()))),
  };
}
