import '@raiz/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { startWorld } from '../apps/portal/src/stories/mock.ts';

// A screen's chunk, its gates and its answers take longer than Testing Library's one second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({
        quiet: true,
        onUnhandledRequest: 'bypass',
        serviceWorker: { url: './mockServiceWorker.js' },
      });
      return worker;
    }),
  ],
  beforeEach({ msw, globals }) {
    document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
    startWorld(msw);
  },
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        title: 'Tema',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Claro' },
          { value: 'dark', title: 'Escuro' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Início', 'Fundamentos', 'Componentes', 'Padrões', 'Mensagens', 'Telas', 'Jornadas', 'Contrato'],
      },
    },
    viewport: {
      options: {
        phone320: { name: 'Celular 320', styles: { width: '320px', height: '640px' } },
        phone360: { name: 'Celular 360', styles: { width: '360px', height: '740px' } },
        tablet768: { name: 'Limite do menu 768', styles: { width: '768px', height: '900px' } },
        desk1280: { name: 'Mesa 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
};

export default preview;
