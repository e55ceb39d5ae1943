import { mergeMap, share } from 'rxjs';
import { reservationId } from '@domain/kernel/ids.ts';
import { readReservationStatus, type ReservationNews, type ReservationUpdates } from '@domain/reservations/index.ts';
import { followOrPoll, type FeedNews, type FollowDeps } from '../drivers/events/follow-or-poll.ts';
import { asInteger, asRecord, asText } from '../drivers/http/wire.ts';
import { POLL_MS } from '../orders/live-order-updates.adapter.ts';

/** Changes of the customer's reservations: pushed while connected, otherwise a regular hint to read again. */
export const createLiveReservationUpdates = (deps: FollowDeps): ReservationUpdates => ({
  news: followOrPoll(deps, { everyMs: POLL_MS }).pipe(mergeMap(reservationNewsOf), share()),
});

const reservationNewsOf = (news: FeedNews): readonly ReservationNews[] => {
  if (news.kind === 'stale') return [news];
  if (news.event.event === 'table_wait') return [{ kind: 'stale' }];
  if (news.event.event !== 'booking') return [];
  const dto = asRecord(news.event.data);
  const [id, status] = [asInteger(dto['id']), readReservationStatus(asText(dto['status']))];
  return [status && id > 0 ? { kind: 'changed', id: reservationId(id), status } : { kind: 'stale' }];
};
