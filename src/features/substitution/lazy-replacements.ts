import { makeObservable, observableRef, runInAction } from 'mobx';
import type { KitchenWishes, ReplacementsViewModel } from './replacements.view-model.ts';

/** ORDER-10, CATALOG-5m: what the kitchen is asked and told, whose code loads while the checkout is filled in. */
export class LazyReplacements {
  vm: ReplacementsViewModel | undefined = undefined;
  readonly #load: () => Promise<ReplacementsViewModel>;

  constructor(load: () => Promise<ReplacementsViewModel>) {
    this.#load = load;
    makeObservable(this, { vm: observableRef });
  }

  /**
   * Resolves once the choices can be sent. Without their code the server asks about every missing dish,
   * and the kitchen is told nothing.
   */
  async ready(): Promise<void> {
    if (this.vm) return;
    const vm = await this.#load().catch(() => undefined);
    runInAction(() => (this.vm ??= vm));
  }

  orderedFor(cart: Parameters<ReplacementsViewModel['orderedFor']>[0]): KitchenWishes {
    return this.vm?.orderedFor(cart) ?? {};
  }
}
