import type { ParseKeys } from 'i18next';
import type { AddressFault, PositionFailure } from '@domain/addresses/index.ts';

export const POSITION_FAILURES = {
  denied: 'address.position_denied', unavailable: 'address.position_unavailable', timeout: 'address.position_timeout',
} as const satisfies Record<PositionFailure['kind'], ParseKeys>;

export const ADDRESS_FAULTS = {
  'street-missing': 'fault.required', 'place-missing': 'address.place_missing',
} as const satisfies Record<AddressFault, ParseKeys>;
