import { ANNOUNCER } from '../../features/announcer/index.ts';
import { NOW_VIEW_MODEL } from '../../features/now/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { ReservationsView } from '../../features/reservations/reservations.view.tsx';
import { ReservationsViewModel } from '../../features/reservations/reservations.view-model.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import {
  bindReservations,
  RESERVATION_QUERIES,
  RESERVATION_UPDATES,
  RESERVATIONS,
  TABLE_WAITS,
} from '../modules/reservations.module.ts';
import { bindCheckoutChoices, CHECKOUT_CHOICES, DEFAULT_TIP } from '../modules/checkout-choices.module.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { DATA_CACHE, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

export const page = definePage(
  ReservationsViewModel,
  ReservationsView,
  {
    cache: DATA_CACHE,
    queries: RESERVATION_QUERIES,
    reservations: RESERVATIONS,
    waits: TABLE_WAITS,
    updates: RESERVATION_UPDATES,
    reference: REFERENCE_VIEW_MODEL,
    time: NOW_VIEW_MODEL,
    zones: TIME_ZONES,
    announcer: ANNOUNCER,
    toasts: TOASTS_VIEW_MODEL,
    translate: TRANSLATE,
    choices: CHECKOUT_CHOICES,
    defaultTip: DEFAULT_TIP,
    navigator: NAVIGATOR,
  },
  (options) => {
    bindReservations(options);
    bindCheckoutChoices(options);
  },
);
