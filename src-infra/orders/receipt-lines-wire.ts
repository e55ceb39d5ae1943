import type { ReceiptLine } from '@domain/orders/index.ts';
import { sumMoney, type Scale } from '@domain/pricing/index.ts';
import { asMoney, asRecord, listOf, type Wire } from '../drivers/http/wire.ts';
import { ownDetails, toLine } from './order-lines-wire.ts';

/** The lines of a receipt; add-ons are part of the line that they were bought with. */
export const toReceiptLines = (details: unknown, scale: Scale): readonly ReceiptLine[] =>
  ownDetails(details).map((detail) => toReceiptLine(detail, scale));

const toReceiptLine = (dto: Wire, scale: Scale): ReceiptLine => {
  const { id, title, options, quantity, isBonus, replacement, addons, gross } = toLine(dto, scale, () => undefined);
  const parts = [dto, ...listOf(dto['addons'], asRecord)];
  return {
    id,
    title,
    options,
    quantity,
    isBonus,
    replacement,
    addons,
    tax: sumMoney(
      parts.map((part) => asMoney(part['tax'], scale)),
      scale,
    ),
    gross,
  };
};
