import type { OwnerEvidence, Profile, Session, SessionUser } from '@domain/identity/index.ts';
import { userId, uuid } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import type { Scale } from '@domain/pricing/index.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { asBoolean, asInteger, asMoney, asRecord, asText, optionalText, type Wire } from '../drivers/http/wire.ts';

/** The customer's own User of contract 2.5, as stored on the device. */
export const toUser = (dto: Wire, toImage: ToImage): SessionUser => ({
  id: userId(asInteger(dto['id'])),
  firstName: asText(dto['firstname']),
  lastName: asText(dto['lastname']),
  image: toImage(dto['img']),
  role: asText(dto['role']),
});

/** Reads the customer's own User from profile/show. */
export const toProfile = (dto: Wire, toImage: ToImage, scale: Scale): Profile => {
  const { wallet } = dto;
  const name = optionalText(dto['uuid']);
  return {
    ...toUser(dto, toImage),
    uuid: name === undefined ? undefined : uuid(name),
    email: optionalText(dto['email']),
    phone: optionalText(dto['phone']),
    // Existing servers may not say; then a signed-in customer is assumed to have a password.
    hasPassword: !asBoolean(dto['empty_p']),
    isPhoneVerified: optionalText(dto['phone_verified_at']) !== undefined,
    walletBalance: wallet === undefined || wallet === null ? undefined : asMoney(asRecord(wallet)['price'], scale),
  };
};

/** Reads a session. The client stores the complete header value (contract 1.1). */
export const toSession = (data: Wire, tokenField: string, toImage: ToImage) => {
  const token = asText(data[tokenField]);
  const session: Session = { token: `Bearer ${token}`, user: toUser(asRecord(data['user']), toImage) };
  return token === '' ? err({ kind: 'malformed' as const }) : ok(session);
};

/** ACCOUNT-5b: The proof of the owner as the server takes it. */
export const toEvidence = ({ oldPassword, ownerCode }: OwnerEvidence) => ({
  ...(oldPassword !== undefined && { old_password: oldPassword }),
  ...(ownerCode !== undefined && { owner_code: ownerCode }),
});
