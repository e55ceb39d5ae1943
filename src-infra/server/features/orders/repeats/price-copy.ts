import { isInZone } from '@domain/catalog/index.ts';
import { currencyId } from '@domain/kernel/ids.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { missingToMinimum, type DeliveryType, type RepeatObstacle } from '@domain/orders/index.ts';
import { convertMoney, decimalOfMinor } from '@domain/pricing/index.ts';
import { sellableStock, settleCart, type CartGoods, type CartRecord } from '../../carts/index.ts';
import { priceCheckout, type PricedCheckout } from '../../pricing/index.ts';
import type { OrderCollaborators } from '../order-collaborators.ts';
import type { OrderRecord } from '../order-record.ts';
import type { Orders } from '../orders.ports.ts';
import { piecesOf } from '../order-rows.ts';
import { copiedCart } from './copied-cart.ts';

/** An order at today's prices, without its coupon and tip. */
export type PricedCopy = PricedCheckout & {
  readonly cart: CartRecord;
  readonly goods: CartGoods;
  readonly pieces: ReadonlyMap<number, number>;
  /** The id of the payment in cash. */
  readonly cash: number;
};

/**
 * Prices an order as it can be placed now, or says why it cannot; does not look at the clock of the shop. The stocks
 * are those of the catalog, unless `lockStocks` is given.
 */
export type PriceCopy = (
  order: OrderRecord,
  lockStocks?: Orders['lockStocks'],
) => Promise<Result<PricedCopy, RepeatObstacle>>;

type Deps = Pick<OrderCollaborators, 'cartService' | 'catalogues' | 'reference' | 'clock'>;

export const createPriceCopy =
  ({ cartService, catalogues, reference, clock }: Deps): PriceCopy =>
  async (order, lockStocks) => {
    if (order.refunds.some(({ status, lines }) => status === 'accepted' && lines === null)) return err('refunded');
    const known = await reference();
    const currency = known.activeCurrency(currencyId(order.currency_id));
    if (!currency || currency.scale !== order.scale) return err('currency');
    const cash = known.payments.find(({ tag }) => tag === 'cash')?.id;
    if (cash === undefined) return err('no-cash');
    const found = await cartService.goodsOf(order.shop_id, currency);
    if (!found) return err('closed');
    const goods: CartGoods = { ...found, catalogue: await catalogues.fresh(order.shop_id) };
    const at = clock.now();
    const wanted = { ...copiedCart(order, at), rate: currency.rate };
    const { cart } = settleCart(wanted, goods, at);
    const left = piecesOf(cart);
    if ([...piecesOf(wanted).keys()].some((stockId) => !left.has(stockId))) return err('gone');
    const locked = await lockStocks?.([...left.keys()].sort((one, other) => one - other));
    const supplyOf = (stockId: number): number =>
      (locked ? locked.get(stockId) : sellableStock(goods, stockId)?.stock.quantity) ?? 0;
    if ([...left].some(([stockId, pieces]) => supplyOf(stockId) < pieces)) return err('sold-out');

    const type = order.delivery_type as DeliveryType;
    const { latitude, longitude } = order;
    const place = latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
    if (type === 'delivery' && !(place && isInZone(goods.shop.zone, place))) return err('outside-zone');
    const checkout = priceCheckout(
      { cart, goods },
      { delivery: { type, place, pointPrice: undefined }, slot: null, coupon: undefined, tips: undefined },
      known,
    );
    const { shop, base } = goods;
    const minimum = convertMoney(decimalOfMinor(shop.minAmount, base.scale), currency.rate, currency.scale);
    if (missingToMinimum(checkout.priced.totals.price, minimum)) return err('below-minimum');
    return ok({ ...checkout, cart, goods, pieces: left, cash });
  };
