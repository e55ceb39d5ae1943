import { defineToken } from '../di/index.ts';

/** Reports a bug that a fallback caught. */
export const REPORT = defineToken<(problem: string, cause: unknown) => void>('Report');
