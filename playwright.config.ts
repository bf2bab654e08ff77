import { defineConfig } from '@playwright/test';
import { browserArgs, ensureBrowser } from './scripts/lib/browser.mjs';
import { findEngines } from './scripts/lib/engines.mjs';

/** The Chromium from npm; where its package has no build, Playwright's own or an installed one. */
const executablePath = await ensureBrowser();

const testMatch = /e2e\/(?:journeys|flows)\/.*\.test\.ts$/;

/**
 * The other engines that this machine has: the oldest Chromium runs the flows; Firefox and WebKit also the journeys
 * with a tag, which need nothing of Chromium alone.
 */
const engines = Object.entries(await findEngines()).flatMap(([name, use]) =>
  use ? [{ name, testMatch, grep: name === 'floor' ? /flows[/\\]/ : /flows[/\\]|@engines/, use }] : [],
);

/** Where scripts/test.mjs wants the results. */
const outputFile = process.env['TEST_REPORT'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: 'test-results/e2e-report' }],
    ...(outputFile === undefined ? [] : [['json', { outputFile }] as const]),
  ],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    viewport: { width: 1280, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: browserArgs },
  },
  projects: [
    { name: 'chromium', testMatch },
    // Thousands of cases on one page: a trace of each takes as long as the case.
    { name: 'matrix', testDir: 'e2e/matrix', use: { trace: 'off' } },
    ...engines,
    { name: 'deploy', testDir: 'e2e/deploy' },
    { name: 'bench', testDir: 'e2e/bench', timeout: 600_000, use: { trace: 'off' } },
  ],
  // The production build with the mock server behind /api. Each test has its own database there.
  webServer: {
    // Not "npm start", which would keep the variables of the last build.
    command: 'npm run --silent build && node --import tsx scripts/serve/main.ts',
    env: { PORT: '0' },
    wait: { stdout: /Portal\s+(?<PORTAL_ADDRESS>http:\S+)/ },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
