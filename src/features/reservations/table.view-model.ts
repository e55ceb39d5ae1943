import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { localDateOf, localTimeOf } from '@domain/calendar/index.ts';
import { shopId, type ShopId } from '@domain/kernel/ids.ts';
import {
  checkReservation,
  nearestTable,
  nextFree,
  type NewReservation,
  type Reservations,
  type ReserveTable,
  type WantedTable,
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
import type { ToastsViewModel } from '../toasts/index.ts';
import type { ReservationQueries, TablePlan } from './reservations.queries.ts';
import { TableChoicesViewModel, type TableChoicesDeps } from './table-choices.view-model.ts';
import { TableFormViewModel, type TableFormStore } from './table-form.view-model.ts';
import { TableHoldViewModel, type TableHoldDeps } from './table-hold.view-model.ts';

type Deps = TableChoicesDeps &
  TableHoldDeps & {
    readonly cache: DataCache;
    readonly queries: Pick<ReservationQueries, 'plan'>;
    readonly reservations: Pick<Reservations, 'list'>;
    readonly reserveTable: ReserveTable;
    readonly form: TableFormStore;
    /** Checks whether the server is reachable now. */
    readonly reach: () => Promise<boolean>;
    readonly navigator: Pick<Navigator, 'go'>;
    readonly toasts: Pick<ToastsViewModel, 'show'>;
  };

/** BOOKING-1: A table at a shop: day, guests, time, table; each narrows the next. */
export class TableViewModel implements PageViewModel {
  shopId: ShopId | undefined;
  live: LiveQuery<TablePlan> | undefined;
  isSending = false;
  problem: string | undefined = undefined;
  failures = 0;
  readonly form = new TableFormViewModel();
  readonly choices: TableChoicesViewModel;
  readonly holding: TableHoldViewModel;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.choices = new TableChoicesViewModel({ ...deps, form: this.form, plan: () => this.live?.value });
    this.holding = new TableHoldViewModel(deps);
    const fixed = { shopId: false, form: false, choices: false, holding: false } as const;
    makeAutoObservable(this, { ...fixed, live: observableRef }, { autoBind: true });
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
      this.form.fill(stored, this.choices.tables.find(({ id }) => id === stored.table)?.id);
    const stops = [
      this.live?.follow(),
      reaction(
        () => this.form.stored(this.shopId ?? 0),
        (choices) => kept.write(choices),
      ),
      this.holding.follow({
        wanted: () => this.wanted,
        tableName: () => this.choices.table?.name ?? '',
        onTaken: async (lost) => {
          const problem = await this.#chooseAnother(lost);
          runInAction(() => (this.problem = problem));
        },
      }),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  }

  head(translate: Translate): PageHead {
    const shop = this.choices.offer?.shop.title;
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

  /** What is kept for the customer; `undefined` until a table is chosen. */
  get wanted(): WantedTable | undefined {
    const { date, rules, table, time } = this.choices;
    if (!rules || !table || !time) return undefined;
    return { tableId: table.id, bookingId: rules.bookingId, start: `${date} ${time.time}`, guests: this.form.guests };
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
    const { live } = this;
    const { rules, table, date } = this.choices;
    if (!live?.value || !rules) return;
    const draft = { table, date, guests: this.form.guests, time: this.form.time, note: this.wholeNote };
    const taken = (table && live.value.taken[table.id]) ?? [];
    const checked = checkReservation(draft, { rules, now: clock.now(), taken, zones });
    this.form.refuse(checked.ok ? [] : checked.error);
    if (!checked.ok) return this.#stop(undefined);
    this.isSending = true;
    this.problem = undefined;
    // Without a connection nothing is sent, now or later.
    if (!(await reach())) return this.#stop(translate('failure.nothing_sent'));
    const answer = await reserveTable(checked.value);
    if (answer.ok) return this.#booked();
    if (answer.error.kind === 'taken')
      return (await this.#isOwn(checked.value)) ? this.#booked() : this.#stop(await this.#chooseAnother(checked.value));
    const { error } = answer;
    const isUnknown = error.kind !== 'unauthorized' && (error.kind !== 'rejected' || error.status >= 500);
    this.#stop(isUnknown ? translate('table.no_answer') : failureText(error, translate));
  }

  #booked(): void {
    const { cache, form, navigator, toasts, translate } = this.#deps;
    form.write(undefined);
    this.holding.use();
    cache.invalidate(['orders', 'reservations']);
    cache.invalidate(['table-plans']);
    toasts.show('success', translate('table.booked', { shop: this.choices.offer?.shop.title ?? '' }));
    navigator.go('/reservations', { replace: true });
  }

  /** Whether the table is taken because it is the customer's own already, reserved in another tab. */
  async #isOwn({ tableId, start }: NewReservation): Promise<boolean> {
    const { reservations, zones } = this.#deps;
    const answer = await reservations.list(1);
    if (!answer.ok) return false;
    return answer.value.items.some(
      ({ status, shop, period, ...own }) =>
        status !== 'canceled' &&
        own.tableId === tableId &&
        `${localDateOf(period.from, shop.timeZone, zones)} ${localTimeOf(period.from, shop.timeZone, zones)}` === start,
    );
  }

  /** Somebody was quicker: chooses what is free nearest to it, and returns the words for it. */
  async #chooseAnother(wanted: WantedTable): Promise<string> {
    const { translate } = this.#deps;
    const lost = this.choices.tables.find(({ id }) => id === wanted.tableId);
    const time = wanted.start.slice('YYYY-MM-DD '.length);
    this.live?.reload();
    await this.live?.load();
    const next = nextFree(this.choices.times, time);
    const table = next && nearestTable(next.tables, { chairs: lost?.chairs ?? wanted.guests });
    runInAction(() => {
      this.form.chooseTime(next?.time ?? '');
      this.form.chooseTable(table?.id);
    });
    const words = { lost: lost?.name ?? '', time, table: table?.name ?? '', next: next?.time ?? '' };
    if (!next) return translate('table.taken.full', words);
    return translate(next.time === time ? 'table.taken.table' : 'table.taken.time', words);
  }

  #stop(problem: string | undefined): void {
    runInAction(() => {
      this.isSending = false;
      this.problem = problem;
      this.failures += 1;
    });
  }
}
