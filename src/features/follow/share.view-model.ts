import { makeAutoObservable, runInAction } from 'mobx';
import { isFollowable, type FollowLinks } from '@domain/following/index.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import type { OrderId, ParcelId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Translate } from '../../i18n/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { failureText } from '../failure/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';

/** What sharing an order or a parcel needs. */
export type ShareDeps<Id extends OrderId | ParcelId> = {
  readonly links: FollowLinks<Id>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly clock: Clock;
  readonly translate: Translate;
};

/** ORDER-6k: the links by which others follow an order or a parcel. */
export class ShareViewModel<Id extends OrderId | ParcelId> {
  /** `undefined` until the server has told it. */
  isShared: boolean | undefined = undefined;
  /** The path of the link of this visit. */
  path: string | undefined = undefined;
  isWorking = false;
  readonly #deps: ShareDeps<Id>;
  readonly #extension: 'order_follow' | 'parcel_follow';
  readonly #id: Id;

  constructor(deps: ShareDeps<Id>, extension: 'order_follow' | 'parcel_follow', id: Id) {
    this.#deps = deps;
    this.#extension = extension;
    this.#id = id;
    makeAutoObservable(this, { isOffered: false }, { autoBind: true });
  }

  /** Whether links can be opened, where the server has them; with the time of the end, if it has ended. */
  isOffered(endedAt: Instant | undefined): boolean {
    const { reference, clock } = this.#deps;
    return reference.settings.extensions.includes(this.#extension) && isFollowable(endedAt, clock.now());
  }

  async load(): Promise<void> {
    const answer = await this.#deps.links.isShared(this.#id);
    // Whatever was pressed meanwhile is newer.
    if (answer.ok) runInAction(() => (this.isShared ??= answer.value));
  }

  /** Resolves to the path of a link, the same for all of a visit; `undefined` if there is none. */
  async share(): Promise<string | undefined> {
    if (this.path !== undefined || this.isWorking) return this.path;
    this.isWorking = true;
    const answer = await this.#deps.links.share(this.#id);
    runInAction(() => {
      this.isWorking = false;
      if (!answer.ok) return;
      this.isShared = true;
      this.path = `/follow/${answer.value}`;
    });
    if (!answer.ok) this.#report(answer.error);
    return this.path;
  }

  /** Resolves to whether nobody can follow it any more. */
  async stop(): Promise<boolean> {
    if (this.isWorking) return false;
    this.isWorking = true;
    const answer = await this.#deps.links.stop(this.#id);
    runInAction(() => {
      this.isWorking = false;
      if (!answer.ok) return;
      this.isShared = false;
      this.path = undefined;
    });
    if (!answer.ok) this.#report(answer.error);
    else this.#deps.announcer.say(this.#deps.translate('follow.stopped'));
    return answer.ok;
  }

  #report(failure: RemoteFailure): void {
    this.#deps.toasts.show('error', failureText(failure, this.#deps.translate));
  }
}
