import type { Menu } from '../../features/menu/index.ts';
import type { ManagedShops, PartnerShopUseCases } from '../../features/partners/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import { productDeskRoutes } from './product-desk.routes.ts';
import { timesDeskRoutes } from './times-desk.routes.ts';

type Deps = {
  readonly menu: Menu;
  readonly managedShops: ManagedShops;
  readonly partnerShops: Pick<PartnerShopUseCases, 'one'>;
  readonly reference: ReferenceSource;
};

/** OPS-6: what a shop sells and when it is open. */
export const menuRoutes = ({ menu, managedShops, partnerShops, reference }: Deps) => ({
  ...productDeskRoutes({ managedShops, productDesk: menu.productDesk, stockDesk: menu.stockDesk, reference }),
  ...timesDeskRoutes({ managedShops, partnerShops, timesDesk: menu.timesDesk, reference }),
});
