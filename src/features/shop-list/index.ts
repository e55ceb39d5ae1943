export { activeFilters } from './active-filters.ts';
export { Count } from './counted-chip.view.tsx';
export { createFacetQueries, type FacetQueries } from './facet.queries.ts';
export { FilterRow } from './filter-row.view.tsx';
export { NobodyDelivers } from './nobody-delivers.view.tsx';
export { NothingFits } from './lazy-nothing-fits.ts';
export { LiveCounts } from './live-counts.ts';
export { QuickFilters } from './quick-filters.view.tsx';
