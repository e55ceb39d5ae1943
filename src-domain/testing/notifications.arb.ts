import * as fc from 'fast-check';
import { instant } from '../kernel/clock.port.ts';
import { notificationId, orderId, uuid } from '../kernel/ids.ts';
import { NOTIFICATION_TYPES, type AppNotification, type Subject, type UnreadCounts } from '../notifications/index.ts';

const subjectArb: fc.Arbitrary<Subject> = fc.constantFrom<Subject>(
  { kind: 'order', id: orderId(880) },
  { kind: 'parcel', id: 880 },
  { kind: 'news', uuid: uuid('b1f7a6de-0000-4000-8000-000000000001') },
  { kind: 'other' },
);

export const notificationArb: fc.Arbitrary<AppNotification> = fc.record({
  id: fc.integer({ min: 1, max: 20 }).map(notificationId),
  type: fc.option(fc.constantFrom(...NOTIFICATION_TYPES), { nil: undefined }),
  title: fc.constantFrom('880', ''),
  body: fc.string({ maxLength: 10 }),
  createdAt: fc.constant(instant(1_741_600_000_000)),
  readAt: fc.option(fc.constant(instant(1_741_600_001_000)), { nil: undefined }),
  subject: subjectArb,
});

export const unreadCountsArb: fc.Arbitrary<UnreadCounts> = fc
  .record({ news: fc.nat({ max: 4 }), orders: fc.nat({ max: 4 }), others: fc.nat({ max: 4 }) })
  .map(({ news, orders, others }) => ({ news, orders, all: news + orders + others }));
