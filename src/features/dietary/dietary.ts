import { makeObservable, observableRef, runInAction } from 'mobx';
import type { DietaryAdvice } from './dietary-advice.ts';

/** What a dietary profile adds to dishes everywhere. Its code loads only if a profile is stored. */
export class Dietary {
  /** `undefined` without a profile, and until the code has loaded. */
  advice: DietaryAdvice | undefined = undefined;
  readonly #open: () => Promise<DietaryAdvice> | undefined;

  constructor(open: () => Promise<DietaryAdvice> | undefined) {
    this.#open = open;
    makeObservable(this, { advice: observableRef });
  }

  /** Loads the advice if a profile is stored; `undefined` if there is nothing to wait for. */
  load(): Promise<void> | undefined {
    if (this.advice) return undefined;
    return this.#open()?.then((advice) => runInAction(() => void (this.advice = advice)));
  }
}
