import { createKitchen, type Kitchen } from '../../features/kitchen/index.ts';
import type { OrderUseCases } from '../../features/orders/index.ts';
import type { Partners } from '../../features/partners/index.ts';
import type { SubstitutionUseCases } from '../../features/substitutions/index.ts';

type Deps = {
  readonly partners: Pick<Partners, 'managedShops'>;
  readonly orders: OrderUseCases;
  readonly substitutions: SubstitutionUseCases;
};

/** The orders of one shop for the people who prepare them. */
export const wireKitchen = ({ partners, orders, substitutions }: Deps): Kitchen =>
  createKitchen({ managedShops: partners.managedShops, orders, substitutions });
