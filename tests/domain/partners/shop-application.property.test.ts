import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import {
  APPLICATION_STEPS,
  checkShopApplication,
  circleAround,
  isLeadSpan,
  LEAD_MAX,
  LEAD_UNITS,
  SHOP_AMOUNT_MAX,
  SHOP_STATUSES,
  SHOP_TEXT_LIMITS,
  stepOfFault,
  typedShopAmount,
  type ApplicationFault,
  type ShopApplicationDraft,
} from '@domain/partners/index.ts';
import { addDecimals, decimal, decimalOfMinor, majorOf, typedDecimal, type Scale } from '@domain/pricing/index.ts';
import { applicationFormOf, decimalArb, scaleArb, shopApplicationDraftArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const formArb = scaleArb.chain((scale) => fc.tuple(fc.constant(scale), shopApplicationDraftArb(scale)));
const numberOf = (typed: string, decimals?: number) => typedDecimal(typed.trim() || '0', decimals);

/** One thing wrong at a time, in the order of the form. */
type Damage = readonly [
  change: (draft: ShopApplicationDraft, scale: Scale) => Partial<ShopApplicationDraft>,
  fault: ApplicationFault,
];
const text =
  (field: 'title' | 'description' | 'address', said: string) =>
  ({ texts }: ShopApplicationDraft) => ({
    texts: { ...texts, en: { title: 'Ok', description: '', address: 'Ok', ...texts['en'], [field]: said } },
  });
const circleOf = (location: ShopApplicationDraft['location']) => (location ? circleAround(location) : []);
const tooFine = (scale: Scale): string => addDecimals(decimal(1), decimalOfMinor(1, scale + 1));
const DAMAGES: readonly Damage[] = [
  [text('title', ' '), { field: 'title', locale: 'en', kind: 'required' }],
  [text('title', 'x'), { field: 'title', locale: 'en', kind: 'too-short' }],
  [text('title', 'x'.repeat(192)), { field: 'title', locale: 'en', kind: 'too-long' }],
  [text('description', '🍜🍜'), { field: 'description', locale: 'en', kind: 'too-short' }],
  [text('description', 'x'.repeat(5001)), { field: 'description', locale: 'en', kind: 'too-long' }],
  [text('address', 'x'), { field: 'address', locale: 'en', kind: 'too-short' }],
  [text('address', 'x'.repeat(501)), { field: 'address', locale: 'en', kind: 'too-long' }],
  [
    ({ texts }) => ({
      texts: Object.fromEntries(Object.entries(texts).map(([locale, said]) => [locale, { ...said, address: ' ' }])),
    }),
    { field: 'address', kind: 'required' },
  ],
  [() => ({ phone: 'call me' }), { field: 'phone', kind: 'invalid' }],
  ...(['fee', 'feePerKm', 'minimum'] as const).flatMap((field): readonly Damage[] => [
    [() => ({ [field]: '-0.01' }), { field, kind: 'invalid' }],
    [() => ({ [field]: 'ten' }), { field, kind: 'invalid' }],
    [() => ({ [field]: '1000000001' }), { field, kind: 'too-large' }],
    [(_draft, scale) => ({ [field]: tooFine(scale) }), { field, kind: 'too-many-decimals' }],
  ]),
  [() => ({ taxPercent: '-1' }), { field: 'taxPercent', kind: 'invalid' }],
  [() => ({ taxPercent: '100.01' }), { field: 'taxPercent', kind: 'too-large' }],
  [() => ({ leadFrom: ' ' }), { field: 'leadFrom', kind: 'required' }],
  [() => ({ leadFrom: '1.5' }), { field: 'leadFrom', kind: 'invalid' }],
  [() => ({ leadFrom: '-1' }), { field: 'leadFrom', kind: 'invalid' }],
  [() => ({ leadTo: '1001' }), { field: 'leadTo', kind: 'too-large' }],
  [() => ({ leadFrom: '3', leadTo: '2' }), { field: 'leadTo', kind: 'invalid' }],
  [() => ({ location: undefined }), { field: 'location', kind: 'required' }],
  [() => ({ zone: [] }), { field: 'zone', kind: 'few-corners' }],
  [
    ({ zone, location }) => ({ zone: [...(zone ?? []), ...circleOf(location), ...circleOf(location)].slice(0, 11) }),
    { field: 'zone', kind: 'crossing' },
  ],
  [() => ({ logo: undefined, cover: 'shops/background/table.webp' }), { field: 'logo', kind: 'required' }],
];

describe('ACCOUNT-7 a shop application', () => {
  it('ACCOUNT-7a ACCOUNT-7c contains what the form says, trimmed', () => {
    fc.assert(
      fc.property(formArb, ([scale, draft]) => {
        const checked = checkShopApplication(draft, scale);
        const application = checked.ok ? checked.value : undefined;
        expect(application).toMatchObject({
          kind: draft.kind,
          location: draft.location,
          zone: draft.zone,
          logo: draft.logo,
          cover: draft.cover,
          documents: draft.documents,
          categories: draft.categories,
          tags: draft.tags,
          phone: draft.phone.trim() === '' ? undefined : '31612345678',
          taxPercent: numberOf(draft.taxPercent),
          lead: { from: Number(draft.leadFrom), to: Number(draft.leadTo), unit: draft.leadUnit },
        });
        expect(
          [application?.tariff.base, application?.tariff.perKm, application?.minimum].map(
            (amount) => amount && majorOf(amount),
          ),
        ).toEqual([draft.fee, draft.feePerKm, draft.minimum].map((typed) => numberOf(typed, scale)));
        const said = Object.entries(draft.texts).filter(([, { title }]) => title !== '');
        expect(application?.texts).toEqual(
          Object.fromEntries(
            said.map(([locale, texts]) => [
              locale,
              { title: texts.title.trim(), description: texts.description.trim(), address: texts.address.trim() },
            ]),
          ),
        );
      }),
      runs(60, 4000),
    );
  });

  it('ACCOUNT-7a is the same after filling the form with it', () => {
    fc.assert(
      fc.property(formArb, ([scale, draft]) => {
        const checked = checkShopApplication(draft, scale);
        expect(checked.ok && checkShopApplication(applicationFormOf(checked.value), scale)).toEqual(checked);
      }),
      runs(40, 4000),
    );
  });

  it('ACCOUNT-7a ACCOUNT-7b ACCOUNT-7d ACCOUNT-7e reports each fault and nothing else', () => {
    fc.assert(
      fc.property(formArb, fc.constantFrom(...DAMAGES), ([scale, draft], [change, fault]) => {
        expect(checkShopApplication({ ...draft, ...change(draft, scale) }, scale)).toEqual(err([fault]));
      }),
      runs(120, 8000),
    );
  });

  it('ACCOUNT-7a reports all faults in the order of the form', () => {
    const nothing: Omit<ShopApplicationDraft, 'kind' | 'leadUnit'> = {
      texts: { en: { title: '', description: '', address: ' ' } },
      phone: '1',
      fee: 'x',
      feePerKm: '',
      minimum: '0.001',
      taxPercent: '101',
      leadFrom: '',
      leadTo: 'soon',
      location: undefined,
      zone: [],
      logo: undefined,
      cover: 'c.webp',
      documents: [],
      categories: [],
      tags: [],
    };
    const checked = checkShopApplication({ ...nothing, kind: 'shop', leadUnit: 'hour' }, 2);
    expect(checked.ok ? [] : checked.error.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      'title required',
      'address required',
      'phone invalid',
      'fee invalid',
      'minimum too-many-decimals',
      'taxPercent too-large',
      'leadFrom required',
      'leadTo invalid',
      'logo required',
      'location required',
    ]);
  });

  it('ACCOUNT-7d requires the name and the address in one language where one is given', () => {
    fc.assert(
      fc.property(formArb, fc.constantFrom('en', 'ar', 'de', 'fr'), ([scale, draft], language) => {
        const { title = '', address = '' } = draft.texts[language] ?? {};
        const missing = [
          ...(title.trim() === '' ? [{ field: 'title', locale: language, kind: 'required' }] : []),
          ...(address.trim() === '' ? [{ field: 'address', locale: language, kind: 'required' }] : []),
        ];
        const checked = checkShopApplication(draft, scale, language);
        expect(checked.ok ? [] : checked.error).toEqual(missing);
      }),
      runs(60, 2000),
    );
  });

  it('ACCOUNT-7h has a step for each fault, names and phone first', () => {
    fc.assert(
      fc.property(formArb, fc.constantFrom(...DAMAGES), ([scale, draft], [change, fault]) => {
        const checked = checkShopApplication({ ...draft, ...change(draft, scale) }, scale, 'en');
        const steps = checked.ok ? [] : checked.error.map((known) => stepOfFault(known, 'en'));
        expect(steps).toContain(stepOfFault(fault, 'en'));
        expect(steps.every((step) => APPLICATION_STEPS.includes(step))).toBe(true);
      }),
      runs(60, 2000),
    );
    expect(stepOfFault({ field: 'title', locale: 'en', kind: 'required' }, 'en')).toBe('basics');
    expect(stepOfFault({ field: 'title', locale: 'de', kind: 'required' }, 'en')).toBe('texts');
  });

  it('ACCOUNT-7d accepts texts and numbers up to their limits', () => {
    const limits = Object.values(SHOP_TEXT_LIMITS).flatMap(({ min, max }) => [min, max]);
    expect([...limits, LEAD_MAX, SHOP_AMOUNT_MAX]).toEqual([2, 191, 3, 5000, 2, 500, 1000, 1_000_000_000]);
    const texts = {
      en: { title: '🍜'.repeat(191), description: '', address: 'é'.repeat(500) },
      ar: { title: 'مر', description: 'ض'.repeat(5000), address: '' },
    };
    const draft: ShopApplicationDraft = {
      texts,
      phone: '',
      fee: '1000000000',
      feePerKm: '0',
      minimum: '',
      taxPercent: '100',
      leadFrom: '0',
      leadTo: '1000',
      leadUnit: 'minute',
      kind: 'shop',
      location: { latitude: 52.371, longitude: 4.889 },
      zone: undefined,
      logo: undefined,
      cover: undefined,
      documents: [],
      categories: [],
      tags: [],
    };
    expect(checkShopApplication(draft, 3)).toMatchObject(
      ok({ texts, taxPercent: '100', lead: { from: 0, to: 1000 }, tariff: { base: { minor: 1_000_000_000_000 } } }),
    );
  });

  it('ACCOUNT-7b ACCOUNT-7c requires ascending times and amounts that the currency can express', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), (from, to) => {
        expect(isLeadSpan({ from, to })).toBe(from <= to);
      }),
      runs(20),
    );
    fc.assert(
      fc.property(decimalArb(-3, 30, 3), scaleArb, (typed, scale) => {
        const digits = typed.split('.')[1]?.length ?? 0;
        const amount = typedShopAmount(typed, scale);
        expect(amount.ok ? majorOf(amount.value) : amount.error).toBe(
          typed.startsWith('-') ? 'invalid' : digits <= scale ? typed : 'too-many-decimals',
        );
      }),
      runs(60, 4000),
    );
  });

  it('ACCOUNT-7 uses the contract’s words for time units and statuses', () => {
    expect([LEAD_UNITS, SHOP_STATUSES]).toEqual([
      ['minute', 'hour', 'day', 'month'],
      ['new', 'edited', 'approved', 'rejected', 'inactive'],
    ]);
  });
});
