import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FollowLinks } from '@domain/following/index.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import { parcelId, type ParcelId } from '@domain/kernel/ids.ts';
import type { OrderProgress } from '@domain/orders/index.ts';
import {
  applyParcelUpdate,
  canCancelParcel,
  followCourier,
  parcelProgress,
  type Parcel,
  type ParcelNews,
  type Parcels,
  type ParcelStatus,
  type ParcelStatusTime,
  type ParcelUpdate,
  type ParcelUpdates,
} from '@domain/parcels/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import {
  pageOutcomeOf,
  ready,
  type PageHead,
  type PageOutcome,
  type PageViewModel,
  type Place,
} from '../../routes/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { failureText } from '../failure/index.ts';
import type { ShareDeps } from '../follow/index.ts';
import type { Payable } from '../paying/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { courierNow, type CourierNow } from '../tracking/index.ts';
import { payableParcel } from './payable-parcel.ts';
import { ParcelReviewViewModel } from './parcel-review.view-model.ts';
import { headline } from './parcel-texts.ts';
import type { ParcelQueries } from './parcels.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: ParcelQueries;
  readonly parcels: Pick<Parcels, 'cancel' | 'review'>;
  readonly updates: ParcelUpdates;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly clock: Clock;
  readonly links: FollowLinks<ParcelId>;
  readonly translate: Translate;
};

/** PARCEL-1: one parcel, live to the end; its cancellation and review. */
export class ParcelViewModel implements PageViewModel {
  id: ParcelId | undefined;
  live: LiveQuery<Parcel> | undefined;
  times: LiveQuery<readonly ParcelStatusTime[]> | undefined;
  heard: ParcelUpdate | undefined = undefined;
  isAsking = false;
  isWorking = false;
  readonly reviewing: ParcelReviewViewModel;
  readonly sharing: ShareDeps<ParcelId>;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.sharing = deps;
    this.reviewing = new ParcelReviewViewModel((stars, comment) =>
      this.#work((id) => deps.parcels.review(id, stars, comment)),
    );
    makeAutoObservable(
      this,
      {
        id: false,
        reviewing: false,
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
    this.id = parcelId(Number(text));
    this.live = new LiveQuery(this.#deps.cache, this.#deps.queries.parcel(this.id));
    this.times = new LiveQuery(this.#deps.cache, this.#deps.queries.times(this.id));
  }

  async prepare(): Promise<PageOutcome> {
    if (!this.live || !this.times) return { kind: 'not-found' };
    if (!this.isOffered) return ready;
    const [answer] = await Promise.all([this.live.load(), this.times.load()]);
    return pageOutcomeOf(answer);
  }

  activate(): () => void {
    const stops = [this.live?.follow(), this.times?.follow()];
    const following = this.#deps.updates.news.subscribe({ next: (news) => this.#onNews(news) });
    return () => {
      following.unsubscribe();
      for (const stop of stops) stop?.();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('parcel.page_title', { number: String(this.id ?? '') }), isPrivate: true };
  }

  get isOffered(): boolean {
    return this.#deps.reference.settings.isParcelActive;
  }

  /** The zone of the marketplace's clock. */
  get timeZone(): string {
    return this.#deps.reference.settings.timeZone ?? 'UTC';
  }

  get parcel(): Parcel | undefined {
    const known = this.live?.value;
    if (!known) return undefined;
    const courier = followCourier(known.courier, this.heard?.courier);
    const current = this.heard ? applyParcelUpdate(known, this.heard) : known;
    return { ...current, courier, eta: this.heard?.eta ?? current.eta };
  }

  get progress(): OrderProgress | undefined {
    return this.parcel && parcelProgress(this.parcel.status);
  }

  get canCancel(): boolean {
    return this.parcel !== undefined && canCancelParcel(this.parcel.status);
  }

  /** Whether a courier of a delivered parcel waits for a review. */
  get canReview(): boolean {
    const { parcel } = this;
    return parcel?.status === 'delivered' && parcel.stars === undefined && parcel.courier !== undefined;
  }

  /** The courier while the parcel is on its way. */
  get courier(): CourierNow {
    const { parcel } = this;
    return courierNow(parcel?.status === 'on_a_way' ? parcel.courier : undefined, parcel?.receiver.location);
  }

  /** The parcel as something to pay for. */
  get payable(): Payable | undefined {
    return this.live?.value && payableParcel(this.live.value, this.timeZone);
  }

  timeOf(status: ParcelStatus): Instant | undefined {
    if (status === 'new') return this.parcel?.createdAt;
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
    await this.#work((id) => this.#deps.parcels.cancel(id));
    this.keep();
  }

  async #work(task: (id: ParcelId) => ReturnType<Parcels['load']>): Promise<void> {
    const { id } = this;
    if (id === undefined || this.isWorking) return;
    this.isWorking = true;
    const answer = await task(id);
    runInAction(() => (this.isWorking = false));
    const { cache, queries, toasts, translate, announcer } = this.#deps;
    if (!answer.ok) {
      toasts.show('error', failureText(answer.error, translate));
      return this.retry();
    }
    cache.write(queries.parcel(id), answer.value);
    cache.invalidate(['orders', 'parcels', 'list']);
    announcer.say(headline(answer.value, translate));
  }

  #onNews(news: ParcelNews): void {
    const { id, parcel } = this;
    if (id === undefined) return;
    const { cache, queries, announcer, translate } = this.#deps;
    if (news.kind === 'update' && news.update.id !== id) return;
    if (news.kind === 'update' && parcel) {
      const { update } = news;
      const isNews = applyParcelUpdate(parcel, update) !== parcel;
      const isSame = update.status === parcel.status && update.updatedAt === parcel.updatedAt;
      if (isNews || isSame) this.heard = { ...update, courier: update.courier ?? this.heard?.courier };
      // The position alone needs no reading.
      if (isSame && parcel.courier?.name) return;
      if (isNews && this.parcel && update.status !== parcel.status) announcer.say(headline(this.parcel, translate));
    }
    cache.invalidate(queries.parcel(id).key);
    cache.invalidate(queries.times(id).key);
  }
}
