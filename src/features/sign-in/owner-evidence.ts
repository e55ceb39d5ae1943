import type { OwnerEvidence } from '@domain/identity/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';

/** Whether the server requires a code in place of the password. */
export const isOwnerCodeNeeded = (failure: RemoteFailure): boolean =>
  failure.kind === 'rejected' && 'owner_code' in failure.params;

type Asked = { readonly password: boolean; readonly code: boolean };
type Typed = { readonly password: string; readonly code: string };

/** ACCOUNT-5b: Returns what the owner gives, of what was asked for. */
export const ownerEvidence = (asked: Asked, { password, code }: Typed): OwnerEvidence => ({
  ...(asked.password && { oldPassword: password }),
  ...(asked.code && { ownerCode: code.replace(/\s/g, '') }),
});
