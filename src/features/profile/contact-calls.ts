import type { AccountDetails, OwnAccount, OwnContact, OwnerEvidence } from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';

/** ACCOUNT-5b: replaces a contact; the new one waits for its code. */
export const changeContact = (
  account: Pick<OwnAccount, 'update' | 'changePhone'>,
  own: AccountDetails,
  { kind, value }: OwnContact,
  evidence: OwnerEvidence,
): Answer<AccountDetails> =>
  kind === 'email'
    ? account.update({ firstName: own.firstName, email: value }, evidence)
    : account.changePhone({ phone: value, proof: undefined }, own, evidence);

/** ACCOUNT-5c: verifies a waiting contact with the code sent to it. */
export const confirmContact = async (
  account: Pick<OwnAccount, 'changePhone' | 'confirmEmail' | 'load'>,
  own: AccountDetails,
  { kind, value }: OwnContact,
  verifyId: string,
  code: string,
): Answer<AccountDetails> => {
  if (kind === 'phone') return account.changePhone({ phone: value, proof: { kind: 'code', verifyId, code } }, own);
  const outcome = await account.confirmEmail(value, code);
  return outcome.ok ? account.load() : outcome;
};
