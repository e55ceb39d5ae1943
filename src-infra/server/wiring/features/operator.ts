import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Notify } from '../../features/notifications/index.ts';
import { createAuditRepository } from '../../features/operator/audit.repository.ts';
import { createDeskCouponRepository } from '../../features/operator/coupons.repository.ts';
import { createCourierRepository } from '../../features/operator/couriers.repository.ts';
import { createOperatorDesk, type OperatorDesk } from '../../features/operator/index.ts';
import { createNewsRepository } from '../../features/operator/news.repository.ts';
import { createSettingRepository } from '../../features/operator/settings.repository.ts';
import { createSignInRepository } from '../../features/operator/sign-ins.repository.ts';
import { createOperatorTextRepository } from '../../features/operator/texts.repository.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { Uploads } from '../../features/uploads/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Store } from '../../store/index.ts';

type Deps = {
  readonly store: Store;
  readonly reference: ReferenceSource;
  readonly uploads: Uploads;
  readonly notify: Notify;
  readonly zones: TimeZones;
  readonly marketClock: Clock;
  readonly clock: Clock;
  readonly random: Random;
};

/** What operators write and look up. */
export const wireOperatorDesk = (deps: Deps): OperatorDesk => {
  const { store } = deps;
  return createOperatorDesk({
    news: createNewsRepository(store),
    signIns: createSignInRepository(store),
    couriers: createCourierRepository(store),
    audit: createAuditRepository(store),
    settings: createSettingRepository(store),
    texts: createOperatorTextRepository(store),
    coupons: createDeskCouponRepository(store),
    transactions: store.transactions,
    reference: deps.reference,
    uploads: deps.uploads,
    notify: deps.notify,
    zones: deps.zones,
    clock: deps.marketClock,
    realClock: deps.clock,
    random: deps.random,
  });
};
