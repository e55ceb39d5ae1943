import { ContainerModule } from 'inversify';
import type { $Fetch } from 'ofetch';
import { openSharedCart } from '@domain/cart/index.ts';
import type { ProductCatalog } from '@domain/catalog/index.ts';
import { createHttpStockProducts } from '@infra/cart/http-stock-products.adapter.ts';
import { provide } from '../../di/index.ts';
import { CART, SHARED_CART_VIEW_MODEL, type CartViewModel } from '../../features/cart/index.ts';
import { SharedCartViewModel } from '../../features/cart/shared-cart.view-model.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { API, PRODUCT_CATALOG } from '../tokens.ts';

export { SharedCartSheet as View } from '../../features/cart/shared-cart.view.tsx';

type Deps = {
  readonly cart: CartViewModel;
  readonly catalog: ProductCatalog;
  readonly api: $Fetch;
  readonly context: AppContext;
};

const createSharedCart = ({ cart, catalog, api, context }: Deps): SharedCartViewModel =>
  new SharedCartViewModel({
    cart,
    open: openSharedCart({ stocks: createHttpStockProducts({ api, context }), catalog }),
  });

/** What a shared cart needs, imported when a link with one is opened. */
export const bindings = new ContainerModule((options) => {
  provide(options, SHARED_CART_VIEW_MODEL, createSharedCart, {
    cart: CART,
    catalog: PRODUCT_CATALOG,
    api: API,
    context: CONTEXT,
  });
});
