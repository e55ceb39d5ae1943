import type { TimeZones } from '@domain/calendar/index.ts';
import type {
  AuditLog,
  CouponsDesk,
  NewsDesk,
  PeopleDirectory,
  SettingsDesk,
  TextsDesk,
} from '../../features/operator/index.ts';
import type { ReferenceSource } from '../../features/reference/index.ts';
import type { Outbox } from '../../foundation/outbox/index.ts';
import { couponsRoutes } from './coupons.routes.ts';
import { couriersRoutes } from './couriers.routes.ts';
import { newsRoutes } from './news.routes.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { settingsRoutes } from './settings.routes.ts';
import { signInsRoutes } from './sign-ins.routes.ts';
import { textsRoutes } from './texts.routes.ts';
import { simulationRoutes, type SimulationControl } from './simulation.routes.ts';

export type { SimulationControl } from './simulation.routes.ts';

type Deps = {
  readonly reference: ReferenceSource;
  readonly zones: TimeZones;
  readonly outbox: Outbox;
  readonly newsDesk: NewsDesk;
  readonly peopleDirectory: PeopleDirectory;
  readonly settingsDesk: SettingsDesk;
  readonly textsDesk: TextsDesk;
  readonly couponsDesk: CouponsDesk;
  readonly audit: AuditLog;
  readonly simulation: SimulationControl | undefined;
};

/** The routes of operators that belong to no other feature (contract 8.11, 8.12). */
export const operatorRoutes = (deps: Deps) => {
  const { reference, zones, outbox, newsDesk, peopleDirectory, settingsDesk, textsDesk, couponsDesk, audit } = deps;
  return {
    ...outboxRoutes({ outbox }),
    ...newsRoutes({ reference, zones, newsDesk }),
    ...settingsRoutes({ settingsDesk, audit }),
    ...textsRoutes({ textsDesk }),
    ...couponsRoutes({ couponsDesk, reference }),
    ...simulationRoutes({ simulation: deps.simulation }),
    ...signInsRoutes({ peopleDirectory }),
    ...couriersRoutes({ peopleDirectory }),
  };
};
