import { createReadStream } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { readSupportAddress } from './build/supportAddress.ts';
import { chunks } from './chunks.ts';
import { cascadeLayers, lateSheets } from './layers.ts';

const here = import.meta.dirname;
const apiUrl = process.env['API_URL'];
const inPage = process.env['VITE_MOCK'] === 'browser';

/** Runs the mock server in the dev server, with hot reload of its handlers. */
function mockInProcess(): Plugin {
  return {
    name: 'raiz-mock-in-process',
    apply: 'serve',
    configureServer(server) {
      const entry = path.resolve(here, '../mock-server/src/dev.ts');
      server.middlewares.use((request, response, next) => {
        if (!/^\/(?:api|__mock)(?:[/?]|$)/.test(request.url ?? '')) return next();
        // Vite caches the module until one of its files changes; the mock data resets then.
        server.ssrLoadModule(entry).then((mock) => mock['listener'](request, response), next);
      });
    },
  };
}

/**
 * Serves MSW's worker for the mock in the page. A file in public/ would be part of production
 * builds.
 */
function mockWorker(): Plugin {
  return {
    name: 'raiz-mock-worker',
    apply: 'serve',
    configureServer(server) {
      const worker = path.resolve(here, '../../.storybook/public/mockServiceWorker.js');
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        createReadStream(worker).pipe(response);
      });
    },
  };
}

/** Stops for a `base`: pages, the backend and the collector have addresses from a host's root. */
function rootOnly(): Plugin {
  return {
    name: 'raiz-root-only',
    configResolved({ base }) {
      if (base === '/') return;
      throw new Error(
        `The portal needs a host of its own, such as portal.example.com: it cannot be built for "${base}".`,
      );
    },
  };
}

/** Preloads the font file, which the style sheet would request later. */
function preloadFont(): Plugin {
  return {
    name: 'raiz-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => file.endsWith('.woff2'));
        if (font === undefined) throw new Error('The build holds no font file to preload');
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${font}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

/** Proxies `/api/x` to `API_URL/x` of a real backend. */
function backend(url: string): Record<string, ProxyOptions> {
  const { origin, pathname, protocol } = new URL(url);
  const base = pathname.replace(/\/$/, '');
  // By the common agent, which NODE_USE_ENV_PROXY sends through a proxy.
  const agent = (protocol === 'https:' ? https : http).globalAgent;
  const headers = { connection: 'close' };
  return {
    '/api': { target: origin, agent, headers, changeOrigin: true, rewrite: (from) => from.replace(/^\/api/, base) },
  };
}

export default defineConfig(({ isSsrBuild = false }) => ({
  root: here,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    cascadeLayers(),
    lateSheets(),
    rootOnly(),
    ...(isSsrBuild ? [] : [preloadFont()]),
    ...(inPage ? [mockWorker()] : apiUrl ? [] : [mockInProcess()]),
  ],
  define: {
    'import.meta.env.VITE_BRAND_NAME': JSON.stringify(process.env['VITE_BRAND_NAME'] ?? 'Portal Raiz'),
    'import.meta.env.VITE_SUPPORT_URL': JSON.stringify(readSupportAddress(process.env['VITE_SUPPORT_URL'])),
  },
  resolve: {
    // The scroll lock's style element violates the Content-Security-Policy; see
    // packages/ui/src/vendor/styleSingleton.ts.
    alias: { 'react-style-singleton': path.resolve(here, '../../packages/ui/src/vendor/styleSingleton.ts') },
  },
  server: {
    allowedHosts: process.env['ALLOWED_HOSTS']?.split(',') ?? [],
    ...(apiUrl && { proxy: backend(apiUrl) }),
  },
  build: {
    // README.md names these browsers; public/boot.js tells older ones.
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'],
    // The Content-Security-Policy does not allow data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Names the chunks that prerendered pages preload.
    manifest: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } } }),
    },
  },
}));
