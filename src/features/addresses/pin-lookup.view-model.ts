import { makeAutoObservable, runInAction } from 'mobx';
import { placeName, type ReverseGeocoder } from '@domain/addresses/index.ts';
import {
  deliveryRangeTo,
  type DeliveryRange,
  type DeliveryZones,
  type GeoPoint,
  type ShopDirectory,
  type ShopFilter,
  type ZoneAnswer,
} from '@domain/catalog/index.ts';

type Deps = {
  readonly zones: Pick<DeliveryZones, 'anyShop' | 'away'>;
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
  /** What their deliveries cost and take. */
  range: DeliveryRange | undefined = undefined;
  /** The kilometers to the closest zone. */
  away: number | undefined = undefined;
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
    const [zone, reached] = await Promise.all([this.#deps.zones.anyShop(place), this.#reach(place)]);
    const isOutside = zone.ok && zone.value === 'outside';
    const away = isOutside ? await this.#deps.zones.away(place) : undefined;
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.zone = zone.ok ? zone.value : undefined;
      this.openShops = reached?.total;
      this.range = reached?.range;
      this.away = away?.ok ? away.value : undefined;
    });
  }

  /** The open shops: the cheapest come first and the dearest last, so that both ends of the list are the range. */
  async #reach(
    place: GeoPoint,
  ): Promise<{ readonly total: number; readonly range: DeliveryRange | undefined } | undefined> {
    const { shops } = this.#deps;
    const open: ShopFilter = { at: place, isOpen: true };
    const [cheapest, fastest] = await Promise.all([
      shops.list({ ...open, order: 'delivery_fee' }, 1),
      shops.list({ ...open, order: 'fastest' }, 1),
    ]);
    if (!cheapest.ok || !fastest.ok) return undefined;
    const { total, lastPage, items } = cheapest.value;
    const dearest = lastPage > 1 ? await shops.list({ ...open, order: 'delivery_fee' }, lastPage) : undefined;
    if (dearest && !dearest.ok) return { total, range: undefined };
    return {
      total,
      range: deliveryRangeTo([...items, ...fastest.value.items, ...(dearest?.value.items ?? [])], place),
    };
  }

  async #findAddress(place: GeoPoint, turn: number): Promise<void> {
    const name = placeName(await this.#deps.geocoder.find(place));
    if (turn === this.#turn) this.#deps.onAnswer(place, name.ok ? name.value : undefined);
  }
}
