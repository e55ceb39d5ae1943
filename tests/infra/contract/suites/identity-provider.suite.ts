import { expect, it } from 'vitest';
import type {
  IdentityProvider,
  IdentityProviderName,
  ProviderFailure,
  ProviderCredential,
} from '@domain/identity/index.ts';
import type { Result } from '@domain/kernel/result.ts';

/** What somebody does at the provider. */
export type Deed = 'agrees' | 'refuses';
type Outcome = Result<ProviderCredential, ProviderFailure>;

export type ProviderSubject = {
  /** Asks the provider, does this there, and returns what the answer proves, wherever it arrives. */
  readonly visit: (provider: IdentityProviderName, deed: Deed) => Promise<Outcome>;
  readonly port: IdentityProvider;
  /** Exchanges the proof at the server; returns the status. */
  readonly exchange: (provider: IdentityProviderName, proof: ProviderCredential) => Promise<number>;
  readonly goOffline: () => void;
};

/** ACCOUNT-1: What every adapter of the port keeps. */
export const identityProviderLaws = (fresh: () => Promise<ProviderSubject>): void => {
  it('ACCOUNT-1 proves with each provider who somebody is, once', async () => {
    for (const provider of ['google', 'apple', 'facebook'] as const) {
      const { visit, exchange } = await fresh();
      const outcome = await visit(provider, 'agrees');
      if (!outcome.ok) throw new Error(`${provider}: ${outcome.error.kind}`);
      expect(await exchange(provider, outcome.value)).toBe(200);
      expect(await exchange(provider, outcome.value)).toBe(400);
    }
  });

  it('ACCOUNT-1 proves nothing to another provider', async () => {
    const { visit, exchange } = await fresh();
    const outcome = await visit('google', 'agrees');
    expect(outcome.ok && (await exchange('apple', outcome.value))).toBe(400);
  });

  it('ACCOUNT-1 says that somebody refused', async () => {
    const { visit } = await fresh();
    expect(await visit('apple', 'refuses')).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });

  it('ACCOUNT-1 says that there is no connection, without leaving the page', async () => {
    const { port, goOffline } = await fresh();
    goOffline();
    expect(await port.authenticate('google', '/checkout')).toEqual({ ok: false, error: { kind: 'offline' } });
  });

  it('ACCOUNT-1 gives up when asked to', async () => {
    const { port } = await fresh();
    const outcome = port.authenticate('google', '/checkout');
    port.stop();
    expect(await outcome).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });

  it('ACCOUNT-1 has no answer where nobody asked', async () => {
    const { port } = await fresh();
    expect(port.redirectResult()).toBeUndefined();
  });
};
