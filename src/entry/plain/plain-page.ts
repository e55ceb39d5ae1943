import type { ReactNode } from 'react';
import type { AddressSuggester, Addresses, ChosenAddress } from '@domain/addresses/index.ts';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { UserCarts } from '@domain/cart/index.ts';
import type { DeliveryZones, ProductCatalog, ShopDirectory } from '@domain/catalog/index.ts';
import type { Accounts, EndSession, Profiles, SessionStore } from '@domain/identity/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Orders } from '@domain/orders/index.ts';
import type { PaymentMethods } from '@domain/payments/index.ts';
import type { Currency, Money } from '@domain/pricing/index.ts';
import type { Settings } from '@domain/settings/index.ts';
import type { ProviderReach } from '../../features/sign-in/offered-methods.ts';
import type { Translate } from '../../i18n/index.ts';

/** What plain pages need of the marketplace, for one visitor. */
export type PlainPorts = {
  readonly accounts: Pick<Accounts, 'signIn'>;
  readonly sessions: SessionStore;
  readonly endSession: Pick<EndSession, 'signOut'>;
  readonly products: Pick<ProductCatalog, 'load'>;
  readonly shops: Pick<ShopDirectory, 'load'>;
  readonly carts: Pick<UserCarts, 'load' | 'insert' | 'remove'>;
  /** Changes carts under a key: an answer of status 422 says that the key was used for another change. */
  readonly cartsOf: (key: string) => Pick<UserCarts, 'insert'>;
  readonly orders: Pick<Orders, 'calculate' | 'place' | 'list'>;
  readonly payments: PaymentMethods;
  readonly profiles: Pick<Profiles, 'load'>;
  readonly address: ChosenAddress;
  readonly addresses: Pick<Addresses, 'list'>;
  readonly suggester: AddressSuggester;
  readonly zones: Pick<DeliveryZones, 'shop'>;
  readonly timeZones: TimeZones;
  readonly now: () => Instant;
  readonly settings: () => Settings;
  readonly providerReach: ProviderReach;
  readonly currency: () => Currency | undefined;
  readonly price: (amount: Money | undefined) => string;
  readonly translate: Translate;
  readonly makeUuid: () => string;
  readonly delay: (milliseconds: number) => Promise<void>;
};

export type PlainRequest = {
  readonly path: string;
  readonly query: URLSearchParams;
  /** The form that was sent; `undefined` where the page is only looked at. */
  readonly sent: URLSearchParams | undefined;
};

export type PlainAnswer =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'page'; readonly status: number; readonly title: string; readonly content: ReactNode };

export type PlainPage = (ports: PlainPorts, request: PlainRequest) => Promise<PlainAnswer>;

export const redirectTo = (to: string): PlainAnswer => ({ kind: 'redirect', to });

export const page = (title: string, content: ReactNode, status = 200): PlainAnswer => ({
  kind: 'page',
  status,
  title,
  content,
});
