import type { Broadcast } from '../../foundation/broadcast/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import { createReferenceSource, type ReferenceSource } from './reference-source.ts';
import type { ReferenceReader, UiTranslations } from './reference.ports.ts';

type Deps = {
  readonly reader: ReferenceReader;
  readonly uiTranslations: UiTranslations;
  readonly transactions: Transactions;
  readonly broadcast: Broadcast;
  /** Whether a way to pay can be settled here; the others are left out. */
  readonly offers: (tag: string) => boolean;
};

/** Settings, languages, currencies and ways to pay, and the texts that operators may change. */
export interface ReferenceData {
  readonly reference: ReferenceSource;
  readonly uiTranslations: UiTranslations;
}

export const createReferenceData = ({
  reader,
  uiTranslations,
  transactions,
  broadcast,
  offers,
}: Deps): ReferenceData => ({
  reference: createReferenceSource({ reader, transactions, broadcast, offers }),
  uiTranslations,
});
