import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { addDays, localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { shopId, type ShopId, type TableId } from '@domain/kernel/ids.ts';
import {
  checkReservation,
  nextFree,
  reservationRules,
  seats,
  tableTimes,
  type NewReservation,
  type ReservationOffer,
  type ReservationRules,
  type ReserveTable,
  type Table,
  type TableFacts,
  type TableSection,
  type TableTime,
} from '@domain/reservations/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import {
  ready,
  type Navigator,
  type PageHead,
  type PageOutcome,
  type PageViewModel,
  type Place,
} from '../../routes/index.ts';
import { failureText } from '../failure/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { DAYS_AHEAD, type ReservationQueries, type TablePlan } from './reservations.queries.ts';
import { TableFormViewModel, type TableFormStore } from './table-form.view-model.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<ReservationQueries, 'plan'>;
  readonly reserveTable: ReserveTable;
  readonly form: TableFormStore;
  /** Checks whether the server is reachable now. */
  readonly reach: () => Promise<boolean>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly clock: Clock;
  readonly zones: TimeZones;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
};

/** A day to choose from. `closed`: nobody is seated. `full`: no table for so many guests is free. */
export type TableDay = { readonly date: string; readonly kind: 'free' | 'full' | 'closed' };
/** A section with the tables that seat the guests, and those of them that are free at the chosen time. */
export type FreeSection = TableSection & { readonly free: ReadonlySet<TableId> };

