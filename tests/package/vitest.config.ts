import { defineConfig } from 'vitest/config';

/** The built package from a stranger's side; apart from the other tests, since it needs `dist/domain`. */
export default defineConfig({
  test: {
    name: 'package',
    environment: 'node',
    include: ['tests/package/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
