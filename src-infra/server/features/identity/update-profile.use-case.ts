import { changesContact } from '@domain/identity/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { AccountChanges, ChangedDetail, MessageContext } from './account-changes.ts';
import type { CurrentUser } from './current-user.ts';
import type { Passwords } from './passwords.ts';
import type { PhoneEvidence, PhoneProof, ProofRefusal, ProvePhone } from './phone/phone-proofs.ts';
import type { OwnerEvidence, OwnerGrant, OwnerRefusal, ProveOwner } from './prove-owner.use-case.ts';
import { takenBy } from './taken.ts';
import { shownEmail, shownPhone } from './shown-contacts.ts';
import type { UserChange, UserRow, Users } from './users.ports.ts';

export type ProfileDraft = {
  readonly firstname: string;
  readonly lastname?: string;
  /** Validated; `null` removes it. */
  readonly birthday?: string | null;
  readonly gender?: 'male' | 'female' | null;
  /** Validated. */
  readonly phone?: string;
  readonly email?: string;
  readonly password?: string;
  /** Stored paths; the first one is the new picture, none removes it. */
  readonly images?: readonly string[];
  readonly lang?: string | undefined;
  readonly currency_id?: number;
};
export type ProfileProofs = {
  /** Evidence for the draft's phone number. */
  readonly phone: PhoneEvidence | undefined;
  /** Evidence that the account is the caller's. */
  readonly owner: OwnerEvidence;
};
export type ProfileRefusal =
  | { readonly kind: 'phone-taken' }
  | { readonly kind: 'other-phone' }
  | { readonly kind: 'foreign-image' }
  | OwnerRefusal
  | ProofRefusal;
export type UpdateProfile = (
  user: CurrentUser,
  draft: ProfileDraft,
  proofs: ProfileProofs,
  context: MessageContext,
) => Promise<Result<void, ProfileRefusal>>;

type Deps = {
  readonly users: Users;
  readonly transactions: Transactions;
  readonly tokens: AccessTokens;
  readonly passwords: Passwords;
  readonly changes: AccountChanges;
  readonly clock: Clock;
  readonly provePhone: ProvePhone;
  readonly proveOwner: ProveOwner;
  readonly uploads: OwnUploads;
  readonly renameMember: RenameMember;
};
/** Pictures that people sent of themselves. */
export type OwnUploads = {
  /** Whether a person sent every one of these pictures for that type. */
  areOwn(userId: number, types: 'users', paths: readonly string[]): Promise<boolean>;
  /** Deletes a picture that the person sent; nobody can open it any more. */
  remove(userId: number, path: string): Promise<void>;
};
/** Renames the person in open group orders, where they take part under the name `from`. */
export type RenameMember = (userId: number, from: string, to: string) => Promise<void>;
type Granted = {
  readonly owner: OwnerGrant | undefined;
  readonly phone: PhoneProof | undefined;
  readonly passwordHash: string | undefined;
};

/**
 * ACCOUNT-5: updates the given fields, all or nothing. A new e-mail address, and a new number without proof, replaces
 * the old one when its code is typed; until then nobody learns whether another account has it.
 */
export const createUpdateProfile = (deps: Deps): UpdateProfile => {
  const { users, transactions, tokens, passwords, changes, clock, provePhone, proveOwner, uploads, renameMember } =
    deps;

  const apply = async (account: UserRow, draft: ProfileDraft, granted: Granted, tokenId: number) => {
    const now = clock.now();
    if (granted.owner && !(await granted.owner.use())) return err({ kind: 'wrong-owner-code' } as const);
    if (granted.phone) {
      if (!(await granted.phone.use())) return err({ kind: 'expired' } as const);
      if (granted.phone.phone !== account.phone) await users.releasePhone(granted.phone.phone);
    }
    await users.change(account.id, {
      firstname: draft.firstname,
      ...(draft.lastname !== undefined && { lastname: draft.lastname }),
      ...(draft.birthday !== undefined && { birthday: draft.birthday }),
      ...(draft.gender !== undefined && { gender: draft.gender }),
      ...(draft.images && { img: draft.images[0] ?? null }),
      ...(draft.lang !== undefined && { lang: draft.lang }),
      ...(draft.currency_id !== undefined && { currency_id: draft.currency_id }),
      ...emailChange(account, draft.email),
      ...(granted.phone
        ? { phone: granted.phone.phone, phone_verified_at: now, pending_phone: null }
        : phoneChange(account, draft.phone)),
      ...(granted.passwordHash !== undefined && { password_hash: granted.passwordHash }),
      updated_at: now,
    });
    if (draft.images && account.img !== null && account.img !== draft.images[0])
      await uploads.remove(account.id, account.img);
    await renameMember(account.id, fullName(account), fullName({ ...account, ...draft }));
    if (granted.passwordHash !== undefined) await tokens.revokeAll(account.id, tokenId);
    else await tokens.userChanged(account.id);
    return ok(undefined);
  };

  return async (user, draft, proofs, context) => {
    const account = await users.byId(user.id);
    if (!account) return ok(undefined);
    const [image] = draft.images ?? [];
    if (image !== undefined && image !== account.img && !(await uploads.areOwn(user.id, 'users', [image])))
      return err({ kind: 'foreign-image' });
    const proof = proofs.phone && (await provePhone('register', proofs.phone));
    if (proof && !proof.ok) return proof;
    if (proof && proof.value.phone !== draft.phone) return err({ kind: 'other-phone' });
    const what = changedDetails(account, draft);
    const owner = what.length > 0 ? await proveOwner(user, account, proofs.owner, what) : undefined;
    if (owner && !owner.ok) return owner;
    const passwordHash = draft.password === undefined ? undefined : await passwords.hash(draft.password);
    try {
      return await transactions.run(async () => {
        const granted = { owner: owner?.value, phone: proof?.value, passwordHash };
        const outcome = await apply(account, draft, granted, user.tokenId);
        if (outcome.ok && what.length > 0) await changes.announce(account, what, context);
        return outcome;
      });
    } catch (failure) {
      if (takenBy(failure) === 'phone') return err({ kind: 'phone-taken' });
      throw failure;
    }
  };
};

const fullName = ({ firstname, lastname }: Pick<UserRow, 'firstname' | 'lastname'>): string =>
  [firstname, lastname].filter(Boolean).join(' ');

const changedDetails = (account: UserRow, draft: ProfileDraft): readonly ChangedDetail[] => {
  const shown = { email: shownEmail(account) ?? undefined, phone: shownPhone(account) ?? undefined };
  const { email, phone } = draft;
  return [
    ...(changesContact(shown, { email, phone: undefined }) ? (['email'] as const) : []),
    ...(changesContact(shown, { email: undefined, phone }) ? (['phone'] as const) : []),
    ...(draft.password === undefined ? [] : (['password'] as const)),
  ];
};

/** The own address again ends the wait for another one. */
const emailChange = ({ email }: UserRow, wanted: string | undefined): UserChange =>
  wanted === undefined ? {} : { pending_email: wanted === email ? null : wanted };

const phoneChange = ({ phone }: UserRow, wanted: string | undefined): UserChange =>
  wanted === undefined ? {} : { pending_phone: wanted === phone ? null : wanted };
