import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx';
import type { DeliveryZones, GeoPoint, ZoneAnswer } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';

/**
 * ADDRESS-5: whether the shop delivers to the chosen location. An unknown answer blocks nothing: the server checks
 * every order.
 */
export class ZoneViewModel {
  answer: ZoneAnswer | undefined = undefined;
  readonly #zones: Pick<DeliveryZones, 'shop'>;
  #turn = 0;

  constructor({ zones }: { readonly zones: Pick<DeliveryZones, 'shop'> }) {
    this.#zones = zones;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Checks whenever the shop or the location changes, until the returned function is called. */
  follow(where: () => { readonly shop: ShopId | undefined; readonly at: GeoPoint | undefined }): () => void {
    return reaction(
      where,
      ({ shop, at }) => {
        if (shop !== undefined) void this.check(shop, at);
      },
      { fireImmediately: true, equals: compareStructural },
    );
  }

  async check(shop: ShopId, at: GeoPoint | undefined): Promise<void> {
    const turn = ++this.#turn;
    this.answer = undefined;
    if (!at) return;
    const outcome = await this.#zones.shop(shop, at);
    if (turn !== this.#turn) return;
    runInAction(() => (this.answer = outcome.ok ? outcome.value : undefined));
  }

  /** Records the zone refusal of an order without another request. */
  refuse(): void {
    this.#turn++;
    this.answer = 'outside';
  }
}
