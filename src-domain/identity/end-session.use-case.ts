import type { Accounts, SessionStore } from './identity.ports.ts';

/** Customer data stored on this device: cart, settings, liked shops, filter, search history, statistics. */
export interface PersonalData {
  /** Deletes it from the device; repeating it changes nothing. */
  forget(): void;
}

/** The two ways in which a session ends. */
export interface EndSession {
  /**
   * ERROR-1: Ends the session if the server no longer accepts the token. True for the call that ended it: then the
   * customer is informed once and sent to sign in. Repeated calls, and late answers to an old token, change nothing.
   * Cart and step stay.
   */
  expire(token: string): boolean;
  /** CART-5: Signs out: revokes the token if the server is reachable, and deletes all customer data in any case. */
  signOut(): Promise<void>;
}

/** The dependencies of ending a session; `personal` is everything deleted with it. */
export type EndSessionDeps = {
  readonly sessions: SessionStore;
  readonly accounts: Pick<Accounts, 'signOut'>;
  readonly personal: readonly PersonalData[];
};

/** Ends sessions on one device. */
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
