import { checkPhone, type FieldFault } from '../identity/index.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { typedWhole } from '../kernel/typed-whole.ts';
import { decimal, noMoney, type Decimal, type Money, type Scale } from '../pricing/index.ts';
import { checkShopTexts, type ShopTextFault } from './check-shop-texts.ts';
import type { LeadSpan, ShopApplication, ShopApplicationDraft } from './shop-application.ts';
import { typedNumber } from './typed-number.ts';
import { typedShopAmount } from './shop-amount.ts';
import { checkZone, type ZoneFault } from './zone.ts';

/** The longest delivery time, in its unit. */
export const LEAD_MAX = 1000;
const TAX_MAX = 100;

/** An amount field of the form. */
export type ApplicationAmount = 'fee' | 'feePerKm' | 'minimum';
/** A field of the form that does not depend on the language. */
export type ApplicationField = 'phone' | ApplicationAmount | 'taxPercent' | 'leadFrom' | 'leadTo' | 'logo' | 'location';
/** A fault of one field, or of the texts. */
export type ApplicationFault =
  | ShopTextFault
  | { readonly kind: FieldFault['kind'] | 'too-large' | 'too-many-decimals'; readonly field: ApplicationField }
  | (ZoneFault & { readonly field: 'zone' });

/**
 * ACCOUNT-7a, ACCOUNT-7e: Returns the application, or all faults in the order of the form. With `language`, the name
 * and the address in it are required.
 */
export const checkShopApplication = (
  draft: ShopApplicationDraft,
  scale: Scale,
  language?: string,
): Result<ShopApplication, readonly ApplicationFault[]> => {
  const { texts, faults: textFaults } = checkShopTexts(draft.texts, language);
  const faults: ApplicationFault[] = [...textFaults];
  const amountOf = (field: ApplicationAmount): Money => {
    const amount = typedShopAmount(draft[field], scale);
    if (amount.ok) return amount.value;
    faults.push({ field, kind: amount.error });
    return noMoney(scale);
  };
  const phone = phoneOf(draft.phone, faults);
  const tariff = { base: amountOf('fee'), perKm: amountOf('feePerKm') };
  const minimum = amountOf('minimum');
  const taxPercent = percentOf(draft.taxPercent, faults);
  const lead = leadOf(draft, faults);
  // Pictures are distinguished only by their order (contract 3.15).
  if (draft.cover !== undefined && draft.logo === undefined) faults.push({ field: 'logo', kind: 'required' });
  if (!draft.location) faults.push({ field: 'location', kind: 'required' });
  else if (draft.zone) {
    const zone = checkZone(draft.zone, draft.location);
    if (!zone.ok) faults.push({ ...zone.error, field: 'zone' });
  }
  if (faults.length > 0 || !lead) return err(faults);
  const { kind, location, zone, logo, cover, documents, categories, tags } = draft;
  const choices = { kind, location, zone, logo, cover, documents, categories, tags };
  return ok({ ...choices, texts, phone, tariff, minimum, taxPercent, lead });
};

/** ACCOUNT-7b: Whether the minimum delivery time does not exceed the maximum. */
export const isLeadSpan = ({ from, to }: Pick<LeadSpan, 'from' | 'to'>): boolean => from <= to;

const phoneOf = (typed: string, faults: ApplicationFault[]): string | undefined => {
  if (typed.trim() === '') return undefined;
  const checked = checkPhone(typed);
  if (checked.ok) return checked.value;
  faults.push({ field: 'phone', kind: checked.error.kind });
  return undefined;
};

/** An empty field is zero. */
const percentOf = (typed: string, faults: ApplicationFault[]): Decimal => {
  const read = typedNumber(typed.trim() || '0', TAX_MAX);
  if (read.ok) return read.value;
  faults.push({ field: 'taxPercent', kind: read.error });
  return decimal(0);
};

const leadOf = (
  { leadFrom, leadTo, leadUnit }: ShopApplicationDraft,
  faults: ApplicationFault[],
): LeadSpan | undefined => {
  const [from, to] = [wholeOf(leadFrom, 'leadFrom', faults), wholeOf(leadTo, 'leadTo', faults)];
  if (from === undefined || to === undefined) return undefined;
  if (isLeadSpan({ from, to })) return { from, to, unit: leadUnit };
  faults.push({ field: 'leadTo', kind: 'invalid' });
  return undefined;
};

const wholeOf = (typed: string, field: 'leadFrom' | 'leadTo', faults: ApplicationFault[]): number | undefined => {
  const whole = typedWhole(typed);
  if (whole !== undefined && whole <= LEAD_MAX) return whole;
  faults.push({ field, kind: typed.trim() === '' ? 'required' : whole === undefined ? 'invalid' : 'too-large' });
  return undefined;
};
