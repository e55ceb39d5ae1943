import { defineToken } from '../../di/index.ts';
import type { ReferenceQueries } from './reference.queries.ts';
import type { ReferenceViewModel } from './reference.view-model.ts';

export const REFERENCE_QUERIES = defineToken<ReferenceQueries>('ReferenceQueries');
export const REFERENCE_VIEW_MODEL = defineToken<ReferenceViewModel>('ReferenceViewModel');
