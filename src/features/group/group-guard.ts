import { when } from 'mobx';
import { whereToAdd, type CartLine, type GroupRefusal, type KnownGroup, type KnownGroups } from '@domain/cart/index.ts';
import type { CartId, ShopId } from '@domain/kernel/ids.ts';
import type { Translate } from '../../i18n/index.ts';
import type { Navigator } from '../../routes/index.ts';
import type { LeaveGroupQuestion } from '../cart/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import { GroupMemory } from './group-memory.ts';
import { groupPath } from './group-path.ts';
import { GroupSession, type SessionDeps } from './group-session.ts';
import type { GroupReporter } from './group-reporter.ts';
import { keepAddress } from './keep-address.ts';
import { leaveGroup } from './leave-group.ts';

type Deps = Pick<SessionDeps, 'groups' | 'updates' | 'makeUuid' | 'delay'> & {
  readonly known: KnownGroups;
  readonly reporter: Pick<GroupReporter, 'refuse' | 'failed'>;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly navigator: Pick<Navigator, 'go'>;
  readonly translate: Translate;
  readonly titleOf: (shop: ShopId) => Promise<string>;
};

type Joined = {
  readonly group: KnownGroup;
  readonly session: GroupSession;
  /** What the server refused. */
  readonly refusals: readonly GroupRefusal[];
};

/** GROUP-1e: Where a product goes that is added outside the page of the group that this device has joined. */
export class GroupGuard {
  readonly #deps: Deps;
  readonly #memory: GroupMemory;
  /** Groups that were ordered: their pages stay, and nobody is asked to leave them. */
  readonly #ordered = new Set<CartId>();
  /** One after the other: each adds to what the one before has left in the group. */
  #placing: Promise<unknown> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#memory = new GroupMemory(deps.known);
  }

  /** Puts lines of one shop into the joined group of that shop; without a group in the way, calls `add`. */
  place(lines: readonly CartLine[], add: () => void): Promise<LeaveGroupQuestion | undefined> {
    const placed = this.#placing.then(() => this.#place(lines, add));
    this.#placing = placed.catch(() => undefined);
    return placed;
  }

  async #place(lines: readonly CartLine[], add: () => void): Promise<LeaveGroupQuestion | undefined> {
    const [first] = lines;
    if (!first) return undefined;
    const joined = await this.#joined(first.shopId);
    const where = whereToAdd(joined?.group, first.shopId);
    if (joined && !where.ok) return this.#question(joined, lines, add);
    if (!joined) add();
    else if (!(await this.#choose(joined, lines))) return this.#place(lines, add);
    return undefined;
  }

  /** The group that this device is in: one of the shop before any other. */
  async #joined(shop: ShopId): Promise<Joined | undefined> {
    const { groups, updates, makeUuid, delay } = this.#deps;
    for (const group of this.#memory.joined(shop)) {
      if (this.#ordered.has(group.cartId)) continue;
      const refusals: GroupRefusal[] = [];
      const refuse = (why: GroupRefusal): void => void refusals.push(why);
      const quiet = { report: () => {}, written: () => {} };
      const session = new GroupSession(group, { groups, updates, makeUuid, delay, refuse, ...quiet });
      await session.load();
      if (session.released === 'ordered') this.#ordered.add(group.cartId);
      else if (session.released) this.#memory.forget(group.cartId);
      else if (session.cart) return { group, session, refusals };
      // A server that does not answer holds nothing back.
      else if (session.failure?.kind !== 'rejected') return undefined;
    }
    return undefined;
  }

  async #question({ group }: Joined, lines: readonly CartLine[], add: () => void): Promise<LeaveGroupQuestion> {
    return {
      kind: 'leave-group',
      title: await this.#titleOf(group),
      path: groupPath(group),
      leave: async () => ((await this.#leave(group)) ? this.place(lines, add) : undefined),
    };
  }

  async #titleOf({ title, shopId }: KnownGroup): Promise<string> {
    return title || this.#deps.titleOf(shopId);
  }

  /** Returns whether this device is out of the group. */
  async #leave(group: KnownGroup): Promise<boolean> {
    const { groups, reporter, toasts, navigator, translate } = this.#deps;
    const left = await leaveGroup(group, { groups, memory: this.#memory });
    if (!left.ok) reporter.failed(left.error);
    const kept = left.ok && keepAddress(group.shopId, left.value);
    if (kept)
      toasts.show('info', translate('group.has_left', { title: await this.#titleOf(group) }), {
        label: translate('group.left_keep'),
        run: () => navigator.go(kept),
      });
    return left.ok;
  }

  /** Adds the lines to the own part, and says so: the page shows the own cart. Returns false if the group is over. */
  async #choose({ group, session, refusals }: Joined, lines: readonly CartLine[]): Promise<boolean> {
    const { reporter } = this.#deps;
    for (const line of lines) session.add(line);
    await when(() => !session.isPending || session.failure !== undefined || session.released !== undefined);
    const [why] = refusals;
    if (session.released) return false;
    if (session.failure) reporter.failed(session.failure);
    else if (why) reporter.refuse(why);
    else this.#reportAdded(group, await this.#titleOf(group));
    return true;
  }

  #reportAdded(group: KnownGroup, title: string): void {
    const { toasts, navigator, translate } = this.#deps;
    toasts.show('success', translate('group.added_to', { title }), {
      label: translate('group.other_stay'),
      run: () => navigator.go(groupPath(group)),
    });
  }
}
