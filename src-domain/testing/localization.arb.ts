import * as fc from 'fast-check';
import type { Language, Texts, TextsFailure } from '../localization/index.ts';
import type { SettingRow } from '../settings/index.ts';
import { hostileTextArb } from './text.arb.ts';

/** Languages of either direction. */
export const languageArb: fc.Arbitrary<Language> = fc.record({
  locale: fc.constantFrom('en', 'ar', 'de', 'fr', 'pt-BR'),
  title: fc.string({ maxLength: 5 }),
  direction: fc.constantFrom('ltr' as const, 'rtl' as const),
  isDefault: fc.boolean(),
});

/** The active languages of a server: distinct locales. */
export const languagesArb: fc.Arbitrary<readonly Language[]> = fc.uniqueArray(languageArb, {
  selector: ({ locale }) => locale,
  maxLength: 5,
});

const KEYS = [
  'ui_type',
  'payment_type',
  'otp_expire_time',
  'password_min',
  'group_order',
  'timezone',
  'api_extensions',
  'min_reservation_time',
  'social_auth_google',
  'unknown',
] as const;

/** Settings rows as servers send them, valid and invalid. */
export const settingRowArb: fc.Arbitrary<SettingRow> = fc.record({
  key: fc.constantFrom(...KEYS),
  value: fc.oneof(fc.constantFrom('0', '1', '2', '30'), hostileTextArb),
});

/** Few keys, some of them hostile, so that maps of texts overlap; some texts are blank. */
export const textsArb: fc.Arbitrary<Texts> = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom('cart.empty', 'header.back', 'home.title', '__proto__', 'constructor'),
      fc.constantFrom('Empty', 'Zurück', 'الرئيسية', '', ' '),
    ),
    { selector: ([key]) => key },
  )
  .map((entries) => Object.fromEntries(entries));

/** Failures of loading a file: server errors, refusals, timeouts, malformed answers. */
export const textsFailureArb: fc.Arbitrary<TextsFailure> = fc.oneof(
  fc
    .constantFrom(400, 403, 404, 429, 499, 500, 502, 503, 599)
    .map((status): TextsFailure => ({ kind: 'status', status })),
  fc.constantFrom<TextsFailure>({ kind: 'unreachable' }, { kind: 'malformed' }),
);
