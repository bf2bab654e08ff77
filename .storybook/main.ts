import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { contractPlugin } from './contract/plugin.ts';

/** One Storybook over the design system and the portal's screens. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './**/*.mdx',
    './**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // First, so that its afterEach comes last.
  previewAnnotations: (others = []) => [path.resolve(import.meta.dirname, 'messages/annotations.ts'), ...others],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), contractPlugin()],
      resolve: {
        // The scroll lock's style element would break a strict policy; see packages/ui/src/vendor/styleSingleton.ts.
        alias: {
          'react-style-singleton': path.resolve(import.meta.dirname, '../packages/ui/src/vendor/styleSingleton.ts'),
        },
      },
      optimizeDeps: {
        // Found late, these would reload the page in the middle of a test run.
        include: [
          '@cantoo/pdf-lib',
          '@dnd-kit/core',
          '@dnd-kit/sortable',
          '@dnd-kit/utilities',
          '@headless-tree/core',
          '@headless-tree/react',
          '@maskito/core',
          '@maskito/react',
          '@radix-ui/react-dialog',
          '@radix-ui/react-tabs',
          '@storybook/addon-docs/blocks',
          '@tanstack/react-query',
          '@tanstack/react-virtual',
          'cpf-cnpj-validator',
          'downshift',
          'jsqr',
          'lucide-react',
          'msw',
          'msw/browser',
          'openapi-fetch',
          'openapi-react-query',
          'react-dom',
          'react-hook-form',
          'react-router-dom',
          'storybook/internal/core-events',
          'storybook/internal/csf',
          'storybook/theming',
        ],
      },
    }),
};

export default config;
