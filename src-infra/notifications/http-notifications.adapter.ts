import type { $Fetch } from 'ofetch';
import { ok } from '@domain/kernel/result.ts';
import {
  NOTIFICATION_TABS,
  NOTIFICATIONS_PER_PAGE,
  readStatistics,
  type Notifications,
} from '@domain/notifications/index.ts';
import { readEntity } from '../drivers/http/read-entity.ts';
import { toPage } from '../drivers/http/page.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { optionalInstant } from '../drivers/http/wire-time.ts';
import { asRecord, dataOf } from '../drivers/http/wire.ts';
import { toNotification } from './notification-wire.ts';

const PATH = 'dashboard/notifications';

export const createHttpNotifications = ({ api }: { readonly api: $Fetch }): Notifications => ({
  list: (tab, page) => {
    const type = NOTIFICATION_TABS[tab];
    return readAnswer(
      api<unknown>(PATH, {
        query: { page, perPage: NOTIFICATIONS_PER_PAGE, ...(type && { type }), column: 'id', sort: 'desc' },
      }),
      (body) => {
        const { items, ...place } = toPage(body, toNotification);
        return ok({ ...place, items: items.filter((item) => item !== undefined) });
      },
    );
  },
  load: (id) => readAnswer(api<unknown>(`${PATH}/${id}`), (body) => readEntity(body, toNotification)),
  statistics: () =>
    readAnswer(api<unknown>('dashboard/user/profile/notifications-statistic'), (body) =>
      ok(readStatistics(asRecord(body))),
    ),
  markRead: (id) =>
    readAnswer(api<unknown>(`${PATH}/${id}/read-at`, { method: 'POST' }), (body) =>
      ok(optionalInstant(asRecord(dataOf(body))['read_at'])),
    ),
  markAllRead: () => readAnswer(api<unknown>(`${PATH}/read-all`, { method: 'POST' }), () => ok(undefined)),
});
