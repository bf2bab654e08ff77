import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { contractPlugin } from './contract/plugin.ts';
import { inPortuguese } from './names/inPortuguese.ts';

/** One Storybook over the design system and the portal's screens. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './**/*.mdx',
    './**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  experimental_indexers: (indexers = []) => indexers.map(inPortuguese),
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
          'openapi-fetch',
          '@cantoo/pdf-lib',
          '@radix-ui/react-dialog',
          '@radix-ui/react-toast',
          'downshift',
          'react-dom',
          '@storybook/addon-docs/blocks',
          'storybook/theming',
          'storybook/internal/csf',
          'storybook/internal/core-events',
          'msw/browser',
          'msw',
        ],
      },
    }),
};

export default config;
