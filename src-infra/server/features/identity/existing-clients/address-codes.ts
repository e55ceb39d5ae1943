import type { Clock } from '@domain/kernel/clock.port.ts';
import { randomSecret, type Random } from '../../../foundation/platform/random.ts';
import type { Transactions } from '../../../foundation/transactions/index.ts';
import { hashOf, MAX_TRIES } from '../one-time-codes.ts';
import type { StoredAddressCodes } from './address-codes.ports.ts';

/** 8.13: Codes of e-mails for clients that send the code alone, known by the network address that asked for it. */
export interface AddressCodes {
  /**
   * Redeems a code from the network address that asked for it, once; `undefined` after five wrong ones from there,
   * until the codes that they were tried at expire. The proof also holds for the address alone, until the code expires.
   */
  exchange(address: string, code: string): Promise<{ readonly email: string; readonly proof: string } | undefined>;
  /** Returns whether the network address has proved this e-mail address. */
  isRedeemable(email: string, address: string): Promise<boolean>;
  /** Redeems that proof, once. */
  redeem(email: string, address: string): Promise<boolean>;
}

type Deps = {
  readonly stored: StoredAddressCodes;
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly random: Random;
};

export const createAddressCodes = ({ stored, transactions, clock, random }: Deps): AddressCodes => ({
  exchange: (address, typed) =>
    transactions.run(async () => {
      const now = clock.now();
      const asked = await stored.lockAskedFrom(address, now);
      if (asked.some(({ addressTries }) => addressTries >= MAX_TRIES)) return undefined;
      const [found, ...others] = asked.filter(
        ({ hash, recipient, isNewest, isUsed, wrongTries }) =>
          isNewest && !isUsed && wrongTries < MAX_TRIES && hash === hashOf(recipient, typed),
      );
      // A code that was sent to two people names neither.
      if (!found || others.length > 0) {
        if (asked.length > 0) await stored.countWrongTry(asked.map(({ id }) => id));
        return undefined;
      }
      const { id, recipient, expiresAt } = found;
      await stored.use(id, now);
      const proof = randomSecret(random);
      await stored.insertProof({ recipient, hash: hashOf(recipient, proof), address, expiresAt });
      return { email: recipient, proof };
    }),

  isRedeemable: (email, address) => stored.hasProof(email, address, clock.now()),
  redeem: (email, address) => stored.useProof(email, address, clock.now()),
});
