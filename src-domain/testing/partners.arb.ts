import * as fc from 'fast-check';
import { categoryId } from '../kernel/ids.ts';
import {
  circleAround,
  LEAD_UNITS,
  type ShopApplication,
  type ShopApplicationDraft,
  type ShopTexts,
} from '../partners/index.ts';
import { decimalOfMinor, majorOf, type Decimal, type Scale } from '../pricing/index.ts';
import { geoPointArb } from './catalog.arb.ts';
import { percentArb } from './money.arb.ts';

const LOCALES = ['en', 'ar', 'de'] as const;
const emptyTexts: ShopTexts = { title: '', description: '', address: '' };

const writtenArb: fc.Arbitrary<ShopTexts> = fc.record({
  title: fc.constantFrom('Nadia’s Table', ' شواء ', '宫保'),
  description: fc.constantFrom('', 'Stews from home', ' Борщ '),
  address: fc.constantFrom('4 Canal Street', ' شارع الملك ', 'Q1'),
});

/** Texts in the first language, often in others as well; those may have no address, or be empty. */
const textsArb: fc.Arbitrary<Readonly<Record<string, ShopTexts>>> = fc
  .tuple(
    writtenArb,
    fc.array(fc.tuple(writtenArb, fc.constantFrom('whole', 'no-address', 'nothing')), {
      maxLength: LOCALES.length - 1,
    }),
  )
  .map(([first, others]) => {
    const said = others.map(([texts, how]) =>
      how === 'nothing' ? emptyTexts : how === 'no-address' ? { ...texts, address: '' } : texts,
    );
    return Object.fromEntries([first, ...said].map((texts, index) => [LOCALES[index] ?? '', texts]));
  });

/** With a comma, in Arabic digits, with spaces around it. */
const WRITTEN: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => value.replace('.', ','),
  (value) => value.replace('.', '٫').replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
  (value) => ` ${value} `,
];

/** Numbers as people type them; zero is empty. */
const typedArb = (number: fc.Arbitrary<Decimal>): fc.Arbitrary<string> =>
  fc.tuple(number, fc.constantFrom(...WRITTEN)).map(([value, write]) => write(value === '0' ? '' : value));

const amountArb = (scale: Scale): fc.Arbitrary<string> =>
  typedArb(
    fc
      .oneof(fc.integer({ min: 0, max: 5000 }), fc.constantFrom(0, 10 ** (9 + scale)))
      .map((minor) => decimalOfMinor(minor, scale)),
  );

/** Valid forms in a currency of this scale, filled in every way. */
export const shopApplicationDraftArb = (scale: Scale): fc.Arbitrary<ShopApplicationDraft> =>
  fc
    .record({
      texts: textsArb,
      kind: fc.constantFrom('restaurant' as const, 'shop' as const),
      place: fc
        .tuple(geoPointArb, fc.boolean())
        .filter(([{ latitude }]) => Math.abs(latitude) < 80)
        .map(([location, isZoned]) => ({ location, zone: isZoned ? circleAround(location) : undefined })),
      pictures: fc.integer({ min: 0, max: 2 }),
      documents: fc.constantFrom([], ['shop-documents/licence.webp']),
      categories: fc.uniqueArray(fc.integer({ min: 1, max: 3 }).map(categoryId), { maxLength: 3 }),
      tags: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
      phone: fc.constantFrom('', ' ', '31612345678', '+31 6 1234 5678'),
      fee: amountArb(scale),
      feePerKm: amountArb(scale),
      minimum: amountArb(scale),
      taxPercent: typedArb(percentArb),
      lead: fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 })),
      leadUnit: fc.constantFrom(...LEAD_UNITS),
    })
    .map(({ pictures, lead, place, ...form }) => ({
      ...form,
      ...place,
      logo: pictures > 0 ? 'shops/logo/table.webp' : undefined,
      cover: pictures > 1 ? 'shops/background/table.webp' : undefined,
      leadFrom: String(Math.min(...lead)),
      leadTo: ` ${Math.max(...lead)}`,
    }));

/** ACCOUNT-7a: Returns the form that says the same as an application. */
export const applicationFormOf = ({
  texts,
  phone = '',
  tariff,
  minimum,
  taxPercent,
  lead,
  ...choices
}: ShopApplication): ShopApplicationDraft => ({
  ...choices,
  texts,
  phone,
  fee: majorOf(tariff.base),
  feePerKm: majorOf(tariff.perKm),
  minimum: majorOf(minimum),
  taxPercent,
  leadFrom: String(lead.from),
  leadTo: String(lead.to),
  leadUnit: lead.unit,
});
