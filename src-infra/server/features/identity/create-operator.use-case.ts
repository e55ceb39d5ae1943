import { err, ok, type Result } from '@domain/kernel/result.ts';
import { emailOf } from './contact.ts';
import type { CreateAccount } from './create-account.use-case.ts';
import type { Passwords } from './passwords.ts';
import { takenBy } from './taken.ts';

export type OperatorRefusal =
  | { readonly kind: 'invalid-email' }
  | { readonly kind: 'short-password' }
  | { readonly kind: 'exists' };
export type CreateOperator = (email: string, password: string) => Promise<Result<void, OperatorRefusal>>;

const OPERATOR_PASSWORD_MIN = 10;

/** Creates an account with the role admin; outside demo mode there is no default one (contract 8.12). */
export const createCreateOperator =
  ({ passwords, createAccount }: { passwords: Passwords; createAccount: CreateAccount }): CreateOperator =>
  async (typed, password) => {
    const email = emailOf(typed);
    if (email === undefined) return err({ kind: 'invalid-email' });
    if (password.length < OPERATOR_PASSWORD_MIN) return err({ kind: 'short-password' });
    try {
      const passwordHash = await passwords.hash(password);
      await createAccount({
        email,
        phone: null,
        firstname: 'Operator',
        lastname: null,
        passwordHash,
        gender: null,
        referral: null,
        role: 'admin',
        language: 'en',
        preferences: [],
      });
      return ok(undefined);
    } catch (failure) {
      if (takenBy(failure) === 'email') return err({ kind: 'exists' });
      throw failure;
    }
  };
