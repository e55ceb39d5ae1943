import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { ShopView } from '../../features/shop/shop.view.tsx';
import { ShopViewModel } from '../../features/shop/shop.view-model.ts';
import { restaurantData } from '../../features/shop/structured-data.ts';
import { defineToken, provide } from '../../di/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { DATA_CACHE } from '../tokens.ts';
import { definePage, type PageServices } from './define-page.ts';
import { bindProducts } from './product.services.ts';

type Describe = (shop: Parameters<typeof restaurantData>[0]) => ReturnType<typeof restaurantData> | undefined;
const DESCRIBE = defineToken<Describe>('Describe');

const services: PageServices = (options) => {
  bindProducts(options);
  // Structured data is for readers of the server's page alone.
  provide(options, DESCRIBE, (): Describe => (import.meta.env.SSR ? restaurantData : () => undefined), {});
};

export const page = definePage(
  ShopViewModel, ShopView, { cache: DATA_CACHE, queries: CATALOG_QUERIES, reference: REFERENCE_VIEW_MODEL, navigator: NAVIGATOR, describe: DESCRIBE }, services,
);
