import type { Registration, RegistrationStore } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { createStoredValue, jsonCodec, type TextShelf } from '../drivers/browser/stored-value.ts';
import { asInteger, asRecord, asText } from '../drivers/http/wire.ts';

/** Keeps the registration under way with the tab. */
export const createStoredRegistration = ({ shelf }: { readonly shelf: TextShelf }): RegistrationStore =>
  createStoredValue<Registration | undefined>(shelf, jsonCodec<Registration | undefined>(readRegistration), undefined);

const readRegistration = (json: unknown): Registration | undefined => {
  const kept = asRecord(json);
  const email = asText(kept['email']);
  if (email === '') return undefined;
  return {
    email,
    referral: asText(kept['referral']),
    returnPath: asText(kept['returnPath']),
    sentAt: instant(asInteger(kept['sentAt'])),
    proof: typeof kept['proof'] === 'string' ? kept['proof'] : undefined,
  };
};
