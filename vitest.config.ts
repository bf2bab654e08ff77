import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { browserArgs, findBrowser } from './scripts/lib/browser.mjs';
import { matchOptions } from './.storybook/pictures/options.ts';
import { MessageReporter } from './.storybook/messages/reporter.ts';
import { PictureReporter } from './.storybook/pictures/reporter.ts';

// In a hook git names its own repository there; tests make others.
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name];

const browser = await findBrowser();

const asked = process.env['PICTURES'];

/** Why no pictures are compared; null when they are. Other browsers render differently. */
const picturesOff =
  asked === 'off' ? 'PICTURES=off' : browser?.pinned === true ? null : 'this is not the pinned browser';
const pictures = picturesOff !== null ? 'off' : asked === 'only' ? 'only' : 'on';

/** Where scripts/test.mjs wants the results. */
const outputFile = process.env['TEST_REPORT'];
const jsonReport: ['json', { outputFile: string }][] = outputFile ? [['json', { outputFile }]] : [];

/** Vitest leaves one core idle by default. */
const maxWorkers = Math.min(4, availableParallelism());

/** Unit tests of what proves backends: the contract's generator, the mock server and the kit. */
const kit = ['packages/contract/**/*.test.ts', 'apps/{mock-server,contract-kit}/**/*.test.ts'];

/** Settings of the unit tests. */
const unit = {
  environment: 'node',
  // Some start programs or read the whole repository.
  testTimeout: 20_000,
  // Loads modules once a worker: twice as fast. A test restores what it changes in them.
  isolate: false,
} as const;

/** Tests of whole backends, some of them in processes of their own, and of fresh installations. */
const slow = ['apps/*/src/**/*.slow.test.ts', 'tests/package/*.slow.test.ts'];

/**
 * Storybook runs the stories of a file if its address names it, and decodes only "%20": in a folder
 * such as "joão" no file would have a story.
 */
const decodedAddresses = {
  name: 'raiz-decoded-addresses',
  enforce: 'post',
  transform: (code: string) => code.replace(/\w*convertToFilePath\(import\.meta\.url\)/, 'decodeURI(import.meta.url)'),
} as const;

/** Tests write dates as local time of the portal's zone. */
const zone = { TZ: 'America/Sao_Paulo' };

export default defineConfig({
  test: {
    reporters: ['default', new PictureReporter(picturesOff), new MessageReporter(), ...jsonReport],
    // A missing picture fails instead of being written. "npm test -- pictures --update" accepts.
    update: 'none',
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: [
            'packages/*/{src,build}/**/*.test.{ts,tsx}',
            'apps/*/{src,build}/**/*.test.{ts,tsx}',
            'tests/architecture/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...kit],
          env: zone,
          maxWorkers,
        },
      },
      {
        test: {
          ...unit,
          name: 'kit',
          include: kit,
          exclude: [...configDefaults.exclude, ...slow],
          env: zone,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'slow',
          environment: 'node',
          include: slow,
          env: zone,
          testTimeout: 180_000,
          hookTimeout: 90_000,
          // Races are found between processes that have the machine for themselves.
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'scripts',
          environment: 'node',
          include: ['tests/scripts/**/*.test.ts'],
          // They start the commands of package.json.
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') }), decodedAddresses],
        test: {
          name: 'stories',
          testTimeout: 60_000,
          maxWorkers,
          setupFiles: ['./.storybook/frame/setup.ts'],
          provide: { pictures },
          browser: {
            enabled: true,
            expect: { toMatchScreenshot: matchOptions },
            screenshotFailures: false,
            testerHtmlPath: './.storybook/frame/tester.html',
            headless: true,
            // One page a worker for all stories: seven times faster. .storybook/frame resets it.
            isolate: false,
            provider: playwright({
              launchOptions: { ...(browser ? { executablePath: browser.file } : {}), args: browserArgs },
              contextOptions: {
                // Larger than any story's window, or Vitest scales the stories' frame.
                viewport: { width: 1440, height: 1100 },
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
          name: 'package',
          environment: 'node',
          include: ['tests/package/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...slow],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each file waits most of the time for its own server and browser.
          maxWorkers: 2,
        },
      },
    ],
  },
});
