import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { JoinedGroups, KnownGroup } from '@domain/cart/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';
import type { GroupMemory } from './group-memory.ts';
import type { GroupReporter } from './group-reporter.ts';
import { keepAddress } from './keep-address.ts';
import { leaveGroup } from './leave-group.ts';

type Deps = {
  readonly groups: JoinedGroups;
  readonly reporter: Pick<GroupReporter, 'failed'>;
  readonly titleOf: (shop: ShopId) => Promise<string>;
};

/** GROUP-1e: Another group of somebody else: it is asked about before joining a second one, and nothing is lost. */
export class OtherGroupViewModel {
  group: KnownGroup | undefined;
  /** What the group is called: by its shop where it has no name. */
  title = '';
  /** The address that offers what was chosen there as a cart. */
  kept: string | undefined;
  readonly #deps: Deps;
  readonly #memory: GroupMemory;

  constructor(deps: Deps, memory: GroupMemory) {
    this.#deps = deps;
    this.#memory = memory;
    makeAutoObservable(this, { group: observableRef }, { autoBind: true });
  }

  /** Looks for a group besides this one. */
  async look(cart: number): Promise<void> {
    const group = this.#memory.other(cart);
    const title = group && (group.title || (await this.#deps.titleOf(group.shopId)));
    runInAction(() => {
      this.group = group;
      this.title = title ?? '';
    });
  }

  async leave(): Promise<void> {
    const { group } = this;
    if (!group) return;
    const left = await leaveGroup(group, { groups: this.#deps.groups, memory: this.#memory });
    if (!left.ok) return this.#deps.reporter.failed(left.error);
    runInAction(() => {
      this.kept = keepAddress(group.shopId, left.value);
      this.group = undefined;
    });
  }
}
