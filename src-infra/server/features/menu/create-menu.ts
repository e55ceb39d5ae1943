import type { Clock } from '@domain/kernel/clock.port.ts';
import type { AuditLog } from '../operator/index.ts';
import { createRecordChange } from './menu-audit.ts';
import type { MenuCollaborators } from './menu-collaborators.ts';
import { createProductDesk, type ProductDesk } from './product-desk.use-cases.ts';
import { createStockDesk, type StockDesk } from './stock-desk.use-cases.ts';
import { createTimesDesk, type TimesDesk } from './times-desk.use-cases.ts';

type Deps = Omit<MenuCollaborators, 'record'> & {
  readonly audit: Pick<AuditLog, 'record'>;
  /** The real time, by which entries of the audit log are dated. */
  readonly realClock: Clock;
};

/** OPS-6: what shops sell and when they are open, changed by their owners and by operators. */
export interface Menu {
  readonly productDesk: ProductDesk;
  readonly stockDesk: StockDesk;
  readonly timesDesk: TimesDesk;
}

export const createMenu = ({
  products,
  times,
  catalogueChanges,
  transactions,
  reference,
  taxonomy,
  uploads,
  zones,
  random,
  clock,
  audit,
  realClock,
}: Deps): Menu => {
  const record = createRecordChange(audit, realClock);
  return {
    productDesk: createProductDesk({
      products,
      catalogueChanges,
      record,
      transactions,
      reference,
      taxonomy,
      uploads,
      random,
      clock,
    }),
    stockDesk: createStockDesk({ products, catalogueChanges, record, transactions, reference, zones, clock }),
    timesDesk: createTimesDesk({ times, catalogueChanges, record, transactions, reference, zones, clock }),
  };
};
