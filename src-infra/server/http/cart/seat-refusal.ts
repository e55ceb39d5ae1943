import type { SeatRefusal } from '../../features/orders/index.ts';
import type { TextKey } from '../../foundation/messages/index.ts';
import { fieldRefused, refused, type Refusal } from '../response/index.ts';

const TEXTS = {
  'other-shop': 'RESERVATION_OF_OTHER_SHOP',
  canceled: 'RESERVATION_IS_CANCELED',
  begun: 'RESERVATION_HAS_BEGUN',
} as const satisfies Record<Exclude<SeatRefusal['reason'], 'unknown'>, TextKey>;
const FIELD = 'user_booking_id';

/** BOOKING-3a: Renders why dishes cannot be ordered to a table; another customer's reservation is not known. */
export const seatRefused = ({ reason }: SeatRefusal): Refusal => {
  if (reason === 'unknown') return fieldRefused(FIELD, 'FIELD_UNKNOWN');
  const text = TEXTS[reason];
  return refused('ERROR_400', { text, params: { [FIELD]: [{ text, args: {} }] } });
};
