import type { ShopId } from '@domain/kernel/ids.ts';

/** Which place of a page shows what is usual. */
export class UsualPlaces {
  /** Whether views mount with their page, not into a page that is on screen. */
  isAwake = false;
  readonly #taken = new Map<ShopId | undefined, object>();

  wake(): void {
    this.isAwake = true;
  }

  /** Returns whether this place is the one that shows it. */
  take(shop: ShopId | undefined, place: object): boolean {
    const taken = this.#taken.get(shop) ?? place;
    this.#taken.set(shop, taken);
    return taken === place;
  }

  leave(shop: ShopId | undefined, place: object): void {
    if (this.#taken.get(shop) === place) this.#taken.delete(shop);
  }
}
