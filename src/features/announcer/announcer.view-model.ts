import { makeAutoObservable } from 'mobx';

/** A sheet that opens or closes with a message has done so by then, and a region that is reached says it. */
export const SETTLE_MS = 150;

/** By then it was heard; who reads on would find it once more. */
const HEARD_MS = 3_000;

/** Calls back after some milliseconds. */
type Later = (run: () => void, milliseconds: number) => void;

/** The one polite live region of the page, for screen readers. */
export class AnnouncerViewModel {
  message = '';
  #isOdd = false;
  readonly #waiting = new Set<string>();
  readonly #later: Later;

  constructor(later: Later) {
    this.#later = later;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Says a message in a moment, together with others of that moment. */
  say(message: string): void {
    this.#waiting.add(message);
    if (this.#waiting.size === 1) this.#later(this.speak, SETTLE_MS);
  }

  /** An invisible mark makes the same text an announcement of its own. */
  private speak(): void {
    const message = [...this.#waiting].join('. ');
    this.#waiting.clear();
    this.#isOdd = !this.#isOdd;
    const said = this.#isOdd ? message : `${message}\u00a0`;
    this.message = said;
    this.#later(() => this.forget(said), HEARD_MS);
  }

  private forget(said: string): void {
    if (this.message === said) this.message = '';
  }
}
