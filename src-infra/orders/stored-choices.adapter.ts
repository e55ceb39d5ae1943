import {
  noChoices,
  type CheckoutChoices,
  type ChoicesStore,
  type HandoverChoice,
  type TipChoice,
} from '@domain/checkout/index.ts';
import { reservationId, shopId } from '@domain/kernel/ids.ts';
import { parseDecimal } from '@domain/pricing/index.ts';
import { createStoredValue, jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';
import { asInteger, asRecord, asText, optionalNumber } from '../drivers/http/wire.ts';
import { toHandover } from './handover-wire.ts';
import { readMoney } from '../localization/stored-money.ts';
import { readSlot } from './stored-placement.adapter.ts';

/** ORDER-1: the choices at checkout, in this tab's session storage. */
export const createStoredChoices = ({ store }: { readonly store: TextStore }): ChoicesStore =>
  createStoredValue(
    store,
    {
      read: jsonCodec(readChoices).read,
      write: (choices) => (choices === noChoices ? undefined : JSON.stringify(choices)),
    },
    noChoices,
  );

const FULFILMENTS = ['pickup', 'dine_in'] as const;

const readChoices = (json: unknown): CheckoutChoices => {
  const dto = asRecord(json);
  const shop = optionalNumber(dto['shopId']);
  return {
    shopId: shop === undefined ? undefined : shopId(shop),
    fulfilment: FULFILMENTS.find((way) => way === dto['fulfilment']) ?? 'delivery',
    slot: readSlot(dto['slot']),
    phone: typed(dto['phone']),
    note: typed(dto['note']),
    handover: readHandover(dto['handover']),
    coupon: typed(dto['coupon']),
    tip: readTip(dto['tip']),
    paymentTag: typed(dto['paymentTag']),
    ...(dto['usesWalletShare'] === true && { usesWalletShare: true }),
    ...(dto['usesReturnableBoxes'] === true && { usesReturnableBoxes: true }),
    ...readTable(dto['table']),
  };
};

/** BOOKING-3d. */
const readTable = (json: unknown): Pick<CheckoutChoices, 'table'> => {
  const dto = asRecord(json);
  const [reservation, slot] = [asInteger(dto['reservation']), readSlot(dto['slot'])];
  if (reservation < 1 || !slot) return {};
  const [table, section] = [asText(dto['table']), asText(dto['section'])];
  return { table: { reservation: reservationId(reservation), table, section, slot } };
};

const typed = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const readHandover = (json: unknown): HandoverChoice => {
  const note = asRecord(asRecord(json)['note']);
  const instead = asRecord(note['instead']);
  const text = typed(note['text']);
  return {
    ...toHandover(json),
    note:
      text === undefined
        ? undefined
        : { text, instead: { text: asText(instead['text']), comment: asText(instead['comment']) } },
  };
};

const readTip = (json: unknown): TipChoice | undefined => {
  const dto = asRecord(json);
  if (dto['kind'] === 'none') return { kind: 'none' };
  if (dto['kind'] === 'percent') {
    const percent = parseDecimal(asText(dto['percent']));
    return percent.ok ? { kind: 'percent', percent: percent.value } : undefined;
  }
  const amount = dto['kind'] === 'own' ? readMoney(dto['amount']) : undefined;
  return amount && { kind: 'own', amount };
};
