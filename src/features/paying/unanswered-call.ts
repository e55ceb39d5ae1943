import { isOutcomeUnknown, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Result } from '@domain/kernel/result.ts';

/** The key of the latest call: without an answer, the same call is sent again under the same key. */
export class UnansweredCall {
  readonly #makeKey: () => string;
  #call: { readonly what: string; readonly key: string } | undefined;

  constructor(makeKey: () => string) {
    this.#makeKey = makeKey;
  }

  keyOf(what: string): string {
    if (this.#call?.what !== what) this.#call = { what, key: this.#makeKey() };
    return this.#call.key;
  }

  settle(answer: Result<unknown, RemoteFailure>): void {
    if (answer.ok || !isOutcomeUnknown(answer.error)) this.#call = undefined;
  }
}
