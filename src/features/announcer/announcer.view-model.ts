import { makeAutoObservable } from 'mobx';

/** The one polite voice of the page: what happened, for those who listen. */
export class AnnouncerViewModel {
  message = '';
  #isOdd = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The same words twice are two announcements: an invisible mark tells them apart. */
  say(message: string): void {
    this.#isOdd = !this.#isOdd;
    this.message = this.#isOdd ? message : `${message}\u00a0`;
  }
}
