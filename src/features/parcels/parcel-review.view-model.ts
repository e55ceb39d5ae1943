import { makeAutoObservable } from 'mobx';

/** PARCEL-1: the stars and words that a customer gives the courier of a delivered parcel. */
export class ParcelReviewViewModel {
  stars: number | undefined = undefined;
  comment = '';
  /** Whether it was to be sent without stars. */
  needsStars = false;
  readonly #send: (stars: number, comment: string) => Promise<void>;

  constructor(send: (stars: number, comment: string) => Promise<void>) {
    this.#send = send;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  rate(stars: number): void {
    this.stars = stars;
    this.needsStars = false;
  }

  write(comment: string): void {
    this.comment = comment;
  }

  async send(): Promise<void> {
    this.needsStars = this.stars === undefined;
    if (this.stars !== undefined) await this.#send(this.stars, this.comment.trim());
  }
}
