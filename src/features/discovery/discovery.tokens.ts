import { defineToken } from '../../di/index.ts';
import type { GuideQueries } from './guide.queries.ts';

export const GUIDE_QUERIES = defineToken<GuideQueries>('GuideQueries');
