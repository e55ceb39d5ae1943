import type { ApplicationFault, LeadSpan } from '@domain/partners/index.ts';
import { listItems, numbersOf, type Numbers, type TextKey, type Translate } from '../../i18n/index.ts';
import type { CornerPlace } from './zone.view-model.ts';

type Placed = Pick<CornerPlace, 'km' | 'direction'>;

/** How far a corner is from the door, and where: "2.3 km, north-east". */
export const whereText = ({ km, direction }: Placed, translate: Translate, numbers: Numbers): string =>
  translate('seller.where', { km: numbers.tenths(km), direction: translate(`seller.direction.${direction}`) });

/** A corner in words: "Corner 3, Station square, 2.3 km, north-east". */
export const cornerText = (index: number, place: CornerPlace, translate: Translate, language: string): string =>
  listItems(
    [
      translate('seller.corner', { number: String(index + 1) }),
      place.name,
      whereText(place, translate, numbersOf(language)),
    ],
    language,
  );

/** The time of a delivery as the language writes it: "20–40 min". */
export const leadText = ({ from, to, unit }: LeadSpan, language: string): string => {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, numberingSystem: 'latn' });
  return from === to ? format.format(to) : format.formatRange(from, to);
};

const FAULTS = {
  required: 'seller.fault.required',
  'too-short': 'seller.fault.short',
  'too-long': 'seller.fault.long',
  invalid: 'seller.fault.number',
  mismatch: 'seller.fault.number',
  'too-large': 'seller.fault.large',
  'too-many-decimals': 'seller.fault.decimals',
  'few-corners': 'seller.fault.few_corners',
  'many-corners': 'seller.fault.many_corners',
  'too-far': 'seller.fault.too_far',
  crossing: 'seller.fault.crossing',
  'shop-outside': 'seller.fault.outside',
} as const satisfies Record<ApplicationFault['kind'], TextKey>;

/** Returns what is wrong with a field and how to correct it. */
export const faultText = (fault: ApplicationFault, translate: Translate): string => {
  if (fault.field === 'phone') return translate('fault.phone_invalid');
  if (fault.field === 'logo') return translate('seller.fault.logo');
  if (fault.field === 'location') return translate('seller.fault.location');
  if (fault.field === 'leadTo' && fault.kind === 'invalid') return translate('seller.fault.lead');
  return translate(FAULTS[fault.kind]);
};
