import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Answer } from '@domain/kernel/answer.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Result } from '@domain/kernel/result.ts';

/** Sending a form: one call at a time, and why the last one failed. */
export class Submission {
  isBusy = false;
  failure: RemoteFailure | undefined = undefined;
  /** Counts failed attempts; each one moves the focus to what is wrong. */
  failures = 0;

  constructor() {
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** The form was not sent: a field is wrong. */
  refuse(): void {
    this.failure = undefined;
    this.failures++;
  }

  /** The failure was about what has changed since. */
  forget(): void {
    this.failure = undefined;
  }

  /** Sends the form. A failure that is `harmless` does not count: the customer goes on as after a success. */
  async send<Value>(
    call: () => Answer<Value>,
    isHarmless: (failure: RemoteFailure) => boolean = () => false,
  ): Promise<Result<Value, RemoteFailure>> {
    this.isBusy = true;
    this.failure = undefined;
    const outcome = await call();
    runInAction(() => {
      this.isBusy = false;
      if (outcome.ok || isHarmless(outcome.error)) return;
      this.failure = outcome.error;
      this.failures++;
    });
    return outcome;
  }
}
