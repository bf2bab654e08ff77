import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { cascadeLayers } from '../apps/portal/layers.ts';

/** Whether this is a test run. */
const isTest = process.env['VITEST'] !== undefined;

/** One Storybook over the design system and the portal's screens. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './**/*.mdx',
    './**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: [
    // Its sources of stories map lines twice: a failing test would name a line of another story. Tests show no sources.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: isTest ? null : {} } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  typescript: {
    // Reads types with the compiler, so that generic components and Omit<…> show their props. Tests need none.
    reactDocgen: isTest ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Not `.storybook`, whose files the reader of types misses, as all in a folder with a dot, and says so of each.
      include: ['packages/**/*.tsx', 'apps/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The attributes of elements would hide a component's own props.
      propFilter: ({ declarations = [] }) => declarations.some(({ fileName }) => !fileName.includes('node_modules')),
    },
  },
  staticDirs: ['./public', { from: '../tests/pictures/accepted', to: '/pictures' }],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    allowedHosts: process.env['ALLOWED_HOSTS']?.split(',') ?? [],
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), cascadeLayers()],
      resolve: {
        // The scroll lock's style element would violate a strict CSP; see
        // packages/ui/src/vendor/styleSingleton.ts.
        alias: {
          'react-style-singleton': path.resolve(import.meta.dirname, '../packages/ui/src/vendor/styleSingleton.ts'),
        },
      },
      optimizeDeps: {
        // Late discovery would reload the page during a test run.
        include: [
          'ajv',
          '@raiz/contract > ajv-formats/dist/formats.js',
          '@cantoo/pdf-lib',
          '@atlaskit/pragmatic-drag-and-drop/combine',
          '@atlaskit/pragmatic-drag-and-drop/element/adapter',
          '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge',
          '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index',
          '@headless-tree/core',
          '@headless-tree/react',
          '@maskito/core',
          '@maskito/react',
          '@radix-ui/react-dialog',
          '@radix-ui/react-tabs',
          '@storybook/addon-docs/blocks',
          '@tanstack/react-query',
          '@tanstack/react-virtual',
          '@brazilian-utils/brazilian-utils',
          'axe-core',
          'downshift',
          'qr/decode.js',
          'lucide-react',
          'msw',
          'msw-storybook-addon/csf3',
          'msw/browser',
          'openapi-fetch',
          'openapi-react-query',
          'react-dom',
          'react-error-boundary',
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
