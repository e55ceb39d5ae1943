import { vi } from 'vitest';

const isDeep = (process.env['DEEP'] ?? '') !== '';

// A deep run looks at a thousand times as many cases; a test may then take its time.
if (isDeep) vi.setConfig({ testTimeout: 3_600_000 });

/** How many cases a property sees: every day, and with DEEP=1. */
export const runs = (everyday: number, deep: number = everyday * 100): { readonly numRuns: number } => ({ numRuns: isDeep ? deep : everyday });
