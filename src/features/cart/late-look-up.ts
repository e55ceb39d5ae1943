import { reaction } from 'mobx';
import type { CurrencyId } from '@domain/kernel/ids.ts';
import type { CartNotice } from './cart-notices.ts';
import type { LatestLookUp, LatestLookUpDeps } from './latest-look-up.ts';

type LookUpDeps = Omit<LatestLookUpDeps, 'lookUp'>;

export type LateLookUpDeps = {
  /** Loads the code that looks lines up again. */
  readonly loadLookUp: () => Promise<(deps: LookUpDeps) => LatestLookUp>;
  /** Language and currency in use. */
  readonly scope: () => { readonly language: string; readonly currency: CurrencyId | undefined };
  readonly notify: (what: CartNotice) => void;
};

type Deps = LateLookUpDeps & Pick<LookUpDeps, 'storage' | 'forget'>;

/** Looks lines up with code that loads when the currency or the language changes for the first time. */
export class LateLookUp {
  #loading: Promise<LatestLookUp> | undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Looks up after every change of language or currency; returns a function that ends this. */
  follow(): () => void {
    return reaction(
      () => JSON.stringify(this.#deps.scope()),
      () => void this.load().then((lookUp) => lookUp?.follow()),
    );
  }

  /** The code loads over the network, too, and can fail; the lines then stay as they were. */
  load(): Promise<LatestLookUp | undefined> {
    const { loadLookUp, notify } = this.#deps;
    const failed = (): void => notify((notices) => notices.notLookedUp());
    this.#loading ??= loadLookUp().then((create) => create({ ...this.#deps, failed }));
    return this.#loading.catch(() => {
      this.#loading = undefined;
      failed();
      return undefined;
    });
  }
}
