import { makeAutoObservable } from 'mobx';

/** The one polite live region of the page, for screen readers. */
export class AnnouncerViewModel {
  message = '';
  #isOdd = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** An invisible mark makes the same text an announcement of its own. */
  say(message: string): void {
    this.#isOdd = !this.#isOdd;
    this.message = this.#isOdd ? message : `${message}\u00a0`;
  }
}
