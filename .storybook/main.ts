import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

/** One Storybook over the design system and the portal's screens. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: {
        // The scroll lock's style element would break a strict policy; see packages/ui/src/vendor/styleSingleton.ts.
        alias: {
          'react-style-singleton': path.resolve(import.meta.dirname, '../packages/ui/src/vendor/styleSingleton.ts'),
        },
      },
      optimizeDeps: {
        // Found late, these two would reload the page in the middle of a test run.
        include: [
          '@tanstack/react-query',
          'openapi-fetch',
          'openapi-react-query',
          '@cantoo/pdf-lib',
          '@vanilla-extract/recipes/createRuntimeFn',
          '@radix-ui/react-dialog',
          'react-router-dom',
          'msw/browser',
          'msw',
        ],
      },
    }),
};

export default config;
