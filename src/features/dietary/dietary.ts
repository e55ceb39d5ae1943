import { makeObservable, observableRef, runInAction } from 'mobx';
import type { DietaryAdvice } from './dietary-advice.ts';

/** What a dietary profile adds to dishes everywhere. Its code loads only where a profile is kept. */
export class Dietary {
  /** `undefined` where no profile is kept, and until the code has come. */
  advice: DietaryAdvice | undefined = undefined;
  readonly #open: () => Promise<DietaryAdvice> | undefined;

  constructor(open: () => Promise<DietaryAdvice> | undefined) {
    this.#open = open;
    makeObservable(this, { advice: observableRef });
  }

  /** Loads the advice where a profile is kept; `undefined` where there is nothing to wait for. */
  load(): Promise<void> | undefined {
    if (this.advice) return undefined;
    return this.#open()?.then((advice) => runInAction(() => void (this.advice = advice)));
  }
}
