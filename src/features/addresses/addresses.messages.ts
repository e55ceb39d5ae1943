import type { AddressFault, PositionFailure, SuggestionKind } from '@domain/addresses/index.ts';
import type { TextKey } from '../../i18n/index.ts';

export const POSITION_FAILURES = {
  denied: 'address.position_denied',
  unavailable: 'address.position_unavailable',
  timeout: 'address.position_timeout',
} as const satisfies Record<PositionFailure['kind'], TextKey>;

export const ADDRESS_FAULTS = {
  'street-missing': 'address.text_missing',
  'place-missing': 'address.place_missing',
} as const satisfies Record<AddressFault, TextKey>;

export const SUGGESTION_KINDS = {
  house: 'address.kind_house',
  street: 'address.kind_street',
  place: 'address.kind_place',
  building: 'address.kind_building',
} as const satisfies Record<SuggestionKind, TextKey>;
