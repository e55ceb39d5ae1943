import type { Registration, RegistrationStore } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { createStoredValue, jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';
import { asInteger, asRecord, asText } from '../drivers/http/wire.ts';

/** Stores the pending registration in the tab. */
export const createStoredRegistration = ({ store }: { readonly store: TextStore }): RegistrationStore =>
  createStoredValue<Registration | undefined>(store, jsonCodec<Registration | undefined>(readRegistration), undefined);

const readRegistration = (json: unknown): Registration | undefined => {
  const stored = asRecord(json);
  const email = asText(stored['email']);
  if (email === '') return undefined;
  return {
    email,
    referral: asText(stored['referral']),
    returnPath: asText(stored['returnPath']),
    sentAt: instant(asInteger(stored['sentAt'])),
    proof: typeof stored['proof'] === 'string' ? stored['proof'] : undefined,
  };
};
