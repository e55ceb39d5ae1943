import type { DataCache } from '../../data/index.ts';
import { defineToken } from '../../di/index.ts';
import type { ReviewQueries } from './reviews.queries.ts';

/** Cache and queries of the reviews. */
export const REVIEW_DEPS = defineToken<{ readonly cache: DataCache; readonly queries: ReviewQueries }>('ReviewDeps');
