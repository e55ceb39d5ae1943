import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountDetails, OwnAccount, ProfileChange } from '@domain/identity/index.ts';
import {
  largestCrop,
  moveCrop,
  zoomCrop,
  zoomOf,
  type Crop,
  type CropFailure,
  type OpenedPicture,
  type PickedPicture,
  type PictureCrops,
  type PictureUploads,
} from '@domain/images/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Translate } from '../../i18n/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import type { AccountQueries } from './account.queries.ts';

export type PhotoDeps = {
  readonly account: Pick<OwnAccount, 'update'>;
  readonly queries: Pick<AccountQueries, 'show'>;
  readonly crops: PictureCrops;
  readonly uploads: PictureUploads;
  readonly saved: () => AccountDetails | undefined;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
};

/** ACCOUNT-5h: choosing a photo, cutting a square out of it, and saving it. */
export class PhotoViewModel {
  picture: OpenedPicture | undefined = undefined;
  square: Crop | undefined = undefined;
  isBusy = false;
  /** Why the picked file is no photo, or why it was not saved. */
  failure: CropFailure | RemoteFailure | undefined = undefined;
  readonly #deps: PhotoDeps;
  /** An upload that is not shown yet: trying again does not send it twice. */
  #sent: { readonly square: Crop; readonly address: string } | undefined;

  constructor(deps: PhotoDeps) {
    this.#deps = deps;
    makeAutoObservable(
      this,
      { picture: observableRef, square: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** 1 shows as much as possible. */
  get zoom(): number {
    return this.picture && this.square ? zoomOf(this.square, this.picture) : 1;
  }

  activate(): () => void {
    return this.close;
  }

  async choose(file: PickedPicture): Promise<void> {
    if (this.isBusy) return;
    this.close();
    this.isBusy = true;
    const opened = await this.#deps.crops.open(file);
    runInAction(() => {
      this.isBusy = false;
      if (!opened.ok) {
        this.failure = opened.error;
        return;
      }
      this.picture = opened.value;
      this.square = largestCrop(opened.value);
    });
  }

  /** Moves the square by parts of its side. */
  move(dx: number, dy: number): void {
    const { picture, square } = this;
    if (picture && square) this.square = moveCrop(square, dx * square.side, dy * square.side, picture);
  }

  zoomTo(zoom: number): void {
    const { picture, square } = this;
    if (picture && square) this.square = zoomCrop(square, zoom, picture);
  }

  close(): void {
    this.picture?.close();
    this.picture = undefined;
    this.square = undefined;
    this.failure = undefined;
    this.#sent = undefined;
  }

  /** Saves the chosen square. */
  async save(): Promise<void> {
    const { picture, square } = this;
    if (this.isBusy || !picture || !square) return;
    const isSaved = await this.#run(async () => {
      if (this.#sent?.square !== square) {
        const cropped = await picture.crop(square);
        if (!cropped.ok) return cropped;
        const sent = await this.#deps.uploads.upload(cropped.value, 'users');
        if (!sent.ok) return sent;
        this.#sent = { square, address: sent.value };
      }
      return this.#change({ image: this.#sent.address });
    });
    if (!isSaved) return;
    this.close();
    this.#deps.toasts.show('success', this.#deps.translate('profile.photo_saved'));
  }

  async remove(): Promise<void> {
    if (this.isBusy) return;
    if (await this.#run(() => this.#change({ image: null })))
      this.#deps.toasts.show('success', this.#deps.translate('profile.photo_removed'));
  }

  /** The server requires the name; the saved one, not what is being typed. */
  async #change(change: Pick<ProfileChange, 'image'>): Answer<unknown> {
    const { account, queries, saved } = this.#deps;
    const outcome = await account.update({ firstName: saved()?.firstName ?? '', ...change });
    if (outcome.ok) queries.show(outcome.value);
    return outcome;
  }

  async #run(
    call: () => Promise<{ readonly ok: true } | { readonly ok: false; readonly error: CropFailure | RemoteFailure }>,
  ): Promise<boolean> {
    this.isBusy = true;
    this.failure = undefined;
    const outcome = await call();
    runInAction(() => {
      this.isBusy = false;
      if (!outcome.ok) this.failure = outcome.error;
    });
    return outcome.ok;
  }
}
