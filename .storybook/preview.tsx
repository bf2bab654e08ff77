import '@raiz/ui/theme';
import './frame/Canvas.css.ts';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { accessibility } from './frame/accessibility.ts';
import { afterStory } from './frame/afterStory.ts';
import { DocumentFrame } from './docs/DocumentFrame.tsx';
import { DocumentPage } from './docs/DocumentPage.tsx';
import { describeProps } from './docs/propTables.ts';
import { followToolbar } from './docs/globalsStore.ts';
import { chromaticModes } from './frame/chromaticModes.ts';
import { beforeStory } from './frame/beforeStory.ts';
import { inDocument } from './frame/inDocument.tsx';
import { mockLoader } from './frame/mockLoader.ts';
import { takeOwnStorage } from './frame/ownStorage.ts';
import { replaceVideos } from './frame/replaceVideos.ts';
import type { SortedBy } from './frame/sorting.ts';
import { toolbars, usualChoices } from './frame/toolbars.ts';
import { viewports } from './frame/viewports.ts';

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
    // Animations are shown at their end, as in the local pictures.
    chromatic: { modes: chromaticModes, pauseAnimationAtEnd: true },
    options: {
      // Storybook extracts this function as text: it may use no imports and no types.
      storySort: (a, b) => {
        const categories = ['Início', 'Fundamentos', 'Componentes', 'Padrões', 'Mensagens', 'Telas', 'Jornadas'];
        const firstPages = ['Bem-vindo', 'Como revisar', 'Tom de voz', 'Formatos', 'Acessibilidade', 'Visão geral'];
        const places = [a, b].map(({ title }) => {
          const [category = '', page = ''] = title.split('/');
          if (!categories.includes(category))
            throw new Error(`"${title}" begins with none of ${categories.join(', ')}`);
          const first = firstPages.indexOf(page);
          return categories.indexOf(category) * 100 + (first < 0 ? 99 : first);
        });
        return places.reduce((x, y) => x - y) || a.title.localeCompare(b.title, 'pt-BR', { numeric: true });
      },
    },
  } satisfies SortedBy,
};

export default preview;
