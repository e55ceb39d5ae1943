import type { Accounts, SessionStore } from './identity.ports.ts';

/**
 * Something of the customer that this device keeps: cart, settings, liked shops, filter, search history, statistics.
 */
export interface PersonalData {
  /** Removes it from the device; repeats change nothing. */
  forget(): void;
}

/** The two ways in which a session ends. */
export interface EndSession {
  /**
   * ERROR-1: the server no longer knows the token. True for the call that ended the session: then the customer is told,
   * once, and sent to sign in. Repeats, and late answers to a token that is no longer in use, change nothing. Cart and
   * step stay.
   */
  expire(token: string): boolean;
  /**
   * CART-5: the customer leaves: the token is revoked when the server can be reached, and everything personal is
   * forgotten in any case.
   */
  signOut(): Promise<void>;
}

/** What the end of a session works with; `personal` is everything that leaves with the customer. */
export type EndSessionDeps = {
  readonly sessions: SessionStore;
  readonly accounts: Pick<Accounts, 'signOut'>;
  readonly personal: readonly PersonalData[];
};

/** Ends sessions of one device. */
export const createEndSession = ({ sessions, accounts, personal }: EndSessionDeps): EndSession => ({
  expire: (token) => {
    if (sessions.read()?.token !== token) return false;
    sessions.write(undefined);
    return true;
  },
  signOut: async () => {
    try {
      await accounts.signOut();
    } finally {
      sessions.write(undefined);
      for (const data of personal) data.forget();
    }
  },
});
