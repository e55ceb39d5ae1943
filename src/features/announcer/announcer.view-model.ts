import { makeAutoObservable } from 'mobx';

/** A sheet that opens or closes with a message has done so by then, and a region that is reached says it. */
export const SETTLE_MS = 150;

/** The one polite live region of the page, for screen readers. */
export class AnnouncerViewModel {
  message = '';
  #isOdd = false;
  readonly #waiting = new Set<string>();
  readonly #later: (speak: () => void) => void;

  /** `later` calls back after `SETTLE_MS`. */
  constructor(later: (speak: () => void) => void) {
    this.#later = later;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Says a message in a moment, together with others of that moment. */
  say(message: string): void {
    this.#waiting.add(message);
    if (this.#waiting.size === 1) this.#later(this.speak);
  }

  /** An invisible mark makes the same text an announcement of its own. */
  private speak(): void {
    const message = [...this.#waiting].join('. ');
    this.#waiting.clear();
    this.#isOdd = !this.#isOdd;
    this.message = this.#isOdd ? message : `${message}\u00a0`;
  }
}
