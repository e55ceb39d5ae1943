import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { kilometresBetween } from '@domain/catalog/index.ts';
import type { Followings, FollowingUpdates } from '@domain/following/index.ts';
import { isNotFound } from '@domain/kernel/remote-failure.ts';
import { orderProgress, type ProgressStep } from '@domain/orders/index.ts';
import { parcelProgress } from '@domain/parcels/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { followedHeadline, followedTitle, isUnderWay, type Followed } from './follow-texts.ts';

type Deps = {
  readonly cache: DataCache;
  readonly followings: Followings;
  readonly updates: FollowingUpdates;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly scope: () => readonly unknown[];
  readonly translate: Translate;
};

/** Just under the interval at which it is read again. */
const FRESH_MS = 4000;

/** ORDER-6k: somebody else's order or parcel, followed by a link until it ends. */
export class FollowViewModel implements PageViewModel {
  live: LiveQuery<Followed> | undefined;
  /** Whether the link is stopped, expired or unknown, which the server does not tell apart. It stays so. */
  isOver = false;
  readonly #deps: Deps;
  #key: readonly unknown[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { live: observableRef }, { autoBind: true });
  }

  show({ params }: Place): void {
    const secret = params['secret'] ?? '';
    if (this.live) return;
    if (!/^[\w-]{20,64}$/.test(secret)) return this.#end();
    const { cache, followings, scope } = this.#deps;
    this.#key = ['followed', secret, ...scope()];
    this.live = new LiveQuery(cache, { key: this.#key, load: () => followings.load(secret), freshMs: FRESH_MS });
  }

  async prepare(): Promise<PageOutcome> {
    const answer = await this.live?.load();
    if (answer && !answer.ok) {
      if (!isNotFound(answer.error)) return { kind: 'failed' };
      this.#end();
    }
    return ready;
  }

  activate(): () => void {
    if (this.isOver || !this.live) return () => {};
    const { cache, updates, announcer } = this.#deps;
    const { live } = this;
    const stop = live.follow();
    const following = updates.news.subscribe({
      next: () => {
        if (!this.isOver) cache.invalidate(this.#key);
      },
    });
    const ending = reaction(
      () => isNotFound(live.state.failure),
      (isOver) => {
        if (isOver) this.#end();
      },
      { fireImmediately: true },
    );
    const reporting = reaction(
      () => (this.isOver ? 'over' : this.followed?.status),
      () => announcer.say(this.headline),
    );
    return () => {
      reporting();
      ending();
      following.unsubscribe();
      stop();
    };
  }

  head(translate: Translate): PageHead {
    return {
      title: this.followed ? followedTitle(this.followed, translate) : translate('follow.over'),
      isPrivate: true,
    };
  }

  get followed(): Followed | undefined {
    return this.isOver ? undefined : this.live?.value;
  }

  get headline(): string {
    const { translate } = this.#deps;
    return this.followed ? followedHeadline(this.followed, translate) : translate('follow.over');
  }

  get steps(): readonly ProgressStep[] {
    const { followed } = this;
    if (!followed || followed.status === 'canceled') return [];
    return followed.kind === 'order' ? orderProgress(followed).steps : parcelProgress(followed.status).steps;
  }

  /** Kilometers between courier and area; 0 near it. */
  get distance(): number | undefined {
    const { followed } = this;
    const at = followed?.courier?.position;
    return followed?.area && at && isUnderWay(followed) ? kilometresBetween(at, followed.area) : undefined;
  }

  retry(): void {
    this.live?.reload();
  }

  #end(): void {
    runInAction(() => (this.isOver = true));
  }
}
