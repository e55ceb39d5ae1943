import { CUTLERY_MAX, HANDOVER_WAYS, noHandover, type Handover, type Recipient } from '@domain/orders/index.ts';
import { asInteger, asRecord, asText } from '../drivers/http/wire.ts';

/** ORDER-9: reads the handover of an order, or of a stored draft; servers without the extension send none. */
export const toHandover = (value: unknown): Handover => {
  const dto = asRecord(value);
  return {
    way: HANDOVER_WAYS.find((way) => way === dto['way']) ?? noHandover.way,
    note: asText(dto['note']),
    cutlery: Math.min(CUTLERY_MAX, Math.max(0, asInteger(dto['cutlery']))),
    recipient: toRecipient(dto['recipient']),
  };
};

/** One without a name yet stays: the customer is still typing. */
export const toRecipient = (value: unknown): Recipient | undefined => {
  const dto = asRecord(value);
  return dto['name'] === undefined ? undefined : { name: asText(dto['name']), phone: asText(dto['phone']) };
};
