import { err, ok, type Result } from '@domain/kernel/result.ts';
import { handoverFaults, noHandover, storedHandover, type Handover, type HandoverFault } from '@domain/orders/index.ts';
import { fieldRefused, type Refusal } from '../response/index.ts';
import type { ApiCall } from '../handler.ts';

const FIELDS: Readonly<Record<HandoverFault, string>> = {
  note: 'handover.note',
  cutlery: 'handover.cutlery',
  'recipient-name': 'handover.recipient.name',
  'recipient-phone': 'handover.recipient.phone',
};

/** ORDER-9g: reads what travels with an order, or names its first invalid field; what is picked up has cutlery only. */
export const readHandover = (
  sent: ApiCall<'placeOrder'>['params']['handover'],
  isDelivery: boolean,
): Result<Handover, Refusal> => {
  const handover: Handover = {
    ...noHandover,
    cutlery: sent?.cutlery ?? 0,
    ...(isDelivery && {
      way: sent?.way ?? noHandover.way,
      note: sent?.note ?? '',
      recipient: sent?.recipient && { name: sent.recipient.name, phone: sent.recipient.phone },
    }),
  };
  const [fault] = handoverFaults(handover);
  return fault ? err(fieldRefused(FIELDS[fault], 'FIELD_INVALID')) : ok(storedHandover(handover));
};
