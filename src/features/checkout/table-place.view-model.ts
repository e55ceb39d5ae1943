import { makeAutoObservable, runInAction } from 'mobx';
import type { TimeZones } from '@domain/calendar/index.ts';
import { dropTable, tableChoiceOf } from '@domain/checkout/index.ts';
import { isNotFound } from '@domain/kernel/remote-failure.ts';
import { orderAheadBarrier, type OrderAheadBarrier, type Reservations } from '@domain/reservations/index.ts';
import type { NowViewModel } from '../now/index.ts';
import type { CheckoutViewModel } from './checkout.view-model.ts';

export type TablePlaceDeps = {
  readonly reservations: Pick<Reservations, 'find'>;
  readonly time: Pick<NowViewModel, 'now'>;
  readonly zones: TimeZones;
};
type Checkout = Pick<CheckoutViewModel, 'choices' | 'form'>;

/** BOOKING-3d: the reserved table that dishes are ordered ahead to, as its reservation is now. */
export class TablePlaceViewModel {
  /** Why nothing can be ordered to the table any more. */
  barrier: OrderAheadBarrier | undefined = undefined;
  readonly #deps: TablePlaceDeps;
  readonly #checkout: Checkout;

  constructor(deps: TablePlaceDeps, checkout: Checkout) {
    this.#deps = deps;
    this.#checkout = checkout;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads the reservation again, which may have been changed or canceled meanwhile. */
  async refresh(): Promise<void> {
    const { reservations, time, zones } = this.#deps;
    const { choices, form } = this.#checkout;
    const { table, shopId } = choices;
    if (!table || shopId === undefined) return;
    const found = await reservations.find(table.reservation);
    if (this.#checkout.choices.table?.reservation !== table.reservation) return;
    if (found.ok) {
      const { value: reservation } = found;
      const barrier = orderAheadBarrier({ ...reservation, shopId: reservation.shop.id }, shopId, time.now);
      runInAction(() => (this.barrier = barrier));
      if (!barrier) form.choose({ table: tableChoiceOf(reservation, zones) });
    } else if (isNotFound(found.error)) runInAction(() => (this.barrier = 'canceled'));
  }

  /** The order is not for the table after all. */
  drop(): void {
    const { choices, form } = this.#checkout;
    form.choose(dropTable(choices));
  }
}
