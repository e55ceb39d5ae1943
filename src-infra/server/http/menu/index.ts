import type { Menu } from '../../features/menu/index.ts';
import type { Partners } from '../../features/partners/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { productDeskRoutes } from './product-desk.routes.ts';
import { timesDeskRoutes } from './times-desk.routes.ts';

type Deps = {
  readonly partners: Pick<Partners, 'managedShops' | 'partnerShops'> & { readonly menu: Menu };
  readonly reference: ReferenceSource;
};

/** OPS-6: what a shop sells and when it is open. */
export const menuRoutes = ({ partners: { menu, managedShops, partnerShops }, reference }: Deps) => ({
  ...productDeskRoutes({ managedShops, productDesk: menu.productDesk, stockDesk: menu.stockDesk, reference }),
  ...timesDeskRoutes({ managedShops, partnerShops, timesDesk: menu.timesDesk, reference }),
});
