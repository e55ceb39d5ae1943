import type { ReceiptLine } from '@domain/orders/index.ts';
import { addMoney, sumMoney, type Money, type Scale } from '@domain/pricing/index.ts';
import { asMoney, asRecord, listOf, type Wire } from '../drivers/http/wire.ts';
import { ownDetails, toLine } from './order-lines-wire.ts';

/** The lines of a receipt; add-ons are part of the line that they were bought with. */
export const toReceiptLines = (details: unknown, scale: Scale): readonly ReceiptLine[] =>
  ownDetails(details).map((detail) => toReceiptLine(detail, scale));

const toReceiptLine = (dto: Wire, scale: Scale): ReceiptLine => {
  const { id, title, options, quantity, isBonus, replacement, addons } = toLine(dto, scale, () => undefined);
  const parts = [dto, ...listOf(dto['addons'], asRecord)];
  const sumOf = (field: string): Money =>
    sumMoney(
      parts.map((part) => asMoney(part[field], scale)),
      scale,
    );
  const tax = sumOf('tax');
  return {
    id,
    title,
    options,
    quantity,
    isBonus,
    replacement,
    addons,
    tax,
    gross: addMoney(sumOf('origin_price'), tax),
  };
};
