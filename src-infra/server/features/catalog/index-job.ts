import type { Job } from '../../foundation/jobs/index.ts';
import type { ProductIndex } from './product-index.port.ts';

const INTERVAL_MS = 1000;

/** Builds the index after the start and compacts it in the background. */
export const createIndexJob = (products: ProductIndex): Job => ({
  name: 'product-index',
  everyMs: INTERVAL_MS,
  run: () => products.compact(),
});
