import { afterAll, beforeAll } from 'vitest';
import type { $Fetch } from 'ofetch';
import { createApiClient, type RequestContext } from '@infra/drivers/http/api-client.ts';
import { createImageReader, type ToImage } from '@infra/drivers/http/image-reader.ts';
import { ORIGIN } from '../../server/support/api.ts';
import { startMarketplace, type TestMarketplace } from '../../server/support/marketplace.ts';
import { createShopping, USD, type Shopping } from '../../server/support/shopping.ts';

/** What adapters are made of: a client that calls the marketplace without sockets, and how to read its answers. */
export type Client = {
  readonly api: $Fetch;
  readonly context: RequestContext & { scale(): 2; readonly toImage: ToImage; timeZone(): string };
};
/** A client of a signed-in customer. */
export type CustomerClient = Client & { readonly id: number; readonly token: string };

/** One embedded marketplace in the small city, at noon. */
export interface Embedded {
  /** Its store, clock and plain calls, for what a law needs besides its port. */
  readonly market: TestMarketplace;
  readonly shopping: Shopping;
  guest(): Client;
  /** Whoever holds this Authorization value. */
  withToken(authorization: string): Client;
  /** A new account of its own, with this much in its wallet (minor units): laws do not see each other. */
  customer(wallet?: number): Promise<CustomerClient>;
  /** A person of the small city: demo@tiffin.test, second@tiffin.test, desk@tiffin.test. */
  signedIn(email: string): Promise<Client>;
}

/** The marketplace of a test file: started before its first test, closed after its last. Call it once, at the top. */
export const embeddedMarketplace = (): Embedded => {
  let market: TestMarketplace;
  let shopping: Shopping;
  beforeAll(async () => {
    market = await startMarketplace({ LIMITS: 'off' });
    shopping = await createShopping(market);
  });
  afterAll(() => market.marketplace.close());

  return {
    get market() {
      return market;
    },
    get shopping() {
      return shopping;
    },
    guest: () => clientOf(market, undefined),
    customer: async (wallet) => {
      const { id, token } = await shopping.customer(wallet);
      return { ...clientOf(market, `Bearer ${token}`), id, token };
    },
    withToken: (authorization) => clientOf(market, authorization),
    signedIn: async (email) => clientOf(market, `Bearer ${await market.api.signIn(email)}`),
  };
};

const clientOf = ({ marketplace }: TestMarketplace, authorization: string | undefined): Client => {
  /** The embedded server names no picture that may not be shown. */
  const toImage = createImageReader({
    host: ORIGIN,
    report: (problem, address) => {
      throw new Error(`${problem}: ${String(address)}`);
    },
  });
  const context = {
    language: () => 'en',
    currencyId: () => USD,
    authorization: () => authorization,
    scale: () => 2 as const,
    toImage,
    timeZone: () => 'Europe/Amsterdam',
  };
  const fetch = (input: RequestInfo | URL, init?: RequestInit) =>
    marketplace.fetch(new Request(input, init), { remoteAddress: '10.0.0.1' });
  return { api: createApiClient({ fetch, host: ORIGIN, context, onUnauthorized: () => {} }), context };
};
