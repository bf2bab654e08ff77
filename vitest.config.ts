import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { openCamera, takePicture } from './tests/pictures/camera.ts';
import { purpose } from './tests/pictures/purpose.ts';
import { windowFor } from './tests/pictures/window.ts';

const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Unset lets Playwright look for its own browser; scripts/test.mjs always sets it. */
const executablePath = process.env['CHROMIUM_PATH'];

/** A browser on a busy machine can be late once; what needed it is named at the end of the run (scripts/lib/vitest.mjs). */
const secondTry = 1;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/{src,build}/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'tests/laws/**/*.test.ts',
            'tests/pictures/**/*.test.ts',
            'tests/scripts/**/*.test.ts',
          ],
          env: { TZ: process.env['TZ'] ?? 'America/Sao_Paulo' },
          // Some start programs or read the whole repository, which on a busy machine may take more than the usual five seconds.
          testTimeout: 20_000,
          // Modules are read once a worker instead of once a file: twice as fast. A test puts back what it changes in them.
          isolate: false,
        },
      },
      {
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          testTimeout: 60_000,
          maxWorkers: Math.min(4, availableParallelism()),
          retry: secondTry,
          setupFiles: [
            './.storybook/frame/betweenFiles.ts',
            './.storybook/frame/checkModes.ts',
            './tests/pictures/setup.ts',
          ],
          browser: {
            commands: { openCamera, takePicture },
            enabled: true,
            testerHtmlPath: './.storybook/frame/tester.html',
            headless: true,
            // One page a worker for all stories: seven times faster, and .storybook/frame resets what stories share.
            isolate: false,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
              contextOptions: {
                viewport: windowFor(purpose),
                reducedMotion: 'reduce',
                locale: 'pt-BR',
                timezoneId: 'America/Sao_Paulo',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'journey',
          environment: 'node',
          include: ['tests/journey/**/*.test.ts', 'tests/package/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each file has a server and a browser of its own, and mostly waits for them.
          maxWorkers: 2,
          retry: secondTry,
        },
      },
      {
        test: {
          name: 'deploy',
          environment: 'node',
          include: ['tests/deploy/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'matrix',
          environment: 'node',
          include: ['tests/matrix/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
