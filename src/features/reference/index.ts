export { createReferenceQueries, type ReferenceQueries } from './reference.queries.ts';
export { REFERENCE_QUERIES, REFERENCE_VIEW_MODEL } from './reference.tokens.ts';
export { ReferenceViewModel } from './reference.view-model.ts';
