import { err, ok, type Result } from '../kernel/result.ts';
import { isLeadSpan, LEAD_MAX, LEAD_UNITS, typedShopAmount } from '../partners/index.ts';
import type { LeadSpan, LeadUnit } from '../partners/index.ts';
import { noMoney, type Money, type Scale } from '../pricing/index.ts';
import { typedPrice, wholeNumberOf, type NumberFault } from './read-numbers.ts';

/** What delivery costs and how long it takes, as typed. */
export type DeliveryTermsDraft = {
  readonly fee: string;
  readonly feePerKm: string;
  readonly minimum: string;
  /** ORDER-12: for one returnable box; empty offers none. */
  readonly deposit: string;
  readonly leadFrom: string;
  readonly leadTo: string;
  readonly leadUnit: string;
};
/** What delivery costs and how long it takes, in the base currency. */
export type DeliveryTerms = {
  readonly fee: Money;
  readonly feePerKm: Money;
  readonly minimum: Money;
  /** `undefined` offers no returnable boxes. */
  readonly deposit: Money | undefined;
  readonly lead: LeadSpan;
};
/** A field of the delivery terms that is wrong. */
export type DeliveryTermsFault = {
  readonly field: keyof DeliveryTermsDraft;
  readonly kind: NumberFault | 'low' | 'unknown';
};

/** OPS-6p: Returns the terms, or all faults in the order of the form, by the rules of an application (ACCOUNT-7). */
export const checkDeliveryTerms = (
  draft: DeliveryTermsDraft,
  scale: Scale,
): Result<DeliveryTerms, readonly DeliveryTermsFault[]> => {
  const faults: DeliveryTermsFault[] = [];
  const amountOf = (field: 'fee' | 'feePerKm' | 'minimum'): Money => {
    const amount = typedShopAmount(draft[field], scale);
    if (amount.ok) return amount.value;
    faults.push({ field, kind: amount.error });
    return noMoney(scale);
  };
  const amounts = { fee: amountOf('fee'), feePerKm: amountOf('feePerKm'), minimum: amountOf('minimum') };
  const deposit = draft.deposit.trim() === '' ? ok(undefined) : typedPrice(draft.deposit, scale);
  if (!deposit.ok) faults.push({ field: 'deposit', kind: deposit.error });
  const timeOf = (field: 'leadFrom' | 'leadTo'): number | undefined => {
    const read = wholeNumberOf(draft[field], { least: 0, most: LEAD_MAX });
    if (!read.ok) faults.push({ field, kind: read.error });
    return read.ok ? read.value : undefined;
  };
  const [from, to] = [timeOf('leadFrom'), timeOf('leadTo')];
  if (from !== undefined && to !== undefined && !isLeadSpan({ from, to }))
    faults.push({ field: 'leadTo', kind: 'low' });
  const unit = LEAD_UNITS.find((known) => known === draft.leadUnit);
  if (!unit) faults.push({ field: 'leadUnit', kind: 'unknown' });
  return faults.length > 0 || !deposit.ok
    ? err(faults)
    : ok({ ...amounts, deposit: deposit.value, lead: leadOf(from, to, unit) });
};

const leadOf = (from: number = 0, to: number = 0, unit: LeadUnit = 'minute'): LeadSpan => ({ from, to, unit });
