import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PickedPicture, PictureUploads, PictureUse } from '@domain/images/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

type Deps = {
  readonly uploads: PictureUploads;
  readonly use: PictureUse;
  readonly onSent: (address: string) => void;
};

/** One picture of a form: it is sent when it is picked, and can be tried again. */
export class PictureSlotViewModel {
  isSending = false;
  failure: RemoteFailure | undefined = undefined;
  readonly #deps: Deps;
  #picked: PickedPicture | undefined;
  #running: Promise<void> | undefined;
  #turn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  choose(picture: PickedPicture): void {
    this.#picked = picture;
    this.#running = this.#send(picture, ++this.#turn);
  }

  retry(): void {
    if (this.#picked) this.choose(this.#picked);
  }

  /** Drops a picture that is on its way or was not sent. */
  drop(): void {
    this.#turn++;
    this.#picked = undefined;
    this.isSending = false;
    this.failure = undefined;
  }

  /** Resolves once no picture is on its way. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #send(picture: PickedPicture, turn: number): Promise<void> {
    this.isSending = true;
    this.failure = undefined;
    const outcome = await this.#deps.uploads.upload(picture, this.#deps.use);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.isSending = false;
      if (!outcome.ok) this.failure = outcome.error;
      else {
        this.#picked = undefined;
        this.#deps.onSent(outcome.value);
      }
    });
  }
}
