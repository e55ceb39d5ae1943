export { catalogKey, createCatalogQueries, type CatalogQueries } from './catalog.queries.ts';
export { CATALOG_QUERIES, TIME_ZONES_IN_VIEW } from './catalog.tokens.ts';
export { DeliveryEntry, DeliveryFact } from './delivery-terms.ts';
export { openingLabel } from './opening-label.ts';
export { ShopCard } from './shop-card.view.tsx';
export { useOfferText } from './use-offer-text.ts';
export { readShopFilter, writeShopFilter } from './shop-filter-address.ts';
export { ShopFilterBar } from './shop-filter-bar.view.tsx';
export { FIRST_ROWS, ShopGrid } from './shop-grid.view.tsx';
