import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { FollowLinks } from '@domain/following/index.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import { orderId, type OrderId } from '@domain/kernel/ids.ts';
import {
  applyUpdate,
  arrivalOf,
  canCancel,
  canChangeNote,
  isActiveStatus,
  orderProgress,
  type Arrival,
  type Order,
  type OrderNews,
  type OrderNotes,
  type OrderProgress,
  type Orders,
  type OrderUpdate,
  type OrderUpdates,
  type StatusTime,
} from '@domain/orders/index.ts';
import { contentsOf } from '@domain/substitution/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { pageOutcomeOf, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { failureText } from '../failure/index.ts';
import type { ShareDeps } from '../follow/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import { followQuestions, type OpenSubstitution, type SubstitutionViewModel } from '../substitution/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { courierNow, type CourierNow } from '../tracking/index.ts';
import type { NoteDeps } from './note.view-model.ts';
import { headline } from './order-texts.ts';
import { updateOf } from './update-of.ts';
import type { OrderQueries } from './orders.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: OrderQueries;
  readonly orders: Pick<Orders, 'cancel'>;
  readonly updates: OrderUpdates;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly clock: Clock;
  readonly zones: TimeZones;
  readonly translate: Translate;
  /** ORDER-10: loads what a question about a missing dish needs. */
  readonly loadSubstitution: () => Promise<OpenSubstitution>;
  readonly notes: OrderNotes;
  readonly links: FollowLinks<OrderId>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
};

const MINUTE_MS = 60_000;

