import type { DaysOffFault, DeliveryTermsFault, HoursFault } from '@domain/menu/index.ts';
import type { MenuFault } from '../../features/menu/index.ts';
import type { TextKey } from '../../foundation/messages/index.ts';
import { refused, type FieldTexts, type Refusal } from '../response/index.ts';

type Fault = {
  readonly kind: MenuFault['kind'] | DeliveryTermsFault['kind'] | HoursFault['kind'] | DaysOffFault['kind'];
};

/** 400 with the text of every fault beside the name of its field. */
export const faultsRefused = <Each extends Fault>(faults: readonly Each[], nameOf: (fault: Each) => string): Refusal =>
  refused('ERROR_400', {
    params: faults.reduce<FieldTexts>((texts, fault) => {
      const field = nameOf(fault);
      const text = { text: TEXTS[fault.kind], args: { field: wordOf(field) } };
      return { ...texts, [field]: [...(texts[field] ?? []), text] };
    }, {}),
  });

/** A product's field as the API names it: texts with their language, prices and pieces with their variant. */
export const productFieldName = (fault: MenuFault): string => {
  const { field } = fault;
  if ('locale' in fault && fault.locale !== undefined) return `${field}.${fault.locale}`;
  const name = NAMES[field] ?? field;
  return 'stock' in fault && fault.stock !== undefined ? `stocks.${fault.stock}.${name}` : name;
};

export const termsFieldName = ({ field }: DeliveryTermsFault): string => NAMES[field] ?? field;

export const hoursFieldName = ({ day, span }: HoursFault): string => (span === undefined ? day : `${day}.${span}`);

const NAMES: Readonly<Record<string, string>> = {
  category: 'category_id',
  min: 'min_qty',
  max: 'max_qty',
  declared: 'dietary_declared',
  mayContain: 'may_contain',
  image: 'img',
  fee: 'price',
  feePerKm: 'price_per_km',
  minimum: 'min_amount',
  deposit: 'packaging_deposit',
  leadFrom: 'delivery_time_from',
  leadTo: 'delivery_time_to',
  leadUnit: 'delivery_time_type',
};

const TEXTS: Readonly<Record<Fault['kind'], TextKey>> = {
  required: 'FIELD_REQUIRED',
  empty: 'FIELD_REQUIRED',
  invalid: 'FIELD_INVALID',
  contradiction: 'FIELD_INVALID',
  overlap: 'FIELD_INVALID',
  order: 'FIELD_INVALID',
  past: 'FIELD_INVALID',
  unknown: 'FIELD_UNKNOWN',
  low: 'FIELD_INVALID',
  'too-small': 'FIELD_INVALID',
  'too-large': 'FIELD_INVALID',
  'too-long': 'FIELD_INVALID',
  'too-many-decimals': 'FIELD_INVALID',
  many: 'FIELD_INVALID',
};

const wordOf = (field: string): string => field.replaceAll(/[._]/g, ' ');
