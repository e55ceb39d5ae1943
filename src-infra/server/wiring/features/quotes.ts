import type { Clock } from '@domain/kernel/clock.port.ts';
import type { Quotes } from '../../features/quotes/index.ts';
import { createQuoteRepository } from '../../features/quotes/quotes.repository.ts';
import type { Store } from '../../store/index.ts';

/** Quotes; they live in real time, whatever the city's clock shows. */
export const wireQuotes = ({ store, clock }: { readonly store: Store; readonly clock: Clock }): Quotes =>
  createQuoteRepository(store, clock);
