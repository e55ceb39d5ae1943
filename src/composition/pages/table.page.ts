import type { Stream } from '@domain/kernel/stream.ts';
import {
  createChangeReservation,
  createReserveTable,
  type ChangeReservation,
  type Reservations,
  type ReserveTable,
  type TableHolds,
} from '@domain/reservations/index.ts';
import { createReachabilityCheck } from '@infra/drivers/http/reachability.ts';
import { createHttpTableHolds } from '@infra/reservations/http-table-holds.adapter.ts';
import {
  createStoredChangeIntents,
  createStoredReservationIntents,
  createStoredTableForm,
} from '@infra/reservations/stored-reservations.adapters.ts';
import { defineToken, provide } from '../../di/index.ts';
import { ANNOUNCER } from '../../features/announcer/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import type { TableFormStore } from '../../features/reservations/table-form.view-model.ts';
import { TableView } from '../../features/reservations/table.view.tsx';
import { TableViewModel } from '../../features/reservations/table.view-model.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { announcing } from '../modules/announcing.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { ownText, OWN_TAB, type OwnTab } from '../modules/own-text.ts';
import { bindReservations, RESERVATION_QUERIES, RESERVATIONS, TABLE_WAITS } from '../modules/reservations.module.ts';
import { API, CLOCK, DATA_CACHE, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const FORM = defineToken<TableFormStore>('TableForm');
const HOLDS = defineToken<TableHolds>('TableHolds');
const VISIBLE = defineToken<Stream<boolean>>('TablePageVisible');
const REACH = defineToken<() => Promise<boolean>>('TableReach');
const RESERVE_TABLE = defineToken<ReserveTable>('ReserveTable');
const CHANGE_RESERVATION = defineToken<ChangeReservation>('ChangeReservation');

const bindTable = bindOnce(RESERVE_TABLE, (options) => {
  bindReservations(options);
  provideFromPlatform(options, REACH, (platform) =>
    createReachabilityCheck({ fetch: platform.fetch, host: platform.apiHost }),
  );
  provideFromPlatform(options, VISIBLE, (platform) => platform.visibility.changes);
  provide(options, HOLDS, announcing(createHttpTableHolds), {
    api: API,
    clock: CLOCK,
    reference: REFERENCE_VIEW_MODEL,
  });
  provide(
    options,
    FORM,
    (tab: OwnTab) => {
      const fresh = createStoredTableForm(ownText(tab, 'table-form'));
      const changed = createStoredTableForm(ownText(tab, 'table-change-form'));
      return (change) => (change === 0 ? fresh : changed);
    },
    OWN_TAB,
  );
  provide(
    options,
    RESERVE_TABLE,
    ({ reservations, ...tab }: OwnTab & { readonly reservations: Reservations }) =>
      createReserveTable({
        reservations,
        intents: createStoredReservationIntents(ownText(tab, 'table-intent')),
        makeKey: tab.platform.makeUuid,
      }),
    { ...OWN_TAB, reservations: RESERVATIONS },
  );
  provide(
    options,
    CHANGE_RESERVATION,
    ({ reservations, ...tab }: OwnTab & { readonly reservations: Reservations }) =>
      createChangeReservation({
        reservations,
        intents: createStoredChangeIntents(ownText(tab, 'table-change')),
        makeKey: tab.platform.makeUuid,
      }),
    { ...OWN_TAB, reservations: RESERVATIONS },
  );
});

export const page = definePage(
  TableViewModel,
  TableView,
  {
    cache: DATA_CACHE,
    queries: RESERVATION_QUERIES,
    reservations: RESERVATIONS,
    reserveTable: RESERVE_TABLE,
    changeReservation: CHANGE_RESERVATION,
    holds: HOLDS,
    waits: TABLE_WAITS,
    visible: VISIBLE,
    announcer: ANNOUNCER,
    form: FORM,
    reach: REACH,
    reference: REFERENCE_VIEW_MODEL,
    clock: CLOCK,
    zones: TIME_ZONES,
    navigator: NAVIGATOR,
    toasts: TOASTS_VIEW_MODEL,
    translate: TRANSLATE,
  },
  bindTable,
);
