import { makeAutoObservable } from 'mobx';
import { localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { TableId } from '@domain/kernel/ids.ts';
import {
  reservationRules,
  seats,
  tableDays,
  tableFactsFor,
  tableTimes,
  type Reservation,
  type ReservationOffer,
  type ReservationRules,
  type Table,
  type TableDay,
  type TableFacts,
  type TableSection,
  type TableTime,
} from '@domain/reservations/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import { DAYS_AHEAD, type TablePlan } from './reservations.queries.ts';
import type { TableFormViewModel } from './table-form.view-model.ts';

export type TableChoicesDeps = {
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly clock: Clock;
  readonly zones: TimeZones;
};
type Deps = TableChoicesDeps & {
  readonly form: TableFormViewModel;
  /** `undefined` until it has loaded. */
  readonly plan: () => TablePlan | undefined;
  /** The reservation that is changed: it takes no table from its customer. */
  readonly own: () => Reservation | undefined;
};

/** A section with the tables that seat the guests, and those of them that are free at the chosen time. */
export type FreeSection = TableSection & { readonly free: ReadonlySet<TableId> };

/** BOOKING-1: What can be chosen, and what is: day, guests, time, table; each narrows the next. */
export class TableChoicesViewModel {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get offer(): ReservationOffer | undefined {
    return this.#deps.plan()?.offer;
  }

  get tables(): readonly Table[] {
    return this.offer?.sections.flatMap(({ tables }) => tables) ?? [];
  }

  /** The most guests that one table seats. */
  get guestsMost(): number {
    return Math.max(1, ...this.tables.filter(({ isActive }) => isActive).map(({ chairs }) => chairs));
  }

  /** From the first day on which anybody is seated. */
  get days(): readonly TableDay[] {
    const { facts, today } = this;
    if (!facts) return [];
    const days = tableDays(facts, this.#deps.form.guests, today, DAYS_AHEAD);
    const first = days.findIndex(({ kind }) => kind !== 'closed');
    return first < 0 ? [] : days.slice(first);
  }

  /** The chosen day, else the first with a free table. */
  get date(): string {
    return this.#deps.form.date || (this.days.find(({ kind }) => kind === 'free')?.date ?? '');
  }

  /** The times of the day; one without a free table is shown, too. */
  get times(): readonly TableTime[] {
    return this.facts && this.date !== '' ? tableTimes(this.facts, this.date, this.#deps.form.guests) : [];
  }

  get time(): TableTime | undefined {
    return this.times.find(({ time }) => time === this.#deps.form.time);
  }

  get sections(): readonly FreeSection[] {
    const free = new Set((this.time?.tables ?? []).map(({ id }) => id));
    return (this.offer?.sections ?? []).flatMap((section) => {
      const tables = section.tables.filter((table) => seats(table, this.#deps.form.guests));
      return tables.length > 0 ? [{ ...section, tables, free }] : [];
    });
  }

  /** The chosen table: the customer's, while it is free, else the smallest free one. */
  get table(): Table | undefined {
    const free = this.time?.tables ?? [];
    return free.find(({ id }) => id === this.#deps.form.tableId) ?? free[0];
  }

  get sectionTitle(): string {
    const { table } = this;
    return this.offer?.sections.find(({ tables }) => tables.some(({ id }) => id === table?.id))?.title ?? '';
  }

  seat(guests: number): void {
    if (guests >= 1 && guests <= this.guestsMost) this.#deps.form.seat(guests);
  }

  get today(): string {
    const { clock, zones } = this.#deps;
    return localDateOf(clock.now(), this.offer?.shop.timeZone ?? 'UTC', zones);
  }

  get rules(): ReservationRules | undefined {
    const { offer } = this;
    if (!offer) return undefined;
    const schedule = { timeZone: offer.shop.timeZone, closedDates: offer.closedDates };
    const rules = reservationRules(offer.template, schedule, this.#deps.reference.settings.reservation);
    return rules.ok ? rules.value : undefined;
  }

  get facts(): TableFacts | undefined {
    const { clock, zones } = this.#deps;
    const { rules, tables } = this;
    const plan = this.#deps.plan();
    if (!rules || !plan?.offer) return undefined;
    const { tableHours } = plan.offer;
    const facts: TableFacts = { rules, now: clock.now(), zones, tables, tableHours, taken: plan.taken };
    const own = this.#deps.own();
    return own ? tableFactsFor(facts, own) : facts;
  }
}
