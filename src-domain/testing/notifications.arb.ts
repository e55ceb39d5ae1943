import * as fc from 'fast-check';
import { instant } from '../kernel/clock.port.ts';
import { notificationId, orderId, parcelId, tableWaitId, uuid } from '../kernel/ids.ts';
import { NOTIFICATION_TYPES, type AppNotification, type Subject, type UnreadCounts } from '../notifications/index.ts';

const subjectArb: fc.Arbitrary<Subject> = fc.constantFrom<Subject>(
  { kind: 'order', id: orderId(880) },
  { kind: 'parcel', id: parcelId(880) },
  { kind: 'news', uuid: uuid('b1f7a6de-0000-4000-8000-000000000001') },
  { kind: 'table-wait', id: tableWaitId(880) },
  { kind: 'delivery' },
  { kind: 'other' },
);

/** Notifications of every type and of unknown ones, read and unread. */
export const notificationArb: fc.Arbitrary<AppNotification> = fc.record({
  id: fc.integer({ min: 1, max: 20 }).map(notificationId),
  type: fc.option(fc.constantFrom(...NOTIFICATION_TYPES), { nil: undefined }),
  title: fc.constantFrom('880', ''),
  body: fc.string({ maxLength: 10 }),
  status: fc.constantFrom('on_a_way', 'canceled', 'teleported', ''),
  createdAt: fc.constant(instant(1_741_600_000_000)),
  readAt: fc.option(fc.constant(instant(1_741_600_001_000)), { nil: undefined }),
  subject: subjectArb,
});

/** Consistent counts: `all` is at least the sum of the others. */
export const unreadCountsArb: fc.Arbitrary<UnreadCounts> = fc
  .record({ news: fc.nat({ max: 4 }), orders: fc.nat({ max: 4 }), others: fc.nat({ max: 4 }) })
  .map(({ news, orders, others }) => ({ news, orders, all: news + orders + others }));

/** Copies of few notifications as answers and pushes contain them: equal except for being read, earlier or later. */
export const copiesArb: fc.Arbitrary<readonly AppNotification[]> = fc.array(
  fc
    .record({
      id: fc.integer({ min: 1, max: 6 }),
      readAt: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined, freq: 2 }),
    })
    .map(({ id, readAt }) => ({
      id: notificationId(id),
      type: id % 2 === 0 ? ('news_publish' as const) : ('status_changed' as const),
      title: String(id),
      body: '',
      status: '',
      createdAt: instant(1_741_600_000_000),
      readAt: readAt === undefined ? undefined : instant(1_741_600_000_000 + readAt),
      subject: { kind: 'other' as const },
    })),
  { maxLength: 8 },
);
