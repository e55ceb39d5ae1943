import { createCachedValue } from '../../foundation/cache/index.ts';
import type { Broadcast } from '../../foundation/broadcast/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import { createReference, type Reference } from './reference.ts';
import type { ReferenceReader } from './reference.ports.ts';

export type ReferenceSource = () => Promise<Reference>;

type Deps = {
  readonly reader: ReferenceReader;
  readonly transactions: Transactions;
  readonly broadcast: Broadcast;
  /** Returns whether a payment method is available; others are left out. */
  readonly offers?: (tag: string) => boolean;
};

/** Caches the reference data until a message on the topic `reference`. */
export const createReferenceSource = ({
  reader,
  transactions,
  broadcast,
  offers = () => true,
}: Deps): ReferenceSource => {
  const known = createCachedValue(transactions, async () => {
    const rows = await reader.read();
    return createReference({ ...rows, payments: rows.payments.filter(({ tag }) => offers(tag)) });
  });
  broadcast.subscribe('reference', known.forget);
  return known;
};
