import { isDirectTag, type DirectTag } from './direct-tag.ts';

/** Providers with pages of their own (contract 3.11). */
export const PROVIDER_TAGS = [
  'stripe',
  'razorpay',
  'paystack',
  'moyasar',
  'paytabs',
  'mercado-pago',
  'flutterWave',
  'paypal',
] as const;
/** The normalized tag of a provider. */
export type ProviderTag = (typeof PROVIDER_TAGS)[number];

/** The meaning of a tag; an unknown one is shown by its name. */
export type PaymentWay =
  | { readonly kind: 'direct'; readonly tag: DirectTag }
  | { readonly kind: 'provider'; readonly tag: ProviderTag }
  | { readonly kind: 'other'; readonly name: string };

/** Some servers spell these providers differently; calls to such a server keep its spelling. */
const ALIASES: readonly (readonly [alias: string, tag: ProviderTag])[] = [
  ['flutter-wave', 'flutterWave'],
  ['moya-sar', 'moyasar'],
];

/** PAY-2a: Reads a tag of the server, aliases included; undefined for a blank one. */
export const readPaymentTag = (text: string): PaymentWay | undefined => {
  const name = text.trim();
  if (name === '') return undefined;
  if (isDirectTag(name)) return { kind: 'direct', tag: name };
  const written = ALIASES.find(([alias]) => alias === name)?.[1] ?? name;
  const tag = PROVIDER_TAGS.find((known) => known === written);
  return tag ? { kind: 'provider', tag } : { kind: 'other', name };
};
