import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { CatalogueChanges, TaxonomySource } from '../catalog/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { RecordChange } from './menu-audit.ts';
import type { MenuProducts, StoredTimes } from './menu.ports.ts';

export type MenuCollaborators = {
  readonly products: MenuProducts;
  readonly times: StoredTimes;
  readonly catalogueChanges: Pick<CatalogueChanges, 'changed'>;
  readonly record: RecordChange;
  readonly transactions: Transactions;
  readonly reference: ReferenceSource;
  readonly taxonomy: TaxonomySource;
  readonly uploads: Pick<Uploads, 'areOwn'>;
  readonly zones: TimeZones;
  readonly random: Random;
  /** The marketplace's time. */
  readonly clock: Clock;
};
