import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { dateText, localDateOf, localTimeOf, type TimeZones } from '@domain/calendar/index.ts';
import type { PictureUploads } from '@domain/images/index.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import { orderId, type OrderId } from '@domain/kernel/ids.ts';
import type { OrderRating, OrderRatings, PartRating, RatedPart } from '@domain/reviews/index.ts';
import { LiveQuery, type DataCache, type Query } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { pageOutcomeOf, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import { failureText } from '../failure/index.ts';
import { PhotosViewModel } from '../pictures/index.ts';
import { TipViewModel, type TipDeps } from '../tip/index.ts';
import { noDraft, partKey, type RatingDraft, type RatingDrafts } from './rating-draft.ts';

type Deps = {
  readonly cache: DataCache;
  readonly ratings: OrderRatings;
  readonly scope: () => readonly unknown[];
  readonly uploads: PictureUploads;
  readonly drafts: RatingDrafts;
  readonly translate: Translate;
  readonly clock: Clock;
  readonly zones: TimeZones;
} & TipDeps;

/** REVIEW-1h: rating the shop, the dishes and the courier of an order in one step; nothing of it is required. */
export class RatingViewModel implements PageViewModel {
  id: OrderId | undefined;
  live: LiveQuery<OrderRating> | undefined;
  draft: RatingDraft = noDraft;
  isSending = false;
  isThanked = false;
  /** Why it was not sent, in words. */
  fault: string | undefined = undefined;
  failures = 0;
  readonly photos: PhotosViewModel;
  readonly tip: TipViewModel;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.photos = new PhotosViewModel({
      uploads: deps.uploads,
      use: 'reviews',
      onChange: () => this.#keep({ ...this.draft, pictures: this.photos.addresses }),
    });
    this.tip = new TipViewModel(deps);
    makeAutoObservable(
      this,
      { id: false, live: observableRef, draft: observableRef, photos: false, tip: false },
      { autoBind: true },
    );
  }

  show({ params }: Place): void {
    const text = params['id'] ?? '';
    if (this.id !== undefined || !/^[1-9]\d{0,9}$/.test(text)) return;
    this.id = orderId(Number(text));
    this.live = new LiveQuery(this.#deps.cache, this.#query(this.id));
  }

  async prepare(): Promise<PageOutcome> {
    return pageOutcomeOf(await this.live?.load());
  }

  /** What was chosen before comes back: a lost connection, a sign-in or a reload loses nothing. */
  activate(): () => void {
    const draft = this.id && this.#deps.drafts.read(this.id);
    if (draft) this.draft = draft;
    const restoring = reaction(
      () => this.shop,
      (shop) => {
        if (shop && this.photos.photos.length === 0)
          this.photos.restore(this.draft.pictures ?? shop.own?.pictures ?? []);
      },
      { fireImmediately: true },
    );
    const unfollow = this.live?.follow();
    if (this.id !== undefined) void this.tip.load(this.id);
    return () => {
      restoring();
      unfollow?.();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('rating.head', { number: String(this.id ?? '') }), isPrivate: true };
  }

  get rating(): OrderRating | undefined {
    return this.live?.value;
  }

  get shop(): RatedPart | undefined {
    return this.rating?.parts.find(({ kind }) => kind === 'order');
  }

  get dishes(): readonly RatedPart[] {
    return this.rating?.parts.filter(({ kind }) => kind === 'product') ?? [];
  }

  get courier(): RatedPart | undefined {
    return this.rating?.parts.find(({ kind }) => kind === 'courier');
  }

  get comment(): string {
    return this.draft.comment ?? this.shop?.own?.comment ?? '';
  }

  /** Whether anything can still be rated or changed. */
  get isOpen(): boolean {
    return this.rating?.parts.some(this.canChange) === true;
  }

  get isRated(): boolean {
    return this.rating?.parts.some(({ own }) => own !== undefined) === true;
  }

  get isUnhappy(): boolean {
    return this.rating?.parts.some(({ own }) => own !== undefined && own.rating <= 2) === true;
  }

  /** Until when what was written can be changed. */
  get changeableUntil(): Instant | undefined {
    const ends = this.rating?.parts.flatMap(({ own }) => own?.changeableUntil ?? []) ?? [];
    const latest = ends.length === 0 ? undefined : ends.reduce((left, right) => (left > right ? left : right));
    return latest !== undefined && latest > this.#deps.clock.now() ? latest : undefined;
  }

  canChange(part: RatedPart): boolean {
    const until = part.own ? part.own.changeableUntil : this.rating?.openUntil;
    return until !== undefined && this.#deps.clock.now() < until;
  }

  starsOf(part: RatedPart): number | undefined {
    return this.draft.stars[partKey(part)] ?? part.own?.rating;
  }

  choose(part: RatedPart, stars: number): void {
    this.#keep({ ...this.draft, stars: { ...this.draft.stars, [partKey(part)]: stars } });
  }

  write(comment: string): void {
    // Text that was typed before hydration comes before the page is active, which must find the rest as it was.
    const kept = this.id && this.#deps.drafts.read(this.id);
    this.#keep({ ...(kept ?? this.draft), comment });
  }

  change(): void {
    this.isThanked = false;
  }

  dateText(at: Instant): string {
    return dateText(localDateOf(at, this.rating?.timeZone ?? 'UTC', this.#deps.zones));
  }

  timeText(at: Instant): string {
    return `${this.dateText(at)}, ${localTimeOf(at, this.rating?.timeZone ?? 'UTC', this.#deps.zones)}`;
  }

  async send(): Promise<void> {
    if (this.isSending || this.id === undefined) return;
    const { ratings, drafts, cache, translate } = this.#deps;
    this.isSending = true;
    await this.photos.settled();
    const fault = this.#fault();
    if (fault !== undefined) return this.#stop(fault);
    const outcome = await ratings.save(this.id, this.#changed());
    if (!outcome.ok) return this.#stop(failureText(outcome.error, translate));
    const { id } = this;
    drafts.write(id, undefined);
    runInAction(() => {
      cache.write(this.#query(id), outcome.value);
      this.draft = noDraft;
      [this.isSending, this.isThanked, this.fault] = [false, true, undefined];
    });
  }

  /** What has to be done before it can be sent. */
  #fault(): string | undefined {
    const { translate } = this.#deps;
    if (this.photos.hasFailed) return translate('photos.not_sent');
    const { shop } = this;
    const hasWords = this.comment.trim() !== '' || this.photos.addresses.length > 0;
    if (shop && this.canChange(shop) && hasWords && this.starsOf(shop) === undefined)
      return translate('rating.stars_first', { shop: shop.name });
    return this.#changed().length === 0 ? translate('rating.nothing') : undefined;
  }

  /** The parts that differ from what is written already. */
  #changed(): readonly PartRating[] {
    const parts = this.rating?.parts.filter(this.canChange) ?? [];
    return parts.flatMap((part): PartRating[] => {
      const { kind, id, own } = part;
      const rating = this.starsOf(part);
      if (rating === undefined) return [];
      const [comment, pictures] =
        kind === 'order' ? [this.comment.trim(), this.photos.addresses] : [own?.comment ?? '', own?.pictures ?? []];
      const isSame = own?.rating === rating && own.comment === comment && own.pictures.join(' ') === pictures.join(' ');
      return isSame ? [] : [{ kind, id, rating, comment, pictures }];
    });
  }

  #stop(fault: string): void {
    runInAction(() => {
      this.isSending = false;
      this.fault = fault;
      this.failures += 1;
    });
  }

  #keep(draft: RatingDraft): void {
    this.draft = draft;
    this.fault = undefined;
    if (this.id !== undefined) this.#deps.drafts.write(this.id, draft);
  }

  #query(id: OrderId): Query<OrderRating> {
    const { ratings, scope } = this.#deps;
    return { key: ['orders', 'rating', id, ...scope()], load: () => ratings.load(id), freshMs: 0 };
  }
}
