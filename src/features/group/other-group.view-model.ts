import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { JoinedGroups, KnownGroup } from '@domain/cart/index.ts';
import type { GroupMemory } from './group-memory.ts';
import type { GroupTeller } from './group-teller.ts';
import { keepAddress } from './keep-address.ts';

type Deps = { readonly groups: JoinedGroups; readonly teller: Pick<GroupTeller, 'failed'> };

/** GROUP-1e: Another group of somebody else: it is asked about before joining a second one, and nothing is lost. */
export class OtherGroupViewModel {
  group: KnownGroup | undefined;
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
  look(cart: number): void {
    this.group = this.#memory.other(cart);
  }

  async leave(): Promise<void> {
    const { group } = this;
    if (!group) return;
    const { groups, teller } = this.#deps;
    const loaded = await groups.load(group);
    const own = loaded.ok ? loaded.value.members.find(({ id }) => id === group.member) : undefined;
    const answer = await groups.leave(group);
    if (!answer.ok && answer.error.kind !== 'refused') return teller.failed(answer.error);
    this.#memory.forget(group.cartId);
    runInAction(() => {
      this.kept = keepAddress(group.shopId, own?.lines.filter(({ isBonus }) => !isBonus) ?? []);
      this.group = undefined;
    });
  }
}
