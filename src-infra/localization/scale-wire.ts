import type { Scale } from '@domain/pricing/index.ts';

/** Contract 2.1: two decimals unless the server says none or three. */
export const toScale = (value: unknown): Scale =>
  value === 0 || value === '0' ? 0 : value === 3 || value === '3' ? 3 : 2;
