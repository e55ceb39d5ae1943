import { stockId, uuid, type Uuid } from '@domain/kernel/ids.ts';
import type { OrderAddon, OrderAmounts, OrderLine } from '@domain/orders/index.ts';
import { addMoney, negateMoney, sumMoney, type Money, type Scale } from '@domain/pricing/index.ts';
import { readOrderedChoice } from '@domain/substitution/index.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import {
  asBoolean,
  asInteger,
  asMoney,
  asRecord,
  asText,
  listOf,
  optionalText,
  translated,
  type Wire,
} from '../drivers/http/wire.ts';

/** The ordered lines with their add-ons; drops add-ons that a server also lists on their own. */
export const toLines = (details: unknown, scale: Scale, toImage: ToImage): readonly OrderLine[] =>
  ownDetails(details).map((detail) => toLine(detail, scale, toImage));

export const ownDetails = (details: unknown): readonly Wire[] =>
  listOf(details, asRecord).filter(
    (detail) => detail['parent'] === undefined || detail['parent'] === null || detail['parent'] === false,
  );

export const toLine = (dto: Wire, scale: Scale, toImage: ToImage): OrderLine => {
  const stock = asRecord(dto['stock']);
  const product = asRecord(stock['product']);
  const addons = listOf(dto['addons'], asRecord);
  const parts = [dto, ...addons];
  const sumOf = (field: string): Money =>
    sumMoney(
      parts.map((part) => asMoney(part[field], scale)),
      scale,
    );
  const total = sumOf('total_price');
  return {
    id: asInteger(dto['id']),
    stockId: stockId(asInteger(dto['stock_id'] ?? stock['id'])),
    product: toUuid(product['uuid']),
    title: translated(product, 'title'),
    options: listOf(stock['extras'], (extra) => asText(asRecord(extra)['value']))
      .filter(Boolean)
      .join(', '),
    image: toImage(product['img']),
    quantity: asInteger(dto['quantity']),
    isBonus: asBoolean(dto['bonus']),
    note: asText(dto['note']),
    replacement: readOrderedChoice(dto['replacement']),
    // Some servers send no price before discounts.
    gross: dto['origin_price'] === undefined ? total : addMoney(sumOf('origin_price'), sumOf('tax')),
    total,
    addons: addons.map(toAddon),
  };
};

const toUuid = (value: unknown): Uuid | undefined => {
  const text = optionalText(value);
  return text === undefined ? undefined : uuid(text);
};

const toAddon = (dto: Wire): OrderAddon => {
  const stock = asRecord(dto['stock']);
  return {
    stockId: stockId(asInteger(dto['stock_id'] ?? stock['id'])),
    title: translated(asRecord(stock['product']), 'title'),
    quantity: asInteger(dto['quantity']),
  };
};

/**
 * Contract 2.7: reads the parts as sent; the total is authoritative. A missing price of the items is computed from the
 * total.
 */
export const toAmounts = (dto: Wire, scale: Scale): OrderAmounts => {
  const amount = (field: string): Money => asMoney(dto[field], scale);
  const fees = {
    tax: amount('tax'),
    delivery: amount('delivery_fee'),
    service: amount('service_fee'),
    waiter: amount('waiter_fee'),
    tips: amount('tips'),
    deposit: amount('deposit'),
  };
  const discount = amount('total_discount');
  const coupon = asMoney(dto['coupon_price'] ?? dto['coupon_sum_price'] ?? asRecord(dto['coupon'])['price'], scale);
  const rest = sumMoney([amount('total_price'), discount, coupon, ...Object.values(fees).map(negateMoney)], scale);
  return { ...fees, discount, coupon, items: dto['origin_price'] === undefined ? rest : amount('origin_price') };
};
