import type { TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Job } from '../../foundation/jobs/index.ts';
import type { Random } from '../../foundation/platform/random.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { ReferenceSource } from '../reference/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { AuditLog } from './audit.ports.ts';
import { createCouponsDesk, type CouponsDesk } from './coupons-desk.ts';
import type { StoredCoupons } from './coupons.ports.ts';
import { createAnnounceNews } from './announce-news.job.ts';
import { createNewsDesk, type NewsDesk } from './news-desk.ts';
import type { Couriers, NewsItems, SignIns } from './operator.ports.ts';
import { createPeopleDirectory, type PeopleDirectory } from './people-directory.ts';
import { createSettingsDesk, type SettingsDesk } from './settings-desk.ts';
import type { StoredSettings } from './settings.ports.ts';
import { createTextsDesk, type TextsDesk } from './texts-desk.ts';
import type { OperatorTexts } from './texts.ports.ts';

type Deps = {
  readonly news: NewsItems;
  readonly signIns: SignIns;
  readonly couriers: Couriers;
  readonly audit: AuditLog;
  readonly settings: StoredSettings;
  readonly texts: OperatorTexts;
  readonly coupons: StoredCoupons;
  readonly transactions: Transactions;
  readonly reference: ReferenceSource;
  readonly zones: TimeZones;
  readonly random: Random;
  readonly uploads: Pick<Uploads, 'areOwn'>;
  readonly notify: Notify;
  /** The marketplace's time. */
  readonly clock: Clock;
  /** The real time, by which sign-ins expire. */
  readonly realClock: Clock;
};

/** What operators write and look up. */
export interface OperatorDesk {
  readonly newsDesk: NewsDesk;
  readonly peopleDirectory: PeopleDirectory;
  readonly announceNews: Job;
  readonly audit: AuditLog;
  readonly settingsDesk: SettingsDesk;
  readonly textsDesk: TextsDesk;
  readonly couponsDesk: CouponsDesk;
}

export const createOperatorDesk = ({
  news,
  signIns,
  couriers,
  audit,
  settings,
  texts,
  coupons,
  transactions,
  reference,
  zones,
  random,
  uploads,
  notify,
  clock,
  realClock,
}: Deps): OperatorDesk => ({
  newsDesk: createNewsDesk({ news, transactions, reference, zones, random, uploads, clock }),
  peopleDirectory: createPeopleDirectory({ signIns, couriers, clock: realClock }),
  announceNews: createAnnounceNews({ news, transactions, reference, notify }),
  audit,
  settingsDesk: createSettingsDesk({ stored: settings, audit, transactions, clock: realClock }),
  textsDesk: createTextsDesk({ texts, reference, audit, transactions, clock: realClock }),
  couponsDesk: createCouponsDesk({ coupons, reference, zones, audit, transactions, clock, realClock }),
});
