import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PickedPicture, PictureUploads, PictureUse } from '@domain/images/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

/** A photo that was picked: on its way, sent, or not sent. */
export type Photo = {
  readonly key: number;
  readonly address: string | undefined;
  readonly failure: RemoteFailure | undefined;
};

type Deps = {
  readonly uploads: PictureUploads;
  readonly use: PictureUse;
  /** How many go with one text; `PHOTOS_MOST` unless stated. */
  readonly most?: number;
  /** Called after a photo was sent or removed. */
  readonly onChange: () => void;
};

/** How many photos go with one text. */
export const PHOTOS_MOST = 5;

/** The photos that go with a text. Each is sent when it is picked; one that was not can be tried again. */
export class PhotosViewModel {
  photos: readonly Photo[] = [];
  readonly #deps: Deps;
  readonly #picked = new Map<number, PickedPicture>();
  readonly #running = new Set<Promise<void>>();
  #last = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { photos: observableRef }, { autoBind: true });
  }

  get addresses(): readonly string[] {
    return this.photos.flatMap(({ address }) => address ?? []);
  }

  get hasFailed(): boolean {
    return this.photos.some(({ failure }) => failure !== undefined);
  }

  get isSending(): boolean {
    return this.photos.some(({ address, failure }) => address === undefined && failure === undefined);
  }

  get canAdd(): boolean {
    return this.photos.length < this.#most;
  }

  get #most(): number {
    return this.#deps.most ?? PHOTOS_MOST;
  }

  /** Shows photos that were sent before. */
  restore(addresses: readonly string[]): void {
    this.photos = addresses.map((address) => ({ key: ++this.#last, address, failure: undefined }));
  }

  add(picked: readonly PickedPicture[]): void {
    for (const picture of picked.slice(0, this.#most - this.photos.length)) {
      const key = ++this.#last;
      this.#picked.set(key, picture);
      this.photos = [...this.photos, { key, address: undefined, failure: undefined }];
      this.#send(key, picture);
    }
  }

  retry(key: number): void {
    const picture = this.#picked.get(key);
    if (!picture) return;
    this.#replace({ key, address: undefined, failure: undefined });
    this.#send(key, picture);
  }

  remove(key: number): void {
    this.#picked.delete(key);
    this.photos = this.photos.filter((photo) => photo.key !== key);
    this.#deps.onChange();
  }

  /** Resolves once no photo is on its way. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #send(key: number, picture: PickedPicture): void {
    const { uploads, use, onChange } = this.#deps;
    const sending = uploads.upload(picture, use).then((outcome) =>
      runInAction(() => {
        this.#replace({
          key,
          address: outcome.ok ? outcome.value : undefined,
          failure: outcome.ok ? undefined : outcome.error,
        });
        if (outcome.ok) {
          this.#picked.delete(key);
          onChange();
        }
      }),
    );
    this.#running.add(sending);
    void sending.finally(() => this.#running.delete(sending));
  }

  #replace(changed: Photo): void {
    this.photos = this.photos.map((photo) => (photo.key === changed.key ? changed : photo));
  }
}
