import * as fc from 'fast-check';

const segmentArb = fc.constantFrom(
  'orders',
  'checkout',
  'profile',
  'settings',
  'help',
  'be-seller',
  'login',
  'welcome',
  'restaurant',
  'shop',
  '12',
  '_app',
  'notification',
  'Orders',
  'loginer',
  'parcel-checkout',
);
const endArb = fc.constantFrom('', '', '?next=/orders/1', '#top', '?q=1#x');

/** Paths of the app and similar ones, with queries and fragments, with and without a trailing slash. */
export const pagePathArb: fc.Arbitrary<string> = fc
  .record({ segments: fc.array(segmentArb, { maxLength: 3 }), slash: fc.constantFrom('', '', '/'), end: endArb })
  .map(({ segments, slash, end }) => `/${segments.join('/')}${segments.length > 0 ? slash : ''}${end}`);

const PIECES = [
  '/',
  '\\',
  '//',
  '.',
  '..',
  '%2e',
  '%2E',
  '@',
  ':',
  'evil.example',
  'javascript:',
  'https:',
  'data:',
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u0085',
  '\ud800',
  '%2f',
  '%5c',
  ' ',
  '?',
  '#',
  'a',
  'login',
] as const;

/** Hostile values of `next=` that would lead customers away. */
export const hostilePathArb: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('', '/', '/'), fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }))
  .map(([start, parts]) => start + parts.join(''));
