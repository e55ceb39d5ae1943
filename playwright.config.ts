import { defineConfig } from '@playwright/test';
import { launchOptionsOf } from './tests/browser/find-chromium.ts';

const PORT = Number(process.env['BROWSER_PORT'] ?? 8471);

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  // Hundreds of walks, and a PostgreSQL of its own: `npm run test:rerun`, `npm run test:replicas`.
  testIgnore: (process.env['RERUN'] ?? '') === '' ? ['**/fault-injection.spec.ts', '**/group-replicas.spec.ts'] : [],
  workers: 2,
  fullyParallel: false,
  // Patience for busy machines; no journey needs a third of it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: `reports/${process.env['BROWSER_REPORT'] ?? 'browser'}.json` }]],
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording a trace takes a fifth of a journey's time: `npx playwright test … --trace on` repeats one that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A worker would answer what a journey wants to disturb; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: launchOptionsOf(process.env['CHROMIUM_SHELL'] ?? process.env['CHROMIUM']),
  },
  webServer: {
    command: 'rm -rf reports/browser-data reports/filled-stores && node dist/server/main.js',
    url: `http://127.0.0.1:${PORT}/healthz`,
    reuseExistingServer: false,
    timeout: 60_000,
    env: {
      NODE_ENV: 'production',
      PORT: String(PORT),
      DATA_DIR: 'reports/browser-data',
      DEMO: 'on',
      SIMULATION_SPEED: '600',
      // A Wednesday noon in New York: most shops of the demo city are open.
      CLOCK_START: '2026-03-04T17:00:00Z',
      LIMITS: 'off',
    },
  },
});
