import {
  checkEmail,
  checkPhone,
  type LoginName,
  type Recovery,
  type RecoveryStore,
  type SentCode,
} from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { createStoredValue, jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';
import { asInteger, asRecord, asText } from '../drivers/http/wire.ts';

/** Stores the pending recovery in the tab. */
export const createStoredRecovery = ({ store }: { readonly store: TextStore }): RecoveryStore =>
  createStoredValue<Recovery | undefined>(store, jsonCodec<Recovery | undefined>(readRecovery), undefined);

const readRecovery = (json: unknown): Recovery => {
  const stored = asRecord(json);
  return {
    typed: asText(stored['typed']),
    code: asText(stored['code']),
    returnPath: asText(stored['returnPath']),
    sent: readSent(stored['sent']),
  };
};

const readSent = (json: unknown): SentCode | undefined => {
  const stored = asRecord(json);
  const login = readLogin(stored['login']);
  return login && { login, verifyId: asText(stored['verifyId']), sentAt: instant(asInteger(stored['sentAt'])) };
};

const readLogin = (json: unknown): LoginName | undefined => {
  const { email, phone } = asRecord(json);
  const [address, number] = [checkEmail(asText(email)), checkPhone(asText(phone))];
  if (address.ok) return { kind: 'email', email: address.value };
  return number.ok ? { kind: 'phone', phone: number.value } : undefined;
};
