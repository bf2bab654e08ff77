import { createReadStream } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { chunks } from './chunks.ts';

const here = import.meta.dirname;
const apiUrl = process.env['API_URL'];
const inPage = process.env['VITE_MOCK'] === 'browser';

/** The mock server inside the dev server: one process, one address, and an edited handler answers the next request. */
function mockInProcess(): Plugin {
  return {
    name: 'raiz-mock-in-process',
    apply: 'serve',
    configureServer(server) {
      const entry = path.resolve(here, '../mock-server/src/dev.ts');
      server.middlewares.use((request, response, next) => {
        if (!/^\/(?:api|__mock)(?:[/?]|$)/.test(request.url ?? '')) return next();
        // Vite keeps the loaded module until a file behind it changes; the world starts anew then.
        server.ssrLoadModule(entry).then((mock) => mock['listener'](request, response), next);
      });
    },
  };
}

/** The panel of the mock server on every page of the dev server, before the portal asks for anything. No build ever meets it. */
function mockPanel(): Plugin {
  return {
    name: 'raiz-mock-panel',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: {
          type: 'module',
          src: `/@fs/${path.resolve(here, '../mock-server/src/panel/main.ts').replace(/^\//, '')}`,
        },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** MSW's worker for the mock inside the page. Development only: a file in public/ would land in every production build. */
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

/** The one font file starts loading with the page, before the style sheet asks for it. */
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
            attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

/** `/api/x` of the portal becomes `API_URL/x` of a real backend. */
function backend(url: string): Record<string, ProxyOptions> {
  const { origin, pathname } = new URL(url);
  const base = pathname.replace(/\/$/, '');
  return {
    '/api': { target: origin, changeOrigin: true, rewrite: (from) => from.replace(/^\/api/, base) },
  };
}

export default defineConfig(({ isSsrBuild = false }) => ({
  root: here,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    ...(isSsrBuild ? [] : [preloadFont()]),
    ...(inPage ? [mockWorker(), mockPanel()] : apiUrl ? [] : [mockInProcess(), mockPanel()]),
  ],
  define: { 'import.meta.env.VITE_BRAND_NAME': JSON.stringify(process.env['VITE_BRAND_NAME'] ?? 'Portal Raiz') },
  resolve: {
    // The scroll lock's style element would break the Content-Security-Policy; see packages/ui/src/vendor/styleSingleton.ts.
    alias: { 'react-style-singleton': path.resolve(here, '../../packages/ui/src/vendor/styleSingleton.ts') },
  },
  server: apiUrl ? { proxy: backend(apiUrl) } : {},
  build: {
    // Everything is served as files of our own origin: data: scripts and fonts would need a hole in the policy.
    assetsInlineLimit: 0,
    // One sheet in the order of imports; split sheets load in another order and shared rules would beat a screen's own.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // Tells the prerendering which chunks a page preloads.
    manifest: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: { groups: chunks, includeDependenciesRecursively: false },
          },
        },
  },
}));
