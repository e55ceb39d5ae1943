import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { secondsUntilResend } from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { Clock, Instant } from '@domain/kernel/clock.port.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

type Deps = {
  readonly clock: Clock;
  /** The waiting time between two codes. */
  readonly minutes: () => number;
  /** When the last code was sent; `undefined` while none was. */
  readonly sentAt: () => Instant | undefined;
  /** Sends another code and stores that it was sent. */
  readonly send: () => Answer<unknown>;
};

const SECOND_MS = 1000;

/** ACCOUNT-2: the countdown until another code may be sent, and sending it. */
export class ResendingViewModel {
  now: Instant;
  isBusy = false;
  /** Whether another code was sent while this page was open. */
  isDone = false;
  failure: RemoteFailure | undefined = undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.now = deps.clock.now();
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  get secondsLeft(): number {
    const sentAt = this.#deps.sentAt();
    return sentAt === undefined ? 0 : secondsUntilResend(sentAt, this.now, this.#deps.minutes());
  }

  /** Counts down until the returned function is called. */
  activate(): () => void {
    const timer = setInterval(this.tick, SECOND_MS);
    return () => clearInterval(timer);
  }

  tick(): void {
    this.now = this.#deps.clock.now();
  }

  /** The failure belongs to a step that was left. */
  forget(): void {
    this.failure = undefined;
  }

  async resend(): Promise<void> {
    if (this.isBusy || this.#deps.sentAt() === undefined || this.secondsLeft > 0) return;
    this.isBusy = true;
    this.isDone = false;
    this.failure = undefined;
    const outcome = await this.#deps.send();
    runInAction(() => {
      this.isBusy = false;
      this.isDone = outcome.ok;
      if (!outcome.ok) this.failure = outcome.error;
    });
  }
}