/** One order, live to the end (ORDER-6, ORDER-7). */
export class OrderViewModel implements PageViewModel {
  id: OrderId | undefined;
  live: LiveQuery<Order> | undefined;
  times: LiveQuery<readonly StatusTime[]> | undefined;
  /** Time of the newest update or answer: an answer to an earlier request is stale. */
  heard: OrderUpdate | undefined;
  isAsking = false;
  isCanceling = false;
  now: Instant;
  /** What a shop asks; `undefined` until it does. */
  substitution: SubstitutionViewModel | undefined = undefined;
  readonly note: NoteDeps;
  readonly sharing: ShareDeps<OrderId>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.note = {
      ...deps,
      canChange: () => this.canChangeNote,
      order: () => this.order,
      changed: (order) => this.#replace(order),
    };
    this.sharing = deps;
    this.now = deps.clock.now();
    makeAutoObservable(
      this,
      {
        id: false,
        substitution: observableRef,
        note: false,
        sharing: false,
        live: observableRef,
        times: observableRef,
        heard: observableRef,
      },
      { autoBind: true },
    );
  }

  show({ params }: Place): void {
    const text = params['id'] ?? '';
    if (this.id !== undefined || !/^[1-9]\d{0,9}$/.test(text)) return;
    this.id = orderId(Number(text));
    this.live = new LiveQuery(this.#deps.cache, this.#deps.queries.order(this.id));
    this.times = new LiveQuery(this.#deps.cache, this.#deps.queries.times(this.id));
  }

  async prepare(): Promise<PageOutcome> {
    if (!this.live || !this.times) return { kind: 'not-found' };
    const [answer] = await Promise.all([this.live.load(), this.times.load()]);
    return pageOutcomeOf(answer);
  }

  activate(): () => void {
    const keeping = reaction(
      () => this.live?.value,
      (order) => void (order && this.#take(updateOf(order))),
      { fireImmediately: true },
    );
    const questions = followQuestions({
      page: { order: () => this.order, reload: () => this.retry() },
      load: this.#deps.loadSubstitution,
      known: () => this.substitution,
      opened: (substitution) => runInAction(() => (this.substitution = substitution)),
    });
    const stops = [questions, keeping, this.live?.follow(), this.times?.follow()];
    const following = this.#deps.updates.news.subscribe({ next: (news) => this.#onNews(news) });
    const timer = setInterval(() => runInAction(() => (this.now = this.#deps.clock.now())), MINUTE_MS / 4);
    return () => {
      clearInterval(timer);
      following.unsubscribe();
      for (const stop of stops) stop?.();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('order.title', { number: String(this.id ?? '') }), isPrivate: true };
  }

  get order(): Order | undefined {
    const known = this.live?.value;
    return known && this.heard ? applyUpdate(known, this.heard) : known;
  }

  get progress(): OrderProgress | undefined {
    return this.order && orderProgress(this.order);
  }

  get canChangeNote(): boolean {
    const isOffered = this.#deps.reference.settings.extensions.includes('order_note');
    return this.order !== undefined && canChangeNote(this.order.status) && isOffered;
  }

  get canCancel(): boolean {
    return this.order !== undefined && canCancel(this.order.status);
  }

  /** Whole minutes until the expected arrival, at least one; `undefined` where it is unknown or the order has ended. */
  get minutesLeft(): number | undefined {
    const { order } = this;
    if (!order?.eta || !isActiveStatus(order.status)) return undefined;
    return Math.max(1, Math.ceil((order.eta - this.now) / MINUTE_MS));
  }

  /** When the order is expected; `undefined` where it is unknown or the order has ended. */
  get arrival(): Arrival | undefined {
    return this.order && arrivalOf(this.order, this.now);
  }

  /** The courier while the order is on its way. */
  get courier(): CourierNow {
    const { order } = this;
    return courierNow(order?.status === 'on_a_way' ? order.courier : undefined, order?.destination);
  }

  timeOf(status: Order['status']): Instant | undefined {
    if (status === 'new') return this.order?.createdAt;
    return this.times?.value?.find((known) => known.status === status)?.at;
  }

  retry(): void {
    this.live?.reload();
  }

  askCancel(): void {
    this.isAsking = true;
  }

  keep(): void {
    this.isAsking = false;
  }

  async cancel(): Promise<void> {
    if (this.id === undefined || this.isCanceling) return;
    this.isCanceling = true;
    const answer = await this.#deps.orders.cancel(this.id);
    runInAction(() => {
      this.isCanceling = false;
      this.isAsking = false;
    });
    if (!answer.ok) {
      this.#deps.toasts.show('error', failureText(answer.error, this.#deps.translate));
      return this.retry();
    }
    this.#replace(answer.value);
    this.#deps.announcer.say(headline(answer.value, this.#deps.translate));
  }

  #replace(order: Order): void {
    this.#take(updateOf(order));
    this.#deps.cache.write(this.#deps.queries.order(order.id), order);
  }

  #onNews(news: OrderNews): void {
    const { id } = this;
    if (id === undefined) return;
    const { cache, queries } = this.#deps;
    if (news.kind === 'stale') {
      cache.invalidate(queries.order(id).key);
      cache.invalidate(queries.times(id).key);
      return;
    }
    const { update } = news;
    const known = this.order;
    if (update.id === id && update.contents !== undefined && update.contents !== contentsOf(known?.substitutions ?? []))
      cache.invalidate(queries.order(id).key);
    if (update.id !== id || !this.#take(update)) return;
    if (known) cache.write(queries.order(id), applyUpdate(known, update));
    if (update.status === known?.status) return;
    // A change of status may add a courier or a time, which only the whole order contains.
    cache.invalidate(queries.order(id).key);
    cache.invalidate(queries.times(id).key);
    if (known && this.order) this.#deps.announcer.say(headline(this.order, this.#deps.translate));
  }

  /** Whether the update is newer than everything known. */
  #take(update: OrderUpdate): boolean {
    const { order, heard } = this;
    const isNews = order ? applyUpdate(order, update) !== order : !heard || heard.updatedAt <= update.updatedAt;
    if (isNews)
      runInAction(() => {
        this.heard = update;
        this.now = this.#deps.clock.now();
      });
    return isNews;
  }
}
