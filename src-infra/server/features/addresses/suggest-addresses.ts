import type { AddressQuery, AddressSuggestion } from '@domain/addresses/index.ts';

/** What a typed address may mean, in a language; best first. */
export type SuggestAddresses = (query: AddressQuery, language: string) => readonly AddressSuggestion[];
