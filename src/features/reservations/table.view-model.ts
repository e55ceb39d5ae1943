import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { reservationId, shopId, type ShopId } from '@domain/kernel/ids.ts';
import type { ChangeRefusal, WantedTable } from '@domain/reservations/index.ts';
import { isNotFound, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { announces } from '@domain/settings/index.ts';
import { LiveQuery } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import {
  ready,
  type Navigator,
  type PageHead,
  type PageOutcome,
  type PageViewModel,
  type Place,
} from '../../routes/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { choicesFor, isId } from './asked-table.ts';
import { chooseAnother } from './choose-another.ts';
import type { ReservationQueries, TablePlan } from './reservations.queries.ts';
import { checkDraft, sendTable, type SendTableDeps } from './send-table.ts';
import { TableChangeViewModel, type TableChangeDeps } from './table-change.view-model.ts';
import { TableChoicesViewModel, type TableChoicesDeps } from './table-choices.view-model.ts';
import { TableFormViewModel, type TableFormStore } from './table-form.view-model.ts';
import { TableHoldViewModel, type TableHoldDeps } from './table-hold.view-model.ts';
import { TableWaitingViewModel, type TableWaitingDeps } from './table-waiting.view-model.ts';

type Deps = SendTableDeps &
  TableChoicesDeps &
  TableChangeDeps &
  TableHoldDeps &
  TableWaitingDeps & {
    readonly queries: Pick<ReservationQueries, 'plan'>;
    readonly form: TableFormStore;
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
  readonly change: TableChangeViewModel;
  readonly holding: TableHoldViewModel;
  readonly waiting: TableWaitingViewModel;
  /** The address, which may lead to the offer of a waiting list, or ask for a table. */
  #place: Pick<Place, 'params' | 'query'> = { params: {}, query: {} };
  /** Something was sent, and may have arrived. */
  #isUncertain = false;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.choices = new TableChoicesViewModel({
      ...deps,
      form: this.form,
      plan: () => this.live?.value,
      own: () => this.change.own,
    });
    const parts = { ...deps, form: this.form, choices: this.choices };
    this.change = new TableChangeViewModel(parts);
    this.holding = new TableHoldViewModel(deps);
    this.waiting = new TableWaitingViewModel({ ...parts, isChange: () => this.change.id !== undefined });
    const fixed = { shopId: false, form: false, choices: false, change: false } as const;
    makeAutoObservable(this, { ...fixed, holding: false, waiting: false, live: observableRef }, { autoBind: true });
  }

  show(place: Place): void {
    const { id = '', reservation } = place.params;
    this.#place = place;
    if (this.shopId !== undefined || !isId(id) || (reservation !== undefined && !this.#canChange(reservation))) return;
    this.shopId = shopId(Number(id));
    this.live = new LiveQuery(this.#deps.cache, this.#deps.queries.plan(this.shopId));
    if (reservation !== undefined) this.change.open(reservationId(Number(reservation)));
  }

  async prepare(): Promise<PageOutcome> {
    const { wait } = this.#place.params;
    if (wait !== undefined && this.waiting.isOffered) return this.waiting.followOffer(wait);
    if (!this.live) return { kind: 'not-found' };
    if (!this.isOffered) return ready;
    const [plan, own] = await Promise.all([this.live.load(), this.change.load(), this.waiting.load()]);
    if ([plan, own].some((answer) => !answer.ok && isNotFound(answer.error))) return { kind: 'not-found' };
    if (own.ok && own.value && own.value.shop.id !== this.shopId) return { kind: 'not-found' };
    return plan.ok && own.ok ? ready : { kind: 'failed' };
  }

  activate(): () => void {
    const kept = this.#deps.form(this.change.id ?? 0);
    const stops = [
      this.live?.follow(),
      this.change.live?.follow(),
      reaction(
        () => this.#filledFor,
        (filledFor) => filledFor !== undefined && this.#fill(),
        { fireImmediately: true },
      ),
      reaction(
        () => this.form.stored(this.shopId ?? 0, this.change.id ?? 0),
        (choices) => kept.write(choices),
      ),
      this.waiting.follow(),
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
    const word = this.change.id === undefined ? 'table.title' : 'table.change.title';
    return { title: shop === undefined ? translate('tables.head') : translate(word, { shop }), isPrivate: true };
  }

  get isOffered(): boolean {
    return this.#deps.reference.settings.isReservationActive;
  }

  /** The shop has no tables to reserve. */
  get takesNone(): boolean {
    const plan = this.live?.value;
    return plan !== undefined && plan.offer === undefined;
  }

  /** Why there is nothing to choose from. */
  get failure(): RemoteFailure | undefined {
    return this.live?.failure ?? this.change.live?.failure;
  }

  reload(): void {
    this.live?.reload();
    this.change.live?.reload();
  }

  /** What is kept for the customer; `undefined` until a table is chosen. */
  get wanted(): WantedTable | undefined {
    const { date, rules, table, time } = this.choices;
    const { id: changeOf, isKept } = this.change;
    if (!rules || !table || !time || isKept) return undefined;
    const start = `${date} ${time.time}`;
    const wanted = { tableId: table.id, bookingId: rules.bookingId, start, guests: this.form.guests };
    return changeOf === undefined ? wanted : { ...wanted, changeOf };
  }

  /** What the restaurant reads: the occasions in the customer's language, then the note. */
  get wholeNote(): string {
    const { translate } = this.#deps;
    const { occasions, note } = this.form;
    return [...occasions.map((occasion) => translate(`table.occasion.${occasion}`)), note.trim()]
      .filter(Boolean)
      .join('. ');
  }

  /** Reserves the table, or changes the reservation, once; or shows and focuses what is missing. */
  async book(): Promise<void> {
    if (this.isSending) return;
    if (this.waiting.isOpen) return this.#join();
    const { live } = this;
    const { own } = this.change;
    const { rules, table, date } = this.choices;
    if (!live?.value || !rules || (this.change.id !== undefined && !own)) return;
    const { clock, zones } = this.#deps;
    const draft = { table, date, guests: this.form.guests, time: this.form.time, note: this.wholeNote };
    const taken = (table && live.value.taken[table.id]) ?? [];
    const checked = checkDraft(own, draft, { rules, now: clock.now(), taken, zones });
    this.form.refuse(!checked.ok && checked.error.kind === 'faults' ? checked.error.faults : []);
    if (!checked.ok) return this.#refuse(checked.error.kind);
    this.isSending = true;
    this.problem = undefined;
    const sent = await sendTable(own, checked.value, this.#deps);
    if (sent.kind === 'done') return this.#booked();
    if (sent.kind === 'taken') return this.#stop(await this.#chooseAnother(checked.value));
    this.#isUncertain = sent.kind === 'unknown';
    if (sent.kind === 'outdated') {
      this.change.live?.reload();
      await this.change.load();
    }
    this.#stop(sent.problem);
  }

  async #join(): Promise<void> {
    if (this.shopId === undefined) return;
    this.isSending = true;
    this.problem = undefined;
    const problem = await this.waiting.join(this.shopId);
    if (problem !== undefined) this.#stop(problem);
  }

  #refuse(kind: ChangeRefusal['kind']): void {
    if (kind === 'faults') return this.#stop(undefined);
    // The change whose answer was lost has arrived.
    if (kind === 'unchanged' && this.#isUncertain) return this.#booked();
    this.#stop(this.#deps.translate(`table.change.${kind}`));
  }

  /** What the form is filled for, once all of it has loaded: the reservation that is changed, or a new one. */
  get #filledFor(): number | undefined {
    return this.choices.offer && (this.change.id === undefined ? 0 : this.change.own?.id);
  }

  #fill(): void {
    const { id: change = 0, choices: own } = this.change;
    const page = { shop: this.shopId ?? 0, change };
    const choices = choicesFor(page, { stored: this.#deps.form(change).read(), own, query: this.#place.query });
    if (choices) this.form.fill(choices, this.choices.tables.find(({ id }) => id === choices.table)?.id);
  }

  #canChange(reservation: string): boolean {
    return isId(reservation) && announces(this.#deps.reference.settings, 'reservation_change');
  }

  #booked(): void {
    const { cache, form, navigator, toasts, translate } = this.#deps;
    const done = this.change.own ? 'table.changed' : 'table.booked';
    form(this.change.id ?? 0).write(undefined);
    this.holding.use();
    cache.invalidate(['orders', 'reservations']);
    cache.invalidate(['table-plans']);
    toasts.show('success', translate(done, { shop: this.choices.offer?.shop.title ?? '' }));
    navigator.go('/reservations', { replace: true });
  }

  /** Somebody was quicker: chooses what is free nearest to it, and returns the words for it. */
  async #chooseAnother(wanted: WantedTable): Promise<string> {
    this.live?.reload();
    await this.live?.load();
    return runInAction(() => chooseAnother(wanted, this, this.#deps.translate));
  }

  #stop(problem: string | undefined): void {
    runInAction(() => {
      this.isSending = false;
      this.problem = problem;
      this.failures += 1;
    });
  }
}
