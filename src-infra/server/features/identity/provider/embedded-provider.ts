import { createHash } from 'node:crypto';
import { emailOf, phoneOf } from '../contact.ts';
import type { Person } from './claims.ts';
import type { IdTokens } from './id-tokens.ts';
import { personas, type Persona } from './personas.data.ts';
import { issuerOf, type Provider } from './providers.ts';

export type TypedPerson = { readonly name: string; readonly email: string; readonly phone: string };
export type TypedField = keyof TypedPerson;

/** Replaces the identity providers in demo mode: visitors sign in as a demo person or as one they type. */
export interface EmbeddedProvider {
  readonly personas: readonly Persona[];
  /** Issues a token for a demo person; `undefined` if unknown. */
  pick(key: string, target: TokenTarget): Promise<string | undefined>;
  /** Issues a token for a typed person, or returns the first invalid field. */
  type(
    person: TypedPerson,
    target: TokenTarget,
  ): Promise<{ readonly token: string } | { readonly mistake: TypedField }>;
  /** Returns whether typed contacts count as verified on this site. */
  trusts(origin: string): boolean;
}
export type TokenTarget = { readonly provider: Provider; readonly origin: string; readonly nonce: string };

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', '::1', 'localhost']);
const NAME_MAX = 100;

/**
 * Typed contacts count as verified only if the site and its visitors share one machine: on a shared demo they would
 * open the account of the real owner.
 */
export const createEmbeddedProvider = ({
  idTokens,
  host,
}: {
  readonly idTokens: IdTokens;
  readonly host: string;
}): EmbeddedProvider => {
  const trusts = (origin: string): boolean => LOOPBACK.has(host) && LOOPBACK.has(new URL(origin).hostname);
  const issue = ({ provider, origin, nonce }: TokenTarget, person: Person): Promise<string> =>
    idTokens.issue(issuerOf(origin, provider), person, nonce);

  return {
    personas,
    trusts,

    pick: async (key, target) => {
      const found = personas.find((persona) => persona.key === key);
      return (
        found &&
        issue(target, {
          sub: `persona-${key}`,
          name: found.name,
          email: found.email,
          email_verified: true,
          phone_number: found.phone,
        })
      );
    },

    type: async ({ name: typedName, email: typedEmail, phone: typedPhone }, target) => {
      const [name, email, phone] = [typedName.trim(), emailOf(typedEmail), phoneOf(typedPhone)];
      if (name === '' || name.length > NAME_MAX) return { mistake: 'name' };
      if (email === undefined) return { mistake: 'email' };
      if (typedPhone.trim() !== '' && phone === undefined) return { mistake: 'phone' };
      const isTrusted = trusts(target.origin);
      const person: Person = {
        sub: `typed-${createHash('sha256').update(email).digest('hex').slice(0, 32)}`,
        name,
        email,
        email_verified: isTrusted,
        ...(isTrusted && phone !== undefined && { phone_number: phone }),
      };
      return { token: await issue(target, person) };
    },
  };
};
