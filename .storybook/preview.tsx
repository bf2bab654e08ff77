import '@raiz/ui/theme';
import '../apps/portal/src/app/base.css.ts';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import type { A11yParameters } from '@storybook/addon-a11y';
import { afterStory, beforeStory } from './frame/hooks.ts';
import { DocumentFrame } from './docs/DocumentFrame.tsx';
import { DocumentPage } from './docs/DocumentPage.tsx';
import { describeProps } from './docs/propTables.ts';
import { followToolbar } from './docs/globalsStore.ts';
import { chromaticModes, viewports } from './frame/modes.ts';
import { inDocument } from './frame/inDocument.tsx';
import { mockLoader, takeOwnStorage } from './frame/worker.ts';
import { replaceVideos } from './frame/page.ts';
import { toolbars, usualChoices } from './frame/stage.ts';
import './frame/Frame.css.ts';

/** An entry of the sidebar. */
interface SidebarEntry {
  /** Path of the entry, such as `Componentes/Button`. */
  title: string;
}

/** Types `storySort`, which Storybook requires to be untyped. */
interface SortedBy {
  [parameter: string]: unknown;
  options: { storySort: (a: SidebarEntry, b: SidebarEntry) => number };
}

/** Whether this is a test run. */
const isTest = '__vitest_browser__' in globalThis;

/**
 * axe fails a story's test on every violation, including `label-content-name-mismatch`, which is off by default. It
 * skips iframes, because it cannot inspect a video player of another host. Tests also skip the list of passed checks,
 * 190 KB a story, which the panel of a story shows.
 */
const accessibility: A11yParameters = {
  test: 'error',
  options: {
    iframes: false,
    rules: { 'label-content-name-mismatch': { enabled: true } },
    ...(isTest && { resultTypes: ['violations'], preload: false }),
  },
};

// A screen's chunk and answers take longer than Testing Library's one second on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
followToolbar();
takeOwnStorage();
replaceVideos();

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mockLoader],
  beforeEach: [beforeStory],
  afterEach: [afterStory],
  decorators: [inDocument],
  argTypesEnhancers: [describeProps],
  globalTypes: toolbars,
  initialGlobals: usualChoices,
  parameters: {
    layout: 'padded',
    a11y: accessibility,
    controls: { expanded: true },
    docs: { container: DocumentFrame, page: DocumentPage, codePanel: true },
    viewport: { options: viewports },
    // Shows animations at their end, as in the local pictures.
    chromatic: { modes: chromaticModes, pauseAnimationAtEnd: true },
    options: {
      // Storybook extracts this function as text: it must not use imports or types.
      storySort: (a, b) => {
        const categories = ['Início', 'Fundamentos', 'Componentes', 'Padrões', 'Mensagens', 'Telas'];
        const firstPages = ['Boas-vindas', 'Como revisar', 'Tom de voz', 'Formatos', 'Acessibilidade', 'Visão geral'];
        const ranks = [a, b].map(({ title }) => {
          const [category = '', page = ''] = title.split('/');
          if (!categories.includes(category))
            throw new Error(`"${title}" begins with none of ${categories.join(', ')}`);
          const first = firstPages.indexOf(page);
          return categories.indexOf(category) * 100 + (first < 0 ? 99 : first);
        });
        return ranks.reduce((x, y) => x - y) || a.title.localeCompare(b.title, 'pt-BR', { numeric: true });
      },
    },
  } satisfies SortedBy,
};

export default preview;
