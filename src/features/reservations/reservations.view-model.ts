import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { dateTimeText, type TimeZones } from '@domain/calendar/index.ts';
import { chooseTable, tableChoiceOf, type ChoicesStore } from '@domain/checkout/index.ts';
import type { ReservationId } from '@domain/kernel/ids.ts';
import {
  calendarFile,
  groupReservations,
  canGiveBack,
  changeBarrier,
  orderAheadBarrier,
  type BookableShop,
  type Reservation,
  type ReservationNews,
  type Reservations,
  type ReservationUpdates,
} from '@domain/reservations/index.ts';
import { announces } from '@domain/settings/index.ts';
import { LivePages, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type Navigator, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { failureText } from '../failure/index.ts';
import type { NowViewModel } from '../now/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import type { ReservationQueries } from './reservations.queries.ts';
import { placeText, statusText } from './reservation-texts.ts';
import { WaitsViewModel, type WaitsDeps } from './waits.view-model.ts';

type Deps = WaitsDeps & {
  readonly cache: DataCache;
  readonly queries: Pick<ReservationQueries, 'list' | 'shops'>;
  readonly reservations: Pick<Reservations, 'cancel'>;
  readonly updates: ReservationUpdates;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly time: Pick<NowViewModel, 'now'>;
  readonly zones: TimeZones;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
  readonly choices: ChoicesStore;
  /** The percentage that new orders start with; `undefined` for no tip. */
  readonly defaultTip: () => number | undefined;
  readonly navigator: Pick<Navigator, 'go'>;
};

/** BOOKING-1: the customer's reservations, and the restaurants that have tables. */
export class ReservationsViewModel implements PageViewModel {
  readonly reservations: LivePages<Reservation>;
  readonly shops: LivePages<BookableShop>;
  readonly waits: WaitsViewModel;
  /** The reservation that the customer is asked about. */
  asked: Reservation | undefined = undefined;
  isCanceling = false;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.reservations = new LivePages(deps.cache, deps.queries.list);
    this.shops = new LivePages(deps.cache, deps.queries.shops);
    this.waits = new WaitsViewModel(deps);
    const fixed = { reservations: false, shops: false, waits: false } as const;
    makeAutoObservable(this, { ...fixed, asked: observableRef }, { autoBind: true });
  }

  get isOffered(): boolean {
    return this.#deps.reference.settings.isReservationActive;
  }

  get groups(): ReturnType<typeof groupReservations<Reservation>> {
    return groupReservations(this.reservations.items, this.#deps.time.now);
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    const pages = [...this.reservations.pages, ...this.shops.pages];
    if (this.isOffered) await Promise.all([this.waits.load(), ...pages.map((page) => page.load())]);
    return ready;
  }

  activate(): () => void {
    const following = this.#deps.updates.news.subscribe({ next: (news) => this.#hear(news) });
    const stops = [this.reservations.follow(), this.shops.follow(), this.waits.follow()];
    return () => {
      following.unsubscribe();
      for (const stop of stops) stop();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('tables.head'), isPrivate: true };
  }

  /** Whether it can still be given back. */
  canCancel(reservation: Reservation): boolean {
    return canGiveBack(reservation.status, reservation.period.from, this.#deps.time.now);
  }

  /** Whether its customer can change it here. */
  canChange(reservation: Reservation): boolean {
    const { reference, time } = this.#deps;
    return announces(reference.settings, 'reservation_change') && changeBarrier(reservation, time.now) === undefined;
  }

  /** BOOKING-3a: Whether dishes can be ordered ahead to its table. */
  canOrderAhead(reservation: Reservation): boolean {
    const { reference, time } = this.#deps;
    const { shop } = reservation;
    const isOffered = announces(reference.settings, 'table_orders') && shop.hasMenu === true;
    return isOffered && orderAheadBarrier({ ...reservation, shopId: shop.id }, shop.id, time.now) === undefined;
  }

  /** BOOKING-3d: Leads to the menu; checkout knows the table then. */
  orderAhead(reservation: Reservation): void {
    const { choices, defaultTip, navigator, toasts, translate, zones } = this.#deps;
    const { shop, tableName } = reservation;
    const table = tableChoiceOf(reservation, zones);
    choices.write(chooseTable(choices.read(), { shop: shop.id, table, defaultTip: defaultTip() }));
    toasts.show('info', translate('tables.ahead_now', { table: tableName }));
    navigator.go(`/shop/${shop.id}`);
  }

  ask(reservation: Reservation): void {
    this.asked = reservation;
  }

  keep(): void {
    this.asked = undefined;
  }

  async cancel(): Promise<void> {
    const { reservations, cache, announcer, toasts, translate } = this.#deps;
    const { asked } = this;
    if (!asked || this.isCanceling) return;
    this.isCanceling = true;
    const answer = await reservations.cancel(asked.id);
    runInAction(() => {
      this.isCanceling = false;
      this.asked = undefined;
    });
    cache.invalidate(['orders', 'reservations']);
    cache.invalidate(['table-plans']);
    if (answer.ok) announcer.say(translate('tables.canceled_now', { shop: asked.shop.title }));
    else toasts.show('error', failureText(answer.error, translate));
  }

  /** The appointment as a calendar file. */
  calendarOf(reservation: Reservation): string {
    const { time, translate } = this.#deps;
    const { id, shop, period, status, note, changes } = reservation;
    return calendarFile(
      {
        uid: `reservation-${id}@${this.#deps.reference.settings.title}`,
        title: translate('table.title', { shop: shop.title }),
        place: [shop.title, shop.address].filter(Boolean).join(', '),
        words: [placeText(reservation, translate), note].filter(Boolean).join('\n'),
        period,
        status,
        changes,
      },
      time.now,
    );
  }

  /** `DD.MM.YYYY, HH:mm` on the shop's clock. */
  startOf({ period, shop }: Reservation): string {
    return dateTimeText(period.from, shop.timeZone, this.#deps.zones);
  }

  #hear(news: ReservationNews): void {
    const { cache, announcer, translate } = this.#deps;
    const known = news.kind === 'changed' ? this.#find(news.id) : undefined;
    if (known && news.kind === 'changed' && known.status !== news.status)
      announcer.say(`${known.shop.title}: ${statusText(news.status, translate)}`);
    cache.invalidate(['orders', 'reservations']);
  }

  #find(id: ReservationId): Reservation | undefined {
    return this.reservations.items.find((reservation) => reservation.id === id);
  }
}
