import type { Job } from '../jobs/index.ts';
import type { ProductIndex } from './product-index.port.ts';

const EVERY_MS = 1000;

/** Reads the index soon after the start and keeps it in order, beside the questions. */
export const createIndexJob = (products: ProductIndex): Job => ({ name: 'product-index', everyMs: EVERY_MS, run: () => products.tidy() });
