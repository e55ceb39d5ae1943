import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isPlaced, latLngText, type Unplaced } from '@domain/addresses/index.ts';
import type { DeliveryZones } from '@domain/catalog/index.ts';

type Deps = { readonly zones: Pick<DeliveryZones, 'anyShop'> };

/** Addresses looked up when the list is shown; most people save far fewer. */
const CHECKED = 12;

/** ADDRESS-5: says before a saved address is chosen that no shop delivers there. */
export class ReachViewModel {
  readonly #deps: Deps;
  readonly #asked = new Set<string>();
  outside: ReadonlySet<string> = new Set();

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { outside: observableRef }, { autoBind: true });
  }

  isOutside(address: Unplaced): boolean {
    return isPlaced(address) && this.outside.has(latLngText(address.location));
  }

  /** Looks up the first addresses of the list, each place once. */
  async check(addresses: readonly Unplaced[]): Promise<void> {
    const places = addresses.filter(isPlaced).slice(0, CHECKED);
    await Promise.all(places.map(({ location }) => this.#checkPlace(location)));
  }

  async #checkPlace(location: Parameters<DeliveryZones['anyShop']>[0]): Promise<void> {
    const place = latLngText(location);
    if (this.#asked.has(place)) return;
    this.#asked.add(place);
    const zone = await this.#deps.zones.anyShop(location);
    if (!zone.ok) this.#asked.delete(place);
    else if (zone.value === 'outside') runInAction(() => (this.outside = new Set([...this.outside, place])));
  }
}