/** BOOKING-1: A table at a shop: day, guests, time, table; each narrows the next. */
export class TableViewModel implements PageViewModel {
  shopId: ShopId | undefined;
  live: LiveQuery<TablePlan> | undefined;
  isSending = false;
  problem: string | undefined = undefined;
  failures = 0;
  readonly form = new TableFormViewModel();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { shopId: false, live: observableRef, form: false }, { autoBind: true });
  }

  show({ params }: Place): void {
    const text = params['id'] ?? '';
    if (this.shopId !== undefined || !/^[1-9]\d{0,9}$/.test(text)) return;
    const id = shopId(Number(text));
    this.shopId = id;
    this.live = new LiveQuery(this.#deps.cache, this.#deps.queries.plan(id));
  }

  async prepare(): Promise<PageOutcome> {
    if (!this.live) return { kind: 'not-found' };
    if (!this.isOffered) return ready;
    const answer = await this.live.load();
    if (answer.ok || this.takesNone) return ready;
    return { kind: 'failed' };
  }

  activate(): () => void {
    const { form: kept } = this.#deps;
    const stored = kept.read();
    if (stored && stored.shop === this.shopId)
      this.form.fill(stored, this.tables.find(({ id }) => id === stored.table)?.id);
    const stops = [
      this.live?.follow(),
      reaction(
        () => this.form.stored(this.shopId ?? 0),
        (choices) => kept.write(choices),
      ),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  }

  head(translate: Translate): PageHead {
    const shop = this.offer?.shop.title;
    return {
      title: shop === undefined ? translate('tables.title') : translate('table.title', { shop }),
      isPrivate: true,
    };
  }

  get isOffered(): boolean {
    return this.#deps.reference.settings.isReservationActive;
  }

  /** The shop has no tables to reserve. */
  get takesNone(): boolean {
    const failure = this.live?.failure;
    return failure?.kind === 'rejected' && failure.status === 404;
  }

  get offer(): ReservationOffer | undefined {
    return this.live?.value?.offer;
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
    const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index)).map((date): TableDay => {
      const times = tableTimes(facts, date, this.form.guests);
      return { date, kind: times.length === 0 ? 'closed' : times.some(isFreeTime) ? 'free' : 'full' };
    });
    const first = days.findIndex(({ kind }) => kind !== 'closed');
    return first < 0 ? [] : days.slice(first);
  }

  /** The chosen day, else the first with a free table. */
  get date(): string {
    return this.form.date || (this.days.find(({ kind }) => kind === 'free')?.date ?? '');
  }

  /** The times of the day; one without a free table is shown, too. */
  get times(): readonly TableTime[] {
    return this.facts && this.date !== '' ? tableTimes(this.facts, this.date, this.form.guests) : [];
  }

  get time(): TableTime | undefined {
    return this.times.find(({ time }) => time === this.form.time);
  }

  get sections(): readonly FreeSection[] {
    const free = new Set((this.time?.tables ?? []).map(({ id }) => id));
    return (this.offer?.sections ?? []).flatMap((section) => {
      const tables = section.tables.filter((table) => seats(table, this.form.guests));
      return tables.length > 0 ? [{ ...section, tables, free }] : [];
    });
  }

  /** The chosen table: the customer's, while it is free, else the smallest free one. */
  get table(): Table | undefined {
    const free = this.time?.tables ?? [];
    return free.find(({ id }) => id === this.form.tableId) ?? free[0];
  }

  get sectionTitle(): string {
    const { table } = this;
    return this.offer?.sections.find(({ tables }) => tables.some(({ id }) => id === table?.id))?.title ?? '';
  }

  seat(guests: number): void {
    if (guests >= 1 && guests <= this.guestsMost) this.form.seat(guests);
  }

  /** What the restaurant reads: the occasions in the customer's language, then the note. */
  get wholeNote(): string {
    const { translate } = this.#deps;
    const { occasions, note } = this.form;
    return [...occasions.map((occasion) => translate(`table.occasion.${occasion}`)), note.trim()]
      .filter(Boolean)
      .join('. ');
  }

  /** Reserves the table once, or shows and focuses what is missing. */
  async book(): Promise<void> {
    if (this.isSending) return;
    const { clock, zones, reach, reserveTable, translate } = this.#deps;
    const { live, offer, rules } = this;
    if (!live?.value || !offer || !rules) return;
    const { table, date } = this;
    const draft = { table, date, guests: this.form.guests, time: this.form.time, note: this.wholeNote };
    const taken = (table && live.value.taken[table.id]) ?? [];
    const checked = checkReservation(draft, { rules, now: clock.now(), taken, zones });
    this.form.refuse(checked.ok ? [] : checked.error);
    if (!checked.ok) return this.#stop(undefined);
    this.isSending = true;
    this.problem = undefined;
    // Without a connection nothing is sent, now or later.
    if (!(await reach())) return this.#stop(translate('checkout.problem.offline'));
    const answer = await reserveTable(checked.value);
    if (answer.ok) return this.#booked();
    if (answer.error.kind === 'taken') return this.#offerAnother(checked.value);
    const { error } = answer;
    const isUnknown = error.kind !== 'unauthorized' && (error.kind !== 'rejected' || error.status >= 500);
    this.#stop(isUnknown ? translate('table.no_answer') : failureText(error, translate));
  }

  #booked(): void {
    const { cache, form, navigator, toasts, translate } = this.#deps;
    form.write(undefined);
    cache.invalidate(['reservations']);
    toasts.show('success', translate('table.booked', { shop: this.offer?.shop.title ?? '' }));
    navigator.go('/reservations', { replace: true });
  }

  /** Somebody was quicker: chooses what is free nearest to it, and says so. */
  async #offerAnother(wanted: NewReservation): Promise<void> {
    const { translate } = this.#deps;
    const lost = this.tables.find(({ id }) => id === wanted.tableId)?.name ?? '';
    const time = this.form.time;
    this.live?.reload();
    await this.live?.load();
    const next = nextFree(this.times, time);
    const [table] = next?.tables ?? [];
    runInAction(() => {
      this.form.chooseTime(next?.time ?? '');
      this.form.chooseTable(table?.id);
    });
    const words = { lost, time, table: table?.name ?? '', next: next?.time ?? '' };
    if (!next) return this.#stop(translate('table.taken.full', words));
    this.#stop(translate(next.time === time ? 'table.taken.table' : 'table.taken.time', words));
  }

  #stop(problem: string | undefined): void {
    runInAction(() => {
      this.isSending = false;
      this.problem = problem;
      this.failures += 1;
    });
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
    const plan = this.live?.value;
    return rules && plan
      ? { rules, now: clock.now(), zones, tables, tableHours: plan.offer.tableHours, taken: plan.taken }
      : undefined;
  }
}

const isFreeTime = ({ tables }: TableTime): boolean => tables.length > 0;
