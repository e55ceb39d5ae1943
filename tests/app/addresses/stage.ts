import {
  emptyDraft,
  type Addresses,
  type AddressSuggester,
  type DeliveryAddress,
  type NewAddress,
  type ReverseGeocoder,
  type SavedAddress,
} from '@domain/addresses/index.ts';
import type { ShopCard, ShopFilter, ZoneAnswer } from '@domain/catalog/index.ts';
import type { Session } from '@domain/identity/index.ts';
import { addressId, userId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { AddressBookViewModel } from '@app/features/addresses/address-book.view-model.ts';
import { AddressChoiceViewModel } from '@app/features/addresses/address-choice.view-model.ts';

export const session: Session = {
  token: 'Bearer 1|x',
  user: { id: userId(1), firstName: 'Leila', lastName: 'Haddad', image: undefined, role: 'user' },
};

export const place = (text: string, latitude = 1): NewAddress => ({
  ...emptyDraft,
  text,
  location: { latitude, longitude: 2 },
});
export const saved = (id: number, text: string, isActive = false): SavedAddress & DeliveryAddress => ({
  ...place(text, id),
  title: '',
  id: addressId(id),
  isActive,
});

type Stage = {
  readonly signedIn?: boolean;
  readonly rows?: readonly SavedAddress[];
  readonly chosen?: DeliveryAddress;
  readonly failure?: RemoteFailure;
  /** Addresses that the server does not make active. */
  readonly inert?: readonly number[];
  readonly zone?: ZoneAnswer;
  readonly geocoder?: ReverseGeocoder;
  readonly suggester?: AddressSuggester;
  readonly openShops?: number;
  /** The kilometers to the closest zone. */
  readonly away?: number;
  /** The shops of a page of the list. */
  readonly reached?: (filter: ShopFilter, page: number) => readonly ShopCard[];
  readonly delay?: (milliseconds: number) => Promise<void>;
  readonly position?: { readonly latitude: number; readonly longitude: number };
};

/** A map service that knows nothing. */
const nowhere: ReverseGeocoder = { find: () => Promise.resolve(ok([])) };

/** A gazetteer without a name in it. */
const silent: AddressSuggester = { suggest: () => Promise.resolve(ok([])) };

/** The address book over a server that keeps its rows in memory. */
export const stage = ({
  signedIn = true,
  rows = [],
  chosen,
  failure,
  inert = [],
  zone = 'inside',
  position,
  geocoder = nowhere,
  suggester = silent,
  openShops = 38,
  away,
  reached = () => [],
  delay = () => Promise.resolve(),
}: Stage = {}) => {
  const calls: string[] = [];
  const toasts: { readonly kind: string; readonly text: string; readonly action?: { readonly run: () => void } }[] = [];
  let kept = rows;
  let next = 100;
  const answer = <Value>(call: string, work: () => Value) => {
    calls.push(call);
    return Promise.resolve(failure ? err(failure) : ok(work()));
  };
  const addresses: Addresses = {
    list: () => Promise.resolve(ok(kept)),
    add: (address) =>
      answer(`add ${address.text}`, () => {
        const row = { ...address, id: addressId(next++), isActive: false };
        kept = [...kept, row];
        return row;
      }),
    update: (id, address) => answer(`update ${id}`, () => ({ ...address, id, isActive: false })),
    remove: (id) => answer(`remove ${id}`, () => void (kept = kept.filter((row) => row.id !== id))),
    activate: (id) =>
      inert.includes(id)
        ? (calls.push(`activate ${id}`), Promise.resolve(err({ kind: 'unreachable' as const })))
        : answer(`activate ${id}`, () => saved(id, 'activated', true)),
  };
  const address = createLiveValue<DeliveryAddress | undefined>(chosen);
  const sessions = createLiveValue<Session | undefined>(signedIn ? session : undefined);
  const zones = { anyShop: () => Promise.resolve(ok(zone)), away: () => Promise.resolve(ok(away)) };
  let renewals = 0;
  const choice: AddressChoiceViewModel = new AddressChoiceViewModel({
    address,
    zones,
    recreatePage: () => {
      renewals++;
      return Promise.resolve();
    },
    loadBook: () =>
      Promise.resolve(
        new AddressBookViewModel({
          choice,
          addresses,
          cache: createDataCache(),
          sessions,
          zones,
          position: { locate: () => Promise.resolve(position ? ok(position) : err({ kind: 'denied' as const })) },
          reference: {
            settings: settingsOf([
              { key: 'address', value: '1 Market Square' },
              { key: 'location', value: '41.49,-71.312' },
            ]),
          },
          toasts: { show: (kind, text, action) => void toasts.push({ kind, text, ...(action && { action }) }) },
          translate: ((key: string) => key) as never,
          geocoder,
          suggester,
          shops: {
            list: (filter, page) =>
              Promise.resolve(ok({ items: reached(filter, page), page, lastPage: 3, total: openShops })),
          },
          language: () => 'en',
          delay,
        }),
      ),
  });
  return { choice, address, sessions, calls, toasts, renewals: () => renewals };
};

/** The book, open and loaded. */
export const openedBook = async (given: Stage = {}) => {
  const staged = stage(given);
  const stopChoice = staged.choice.activate();
  const book = await staged.choice.openBook();
  const stopBook = book.activate();
  await book.saved?.load();
  return {
    ...staged,
    book,
    stop: () => {
      stopBook();
      stopChoice();
    },
  };
};
