import { makeObservable, observableRef, runInAction } from 'mobx';
import type { ReplacementsViewModel } from './replacements.view-model.ts';

/** ORDER-10: the choices for missing dishes, whose code loads while the checkout is filled in. */
export class LazyReplacements {
  vm: ReplacementsViewModel | undefined = undefined;
  readonly #load: () => Promise<ReplacementsViewModel>;

  constructor(load: () => Promise<ReplacementsViewModel>) {
    this.#load = load;
    makeObservable(this, { vm: observableRef });
  }

  /** Resolves once the choices can be sent. Without their code the server asks about every missing dish. */
  async ready(): Promise<void> {
    if (this.vm) return;
    const vm = await this.#load().catch(() => undefined);
    runInAction(() => (this.vm ??= vm));
  }

  orderedFor(
    cart: Parameters<ReplacementsViewModel['orderedFor']>[0],
  ): ReturnType<ReplacementsViewModel['orderedFor']> {
    return this.vm?.orderedFor(cart);
  }
}
