import { makeAutoObservable, runInAction } from 'mobx';
import { placeName, type ReverseGeocoder } from '@domain/addresses/index.ts';
import type { DeliveryZones, GeoPoint, ShopDirectory, ZoneAnswer } from '@domain/catalog/index.ts';

type Deps = {
  readonly zones: Pick<DeliveryZones, 'anyShop'>;
  readonly shops: Pick<ShopDirectory, 'list'>;
  readonly geocoder: ReverseGeocoder;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Called with the address of a location, or `undefined` where none is known. */
  readonly onAnswer: (place: GeoPoint, text: string | undefined) => void;
};

/** Debounces a pin that moves step by step. */
const DEBOUNCE_MS = 300;

/** Looks up the location under the pin: its address, and which shops deliver there (ADDRESS-2, ADDRESS-5). */
export class PinLookupViewModel {
  zone: ZoneAnswer | undefined = undefined;
  /** Shops that deliver there now; `undefined` until it is known. */
  openShops: number | undefined = undefined;
  readonly #deps: Deps;
  #turn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Looks up the address too. Ignores answers to earlier requests. */
  async lookUp(place: GeoPoint): Promise<void> {
    const turn = ++this.#turn;
    await this.#deps.delay(DEBOUNCE_MS);
    if (turn !== this.#turn) return;
    await Promise.all([this.#findZone(place, turn), this.#findAddress(place, turn)]);
  }

  /** Looks up only who delivers there: the address is known. */
  async lookUpZone(place: GeoPoint): Promise<void> {
    await this.#findZone(place, ++this.#turn);
  }

  forget(): void {
    this.#turn++;
  }

  async #findZone(place: GeoPoint, turn: number): Promise<void> {
    const [zone, shops] = await Promise.all([
      this.#deps.zones.anyShop(place),
      this.#deps.shops.list({ at: place, isOpen: true }, 1),
    ]);
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.zone = zone.ok ? zone.value : undefined;
      this.openShops = shops.ok ? shops.value.total : undefined;
    });
  }

  async #findAddress(place: GeoPoint, turn: number): Promise<void> {
    const name = placeName(await this.#deps.geocoder.find(place));
    if (turn === this.#turn) this.#deps.onAnswer(place, name.ok ? name.value : undefined);
  }
}
