import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { isActiveStatus, isFollowable, type FollowLinks, type Order } from '@domain/orders/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { failureText } from '../failure/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';

/** What sharing an order needs. */
export type ShareOrderDeps = {
  readonly links: FollowLinks;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly clock: Clock;
  readonly translate: Translate;
};

/** ORDER-6k: the links by which others follow an order. */
export class ShareOrderViewModel {
  /** `undefined` until the server has told it. */
  isShared: boolean | undefined = undefined;
  /** The path of the link of this visit. */
  path: string | undefined = undefined;
  isWorking = false;
  readonly #deps: ShareOrderDeps;
  readonly #order: Order['id'];

  constructor(deps: ShareOrderDeps, order: Order['id']) {
    this.#deps = deps;
    this.#order = order;
    makeAutoObservable(this, { isOffered: false }, { autoBind: true });
  }

  /** Whether links of the order can be opened, where the server has them. */
  isOffered({ status, updatedAt }: Order): boolean {
    const { reference, clock } = this.#deps;
    const endedAt = isActiveStatus(status) ? undefined : updatedAt;
    return reference.settings.extensions.includes('order_follow') && isFollowable(endedAt, clock.now());
  }

  async load(): Promise<void> {
    const answer = await this.#deps.links.isShared(this.#order);
    // Whatever was pressed meanwhile is newer.
    if (answer.ok) runInAction(() => (this.isShared ??= answer.value));
  }

  /** Resolves to the path of a link, the same for all of a visit; `undefined` if there is none. */
  async share(): Promise<string | undefined> {
    if (this.path !== undefined || this.isWorking) return this.path;
    this.isWorking = true;
    const answer = await this.#deps.links.share(this.#order);
    runInAction(() => {
      this.isWorking = false;
      if (!answer.ok) return;
      this.isShared = true;
      this.path = `/follow/${answer.value}`;
    });
    if (!answer.ok) this.#tell(answer.error);
    return this.path;
  }

  /** Resolves to whether nobody can follow the order any more. */
  async stop(): Promise<boolean> {
    if (this.isWorking) return false;
    this.isWorking = true;
    const answer = await this.#deps.links.stop(this.#order);
    runInAction(() => {
      this.isWorking = false;
      if (!answer.ok) return;
      this.isShared = false;
      this.path = undefined;
    });
    if (!answer.ok) this.#tell(answer.error);
    else this.#deps.announcer.say(this.#deps.translate('follow.stopped'));
    return answer.ok;
  }

  #tell(failure: RemoteFailure): void {
    this.#deps.toasts.show('error', failureText(failure, this.#deps.translate));
  }
}
