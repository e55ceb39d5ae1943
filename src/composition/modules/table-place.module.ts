import { ContainerModule } from 'inversify';
import { provide } from '../../di/index.ts';
import { TABLE_PLACE_DEPS } from '../../features/checkout/table-place.tokens.ts';
import type { TablePlaceDeps } from '../../features/checkout/table-place.view-model.ts';
import { TablePlace } from '../../features/checkout/table-place.view.tsx';
import { NOW_VIEW_MODEL } from '../../features/now/index.ts';
import { TIME_ZONES } from '../tokens.ts';
import { bindOnce } from './bind.ts';
import { bindReservations, RESERVATIONS } from './reservations.module.ts';

const bindTablePlace = bindOnce(TABLE_PLACE_DEPS, (options) => {
  bindReservations(options);
  provide(options, TABLE_PLACE_DEPS, (deps: TablePlaceDeps) => deps, {
    reservations: RESERVATIONS,
    time: NOW_VIEW_MODEL,
    zones: TIME_ZONES,
  });
});

/** The reserved table of an order ahead; loaded where an order has one. */
export const bindings = new ContainerModule(bindTablePlace);
export const View = TablePlace;
