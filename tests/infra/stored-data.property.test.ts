import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replicaId, shopId } from '@domain/kernel/ids.ts';
import { decimal } from '@domain/pricing/index.ts';
import type { Settings } from '@domain/settings/index.ts';
import { cartLineArb, hostileTextArb } from '@domain/testing/index.ts';
import { createStoredChosenAddress } from '@infra/addresses/stored-chosen-address.adapter.ts';
import { createStoredGuestCart } from '@infra/cart/stored-guest-cart.adapter.ts';
import { createStoredMergeMemory } from '@infra/cart/stored-merge-memory.adapter.ts';
import { createStoredPutAside } from '@infra/cart/stored-put-aside.adapter.ts';
import { createStoredDietaryProfile } from '@infra/catalog/stored-dietary-profile.adapter.ts';
import { createStoredLikedShops } from '@infra/catalog/stored-liked-shops.adapter.ts';
import { createRequestCookies } from '@infra/drivers/browser/cookie-jar.ts';
import type { TextStore } from '@infra/drivers/browser/stored-value.ts';
import { createStoredRegistration } from '@infra/identity/stored-registration.adapter.ts';
import { createCookieSession } from '@infra/identity/stored-session.adapter.ts';
import {
  createStoredCurrency,
  createStoredDirection,
  createStoredLanguage,
  createStoredTheme,
} from '@infra/localization/stored-choices.adapters.ts';
import { createStoredChoices } from '@infra/orders/stored-choices.adapter.ts';
import { createStoredPlacement } from '@infra/orders/stored-placement.adapter.ts';
import { createStoredInvitation } from '@infra/rewards/stored-invitation.adapter.ts';
import { createStoredRecentSearches } from '@infra/search/stored-recent-searches.adapter.ts';
import { writeStoredSettings } from '@infra/settings/write-stored-settings.ts';
import { readStoredSettings } from '@infra/settings/read-stored-settings.ts';
import { runs } from '../domain/runs.ts';
import { sampleDraft } from './orders/drafts.ts';

const KEY = '6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11';

/** A stored value, its valid content, and how it is opened. */
type Stored = {
  readonly name: string;
  readonly genuine: string;
  readonly open: (store: TextStore) => { read(): unknown; write(value: never): void };
};

const [line] = fc.sample(cartLineArb, { numRuns: 1, seed: 3 });

const kept: readonly Stored[] = [
  { name: 'language', genuine: 'pt-BR', open: (store) => createStoredLanguage({ store }) },
  { name: 'direction', genuine: 'rtl', open: (store) => createStoredDirection({ store }) },
  {
    name: 'settings',
    genuine: JSON.stringify({ ui_type: '2', timezone: 'Europe/Amsterdam' }),
    open: (store) => ({
      read: () => readStoredSettings(store),
      write: (settings: Settings | undefined) => settings && writeStoredSettings(store, settings),
    }),
  },
  { name: 'theme', genuine: 'dark', open: (store) => createStoredTheme({ store }) },
  { name: 'currency', genuine: '2', open: (store) => createStoredCurrency({ store }) },
  {
    name: 'address',
    genuine: JSON.stringify({ address: 'Lindenstraat 8', location: [52.37, 4.88], floor: '2' }),
    open: (store) => createStoredChosenAddress({ store }),
  },
  {
    name: 'invitation',
    genuine: JSON.stringify({ code: 'ABCDEFGH', openedAt: 1_741_600_000_000 }),
    open: (store) => createStoredInvitation({ store }),
  },
  { name: 'liked shops', genuine: JSON.stringify([KEY]), open: (store) => createStoredLikedShops({ store }) },
  {
    name: 'dietary profile',
    genuine: JSON.stringify({ diets: ['halal'], allergens: { sesame: 'dangerous', milk: 'avoid' } }),
    open: (store) => createStoredDietaryProfile({ store }),
  },
  {
    name: 'recent searches',
    genuine: JSON.stringify(['falafel', 'ramen']),
    open: (store) => createStoredRecentSearches({ store }),
  },
  {
    name: 'guest cart',
    genuine: JSON.stringify({ lines: [line], unshared: [{ by: 'tab 1', lines: [line] }] }),
    open: (store) => createStoredGuestCart({ store, tab: replicaId('tab 2') }),
  },
  {
    name: 'cart put aside',
    genuine: JSON.stringify({ cart: [line], shopTitle: 'Levant Kitchen', owner: 7, day: '2026-03-04' }),
    open: (store) => createStoredPutAside({ store }),
  },
  {
    name: 'hand-over',
    genuine: JSON.stringify({
      user: 7,
      shop: 1,
      base: [{ stockId: 1, quantity: 2, addons: [{ stockId: 11, quantity: 1 }] }],
      sent: [],
    }),
    open: (store) => createStoredMergeMemory({ store }),
  },
  {
    name: 'registration',
    genuine: JSON.stringify({ email: 'a@b.test', referral: '', returnPath: '/', sentAt: 1 }),
    open: (store) => createStoredRegistration({ store }),
  },
  {
    name: 'placement',
    genuine: JSON.stringify({
      owner: 7,
      placement: { key: KEY, cartId: 310, draft: sampleDraft, quoteId: 'q1_a', awaitsSignIn: false },
    }),
    open: (store) => createStoredPlacement({ store, owner: () => 7 as never }),
  },
  {
    name: 'choices at checkout',
    genuine: JSON.stringify({
      shopId: shopId(1),
      fulfilment: 'pickup',
      slot: { date: '2025-03-10', time: '12:30' },
      tip: { kind: 'percent', percent: decimal(10) },
    }),
    open: (store) => createStoredChoices({ store }),
  },
];

