import type { Clock } from '@domain/kernel/clock.port.ts';
import type { CatalogueChanges, ShopDirectory, Shops } from '../catalog/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { OrderUseCases } from '../orders/index.ts';
import type { SubstitutionUseCases } from '../substitutions/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Broadcast } from '../../foundation/broadcast/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { PartnerShops, PartnerRequests } from './partners.ports.ts';

export type PartnerCollaborators = {
  readonly partnerShops: PartnerShops;
  readonly requests: PartnerRequests;
  readonly storedShops: Pick<Shops, 'ofAnyStatus'>;
  readonly catalogueChanges: CatalogueChanges;
  readonly transactions: Transactions;
  readonly broadcast: Broadcast;
  readonly reference: ReferenceSource;
  readonly shops: ShopDirectory;
  readonly random: Random;
  readonly notify: Notify;
  readonly uploads: Pick<Uploads, 'areOwn'>;
  readonly orders: Pick<OrderUseCases, 'orders' | 'held' | 'changeOrderStatus'>;
  readonly substitutions: Pick<SubstitutionUseCases, 'candidates' | 'propose'>;
  /** The marketplace's time. */
  readonly clock: Clock;
};
