import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CartMember, GroupTerms, KnownGroup, OwnGroups } from '@domain/cart/index.ts';
import { instant, type Instant } from '@domain/kernel/clock.port.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { GroupSession } from './group-session.ts';
import type { GroupReporter } from './group-reporter.ts';

type Deps = {
  readonly own: OwnGroups;
  readonly known: () => KnownGroup | undefined;
  readonly live: () => GroupSession | undefined;
  readonly reporter: Pick<GroupReporter, 'refuse' | 'failed'>;
  readonly delay: (milliseconds: number) => Promise<void>;
};
type Asked = ReturnType<OwnGroups['lock']>;

/** What one press adds to the time to choose. */
const MORE_MS = 10 * 60_000;
/** How long a removal can be undone. */
const UNDO_MS = 8000;

/** GROUP-1a: What only the owner of a group does. */
export class GroupOwnerViewModel {
  /** The member who is removed unless the owner undoes it in time. */
  leaving: CartMember | undefined;
  /** Counts removals: the one before the latest was undone. */
  #removals = 0;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { leaving: observableRef }, { autoBind: true });
  }

  /** Opens the customer's cart of a shop to others. */
  async open(shop: ShopId, terms: GroupTerms): ReturnType<OwnGroups['arrange']> {
    const { own } = this.#deps;
    const opened = await own.open(shop);
    if (!opened.ok) return opened;
    const shared = await own.share(opened.value.id, true);
    return shared.ok ? own.arrange(opened.value.id, terms) : shared;
  }

  /** Returns whether the group is locked, or unlocked, now. */
  lock(isLocked: boolean): Promise<boolean> {
    return this.#govern((cart) => this.#deps.own.lock(cart, isLocked));
  }

  arrange(terms: Partial<GroupTerms>): Promise<boolean> {
    return this.#govern((cart) => this.#deps.own.arrange(cart, terms));
  }

  /** Moves the deadline away by ten minutes, from now if it has passed. */
  postpone(now: Instant): Promise<boolean> {
    const deadline = this.#deps.live()?.cart?.deadline;
    if (deadline === undefined) return Promise.resolve(false);
    return this.arrange({ deadline: instant(Math.max(deadline, now) + MORE_MS) });
  }

  renewLink(): Promise<boolean> {
    return this.#govern((cart) => this.#deps.own.renewLink(cart));
  }

  /** Removes a member, unless the owner undoes it in time; only then the member is told. */
  async kick(member: CartMember): Promise<void> {
    const removal = (this.#removals += 1);
    this.leaving = member;
    await this.#deps.delay(UNDO_MS);
    const known = this.#deps.known();
    if (!this.leaving || removal !== this.#removals || !known || !member.uuid) return;
    runInAction(() => (this.leaving = undefined));
    const answer = await this.#deps.own.kick(known.cartId, member.uuid);
    if (answer.ok) await this.#deps.live()?.load();
    else this.#failed(answer.error);
  }

  undoKick(): void {
    this.leaving = undefined;
  }

  /** Ends the group: everybody else loses their part, and is told so. */
  async end(): Promise<boolean> {
    const known = this.#deps.known();
    if (!known) return false;
    const answer = await this.#deps.own.share(known.cartId, false);
    if (!answer.ok) this.#failed(answer.error);
    return answer.ok;
  }

  async #govern(ask: (cart: KnownGroup['cartId']) => Asked): Promise<boolean> {
    const known = this.#deps.known();
    if (!known) return false;
    const answer = await ask(known.cartId);
    if (answer.ok) runInAction(() => this.#deps.live()?.show(answer.value));
    else this.#failed(answer.error);
    return answer.ok;
  }

  #failed(error: Extract<Awaited<Asked>, { readonly ok: false }>['error']): void {
    if (error.kind === 'refused') this.#deps.reporter.refuse(error.why);
    else this.#deps.reporter.failed(error);
  }
}
