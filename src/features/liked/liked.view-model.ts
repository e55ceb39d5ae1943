import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LikedShops } from '@domain/catalog/index.ts';
import type { Uuid } from '@domain/kernel/ids.ts';

/** CATALOG-3: the shops the customer likes, on this device. */
export class LikedViewModel {
  uuids: ReadonlySet<Uuid> = new Set();
  readonly #liked: LikedShops;

  constructor({ liked }: { readonly liked: LikedShops }) {
    this.#liked = liked;
    makeAutoObservable(this, { uuids: observableRef }, { autoBind: true });
  }

  /** Reads the storage after the first screen, which the server has rendered without it (ROUTE-3). */
  activate(): () => void {
    const following = this.#liked.changes.subscribe({
      next: (uuids) => {
        // The first visit likes nothing: its fifty hearts need not be rendered again.
        if (uuids.join() === [...this.uuids].join()) return;
        runInAction(() => (this.uuids = new Set(uuids)));
      },
    });
    return () => following.unsubscribe();
  }

  isLiked(uuid: Uuid): boolean {
    return this.uuids.has(uuid);
  }

  toggle(uuid: Uuid): void {
    const known = this.#liked.read();
    this.#liked.write(known.includes(uuid) ? known.filter((other) => other !== uuid) : [uuid, ...known]);
  }
}
