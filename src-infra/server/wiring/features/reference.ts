import type { PaymentProviders } from '../../features/payments/index.ts';
import { createReferenceData, type ReferenceData } from '../../features/reference/index.ts';
import {
  createReferenceRepository,
  createUiTranslationRepository,
} from '../../features/reference/reference.repository.ts';
import type { Store } from '../../store/index.ts';

type Deps = { readonly store: Store; readonly providers: Pick<PaymentProviders, 'offers'> };

/** Settings, languages, currencies and the ways to pay that can be settled here. */
export const wireReferenceData = ({ store, providers }: Deps): ReferenceData =>
  createReferenceData({
    reader: createReferenceRepository(store),
    uiTranslations: createUiTranslationRepository(store),
    transactions: store.transactions,
    broadcast: store.broadcast,
    offers: providers.offers,
  });
