import type { Reservation, ReservationStatus } from '@domain/reservations/index.ts';
import type { Translate } from '../../i18n/index.ts';

export const statusText = (status: ReservationStatus, translate: Translate): string =>
  translate(`tables.status.${status}`);

export const statusTone = (status: ReservationStatus): 'positive' | 'negative' | 'soft' =>
  status === 'accepted' ? 'positive' : status === 'canceled' ? 'negative' : 'soft';

/** "Table H1, By the window". */
export const placeText = (
  { tableName, sectionTitle }: Pick<Reservation, 'tableName' | 'sectionTitle'>,
  translate: Translate,
): string => [translate('table.name', { name: tableName }), sectionTitle].filter(Boolean).join(' · ');

/** Returns a span of the clock; one time where it has no length. */
export const spanText = (from: string, to: string): string => (from === to ? from : `${from}–${to}`);
