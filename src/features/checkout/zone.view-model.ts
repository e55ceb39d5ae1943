import { makeAutoObservable, runInAction } from 'mobx';
import type { DeliveryZones, GeoPoint, ZoneAnswer } from '@domain/catalog/index.ts';
import type { ShopId } from '@domain/kernel/ids.ts';

/** ADDRESS-5: whether the shop delivers to the chosen place. Not to know is no obstacle: the server asks itself before it orders. */
export class ZoneViewModel {
  answer: ZoneAnswer | undefined = undefined;
  readonly #zones: Pick<DeliveryZones, 'shop'>;
  #turn = 0;

  constructor({ zones }: { readonly zones: Pick<DeliveryZones, 'shop'> }) {
    this.#zones = zones;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async check(shop: ShopId, at: GeoPoint | undefined): Promise<void> {
    const turn = ++this.#turn;
    this.answer = undefined;
    if (!at) return;
    const outcome = await this.#zones.shop(shop, at);
    if (turn !== this.#turn) return;
    runInAction(() => (this.answer = outcome.ok ? outcome.value : undefined));
  }

  /** What an order was refused for is known without asking. */
  refuse(): void {
    this.#turn++;
    this.answer = 'outside';
  }
}
