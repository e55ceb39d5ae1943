import type { $Fetch } from 'ofetch';
import { isDate } from '@domain/calendar/index.ts';
import type { AccountDetails, OwnAccount, PersonalDetails, PhoneProof, ProfileChange } from '@domain/identity/index.ts';
import { ok } from '@domain/kernel/result.ts';
import type { Scale } from '@domain/pricing/index.ts';
import { readEntity, readCreated, requireId } from '../drivers/http/read-entity.ts';
import type { ToImage } from '../drivers/http/image-reader.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asInteger, asRecord, asText, dataOf, optionalText } from '../drivers/http/wire.ts';
import { toEvidence, toProfile } from './account-wire.ts';

type Context = { readonly toImage: ToImage; scale(): Scale; currencyId(): number | undefined };
type Deps = { readonly api: $Fetch; readonly context: Context };

const UPDATE = 'dashboard/user/profile/update';

export const createHttpOwnAccount = ({ api, context }: Deps): OwnAccount => {
  const toOwn = requireId((item) => toDetails(item, context));
  const changed = (call: Promise<unknown>) => readAnswer(call, (body) => readCreated(body, toOwn));
  const currency = () => ({ currency_id: context.currencyId() });
  return {
    load: () =>
      readAnswer(api<unknown>('dashboard/user/profile/show', { query: currency() }), (body) => readEntity(body, toOwn)),
    update: (change, evidence) =>
      changed(
        api<unknown>(UPDATE, {
          method: 'PUT',
          body: { ...toChange(change), ...toEvidence(evidence ?? {}), ...currency() },
        }),
      ),
    changePhone: ({ phone, proof }, person, evidence) =>
      changed(
        api<unknown>(UPDATE, {
          method: 'PUT',
          query: { phone, ...toFields(person), ...toProof(proof), ...currency() },
          // Not in the address, which servers log.
          ...(evidence && { body: toEvidence(evidence) }),
        }),
      ),
    sendCode: ({ kind, value }) =>
      readAnswer(
        kind === 'email'
          ? api<unknown>('auth/resend-verify', { method: 'POST', query: { email: value } })
          : api<unknown>('auth/register', { method: 'POST', query: { phone: value } }),
        (body) => ok({ verifyId: asText(asRecord(dataOf(body))['verifyId']) }),
      ),
    confirmEmail: (email, code) =>
      readAnswer(api<unknown>(`auth/verify/${encodeURIComponent(code)}`, { query: { email } }), () => ok(undefined)),
    close: (evidence) =>
      readAnswer(
        api<unknown>('dashboard/user/profile/delete', { method: 'DELETE', body: toEvidence(evidence ?? {}) }),
        () => ok(undefined),
      ),
  };
};

const toFields = ({ firstName, lastName, birthday, gender }: PersonalDetails) => ({
  firstname: firstName,
  lastname: lastName,
  ...(birthday !== undefined && { birthday }),
  ...(gender && { gender }),
});

const toChange = ({ firstName, lastName, birthday, gender, email, image }: ProfileChange) => ({
  firstname: firstName,
  ...(lastName !== undefined && { lastname: lastName }),
  ...(birthday !== undefined && { birthday }),
  ...(gender !== undefined && { gender }),
  ...(email !== undefined && { email }),
  ...(image !== undefined && { images: image === null ? [] : [image] }),
});

const toProof = (proof: PhoneProof | undefined) => {
  if (!proof) return {};
  return proof.kind === 'code'
    ? { verifyId: proof.verifyId, verifyCode: proof.code }
    : { id_token: proof.idToken, nonce: proof.nonce };
};

/** Reads the User of contract 2.5 with the fields that only its own page shows. */
const toDetails = (item: unknown, { toImage, scale }: Context): AccountDetails => {
  const dto = asRecord(item);
  const { gender } = dto;
  const [birthday, since] = [asText(dto['birthday']), asText(dto['registered_at'])].map((text) => text.slice(0, 10));
  return {
    ...toProfile(dto, toImage, scale()),
    birthday: dayOf(birthday),
    since: dayOf(since),
    isEmailVerified: optionalText(dto['email_verified_at']) !== undefined,
    ordersCount: asInteger(dto['orders_count']),
    gender: gender === 'male' || gender === 'female' ? gender : undefined,
  };
};

const dayOf = (text: string | undefined): string | undefined => (text !== undefined && isDate(text) ? text : undefined);
