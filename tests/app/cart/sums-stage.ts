import { observable, runInAction } from 'mobx';
import type { DeliveryAddress } from '@domain/addresses/index.ts';
import { lineAt, type InsertEntry, type LineKey, lineKey } from '@domain/cart/index.ts';
import type { Shop } from '@domain/catalog/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { addMoney, decimal, money, noMoney, sumMoney, type Totals } from '@domain/pricing/index.ts';
import { lineAmounts } from '@domain/pricing/index.ts';
import type { CartViewModel } from '@app/features/cart/index.ts';
import { CartSumsViewModel } from '@app/features/cart/cart-sums.view-model.ts';
import { createDataCache } from '@app/data/index.ts';
import { shopOf } from '../checkout/stage.ts';

export const HOME: DeliveryAddress = {
  text: '12 Harbour Street',
  location: { latitude: 52.37, longitude: 4.88 },
  floor: '',
  house: '',
  entrance: '',
  comment: '',
};

type Given = {
  readonly shop?: Partial<Shop>;
  readonly address?: DeliveryAddress | undefined;
  readonly totals?: Partial<Totals>;
  readonly failure?: RemoteFailure;
  /** Of the settings; without one nothing can be said before the server has answered. */
  readonly serviceFee?: string;
  /** What every answer waits for. */
  readonly answering?: () => Promise<unknown>;
};

/** The sums of a cart over a server that adds 2.52 for delivery and 1.00 for its service. */
export const sumsOf = (cart: CartViewModel, given: Given = {}) => {
  const address = observable.object<{ chosen: DeliveryAddress | undefined }>(
    { chosen: 'address' in given ? given.address : HOME },
    {},
    { deep: false },
  );
  const currency = observable({ id: 1 });
  const asked: string[] = [];
  const server = { failure: given.failure };
  const price = async (
    entries: readonly InsertEntry[],
    isDelivered: boolean,
  ): Promise<Result<Totals, RemoteFailure>> => {
    const keys: readonly LineKey[] = entries.map((entry) => lineKey(entry));
    const lines = keys.flatMap((key) => lineAt(cart.cart, key) ?? []);
    const amounts = lines.map(({ item, quantity, addons }) => lineAmounts(item.price, quantity, addons));
    await given.answering?.();
    if (server.failure) return err(server.failure);
    const none = noMoney(2);
    const sum = (of: 'gross' | 'discount' | 'net') =>
      sumMoney(
        amounts.map((each) => each[of]),
        2,
      );
    const [delivery, service] = [isDelivered ? money(252, 2) : none, money(100, 2)];
    return ok({
      price: sum('gross'),
      discount: sum('discount'),
      recipeDiscount: none,
      recipeCount: 0,
      shopTax: none,
      delivery,
      service,
      waiter: none,
      coupon: none,
      tips: none,
      deposit: none,
      total: addMoney(addMoney(sum('net'), delivery), service),
      ...given.totals,
    });
  };
  const vm = new CartSumsViewModel({
    cart,
    prices: {
      ofLines: (shop, entries, place) => {
        asked.push(
          `lines of shop ${shop}: ${entries.map(({ stockId, quantity }) => `${quantity} × ${stockId}`).join()}`,
        );
        return price(entries, place !== undefined);
      },
      ofCart: (id, place) => {
        asked.push(`cart ${id}`);
        return price(
          cart.lines.map(({ stockId, quantity, addons }) => ({ stockId, quantity, addons })),
          place !== undefined,
        );
      },
    },
    address,
    cache: createDataCache(),
    queries: { shop: (id) => ({ key: ['shop', id], load: async () => ok(shopOf(given.shop)) }) },
    serviceFee: () => given.serviceFee ?? '',
    currency: () => ({ rate: decimal('1'), scale: 2 }),
    scope: () => ['en', currency.id],
    delay: () => Promise.resolve(),
  });
  return {
    vm,
    asked,
    server,
    /** Another currency is shown from now on. */
    switchTo: (id: number) => runInAction(() => void (currency.id = id)),
    moveTo: (next: DeliveryAddress | undefined) => runInAction(() => void (address.chosen = next)),
  };
};
