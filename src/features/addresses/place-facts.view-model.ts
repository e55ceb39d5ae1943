import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { placeName, type ReverseGeocoder } from '@domain/addresses/index.ts';
import type { DeliveryZones, GeoPoint, ZoneAnswer } from '@domain/catalog/index.ts';

type Deps = {
  readonly zones: Pick<DeliveryZones, 'anyShop'>;
  readonly geocoder: ReverseGeocoder;
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Told the address of the place asked about last. */
  readonly onFound: (text: string) => void;
};

/** The address at a place, as far as it is known. */
type PlaceAddress = { readonly kind: 'asking' | 'not-found' } | { readonly kind: 'found'; readonly text: string };

/** A pin that is moved step by step is asked about where it comes to rest. */
const REST_MS = 300;

/** What is known of the place under the pin: its address, and whether anybody delivers there (ADDRESS-2, ADDRESS-5). */
export class PlaceFactsViewModel {
  address: PlaceAddress | undefined = undefined;
  zone: ZoneAnswer | undefined = undefined;
  readonly #deps: Deps;
  #turn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { address: observableRef }, { autoBind: true });
  }

  /** Answers to earlier questions no longer count, whenever they come. */
  async ask(place: GeoPoint | undefined): Promise<void> {
    const turn = ++this.#turn;
    this.address = place && { kind: 'asking' };
    if (!place) return void (this.zone = undefined);
    await this.#deps.delay(REST_MS);
    if (turn !== this.#turn) return;
    await Promise.all([this.#findZone(place, turn), this.#findAddress(place, turn)]);
  }

  /** Only whether anybody delivers there: its address is known. */
  async askZone(place: GeoPoint | undefined): Promise<void> {
    if (place) await this.#findZone(place, ++this.#turn);
  }

  forget(): void {
    this.#turn++;
  }

  async #findZone(place: GeoPoint, turn: number): Promise<void> {
    const outcome = await this.#deps.zones.anyShop(place);
    if (turn === this.#turn) runInAction(() => (this.zone = outcome.ok ? outcome.value : undefined));
  }

  async #findAddress(place: GeoPoint, turn: number): Promise<void> {
    const name = placeName(await this.#deps.geocoder.find(place));
    if (turn !== this.#turn) return;
    runInAction(() => (this.address = name.ok ? { kind: 'found', text: name.value } : { kind: 'not-found' }));
    if (name.ok) this.#deps.onFound(name.value);
  }
}