const textStoreWith = (initial: string): TextStore => {
  let text: string | undefined = initial;
  return { get: () => text, set: (next) => void (text = next), remove: () => void (text = undefined) };
};

const hostileValueArb: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 0.5, 1e21, -1e300, '', [], {}, [[]], { __proto__: null }, '9'.repeat(40)),
  hostileTextArb,
  fc.jsonValue({ maxDepth: 2 }),
);

/** The genuine value with one of its parts replaced or left out, as an old version or a meddler may have left it. */
const spoiled = (value: unknown, path: readonly number[], by: unknown): unknown => {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return by;
  const names = Object.keys(value);
  const name = names[step % Math.max(1, names.length)];
  if (name === undefined) return by;
  const part = spoiled((value as Record<string, unknown>)[name], rest, by);
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === name ? part : (item as unknown)))
    : { ...value, [name]: part };
};

const parsed = (text: string): unknown => (/^[[{]/.test(text) ? JSON.parse(text) : text);
const written = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const blobArb = (genuine: string): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 5 }), hostileValueArb)
        .map(([path, by]) => written(spoiled(parsed(genuine), path, by))),
    },
    hostileTextArb,
    fc.nat({ max: genuine.length }).map((length) => genuine.slice(0, length)),
    fc.json({ maxDepth: 3 }),
  );

/** No number in a value is infinite or none. */
const isSound = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isSound);

describe.each(kept)('L12 the stored $name', ({ genuine, open }) => {
  it('is read if genuine', () => {
    expect(open(textStoreWith(genuine)).read()).not.toEqual(open(textStoreWith('')).read());
  });

  it('never crashes the app, and reads any text as a complete value', () => {
    fc.assert(
      fc.property(blobArb(genuine), (blob) => {
        const store = textStoreWith(blob);
        const opened = open(store);
        opened.write(opened.read() as never);
        const once = store.get();
        const again = open(store);
        again.write(again.read() as never);
        expect(store.get()).toBe(once);
        expect(isSound(again.read())).toBe(true);
      }),
      runs(100, 10_000),
    );
  });
});

describe('L12 the session cookies', () => {
  it('are a session or none, whatever they contain', () => {
    fc.assert(
      fc.property(
        fc.oneof(hostileTextArb, fc.constant('Bearer 1|abc')),
        blobArb(JSON.stringify({ id: 7, firstName: 'Nadia', lastName: '', role: 'user' })),
        (token, user) => {
          const quoted = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
          const session = createCookieSession({
            cookies: createRequestCookies(`access_token=${quoted(token)}; user=${quoted(user)}; x=%E0%A4`),
          }).read();
          expect(
            session === undefined ||
              (session.token.startsWith('Bearer ') && Number.isSafeInteger(session.user.id) && session.user.id > 0),
          ).toBe(true);
        },
      ),
      runs(100, 10_000),
    );
  });
});
