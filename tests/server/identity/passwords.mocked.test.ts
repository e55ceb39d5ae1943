import { scrypt } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createPasswords } from '@infra/server/features/identity/index.ts';
import { systemRandom } from '@infra/server/foundation/platform/random.ts';
import { CHEAP } from '../support/marketplace.ts';

vi.mock('node:crypto', { spy: true });

describe('API-1 passwords', () => {
  it('are hashed with a salt each', async () => {
    const passwords = createPasswords(systemRandom, CHEAP);
    const [first, second] = [await passwords.hash('lunchbox'), await passwords.hash('lunchbox')];
    expect(first).not.toBe(second);
    expect(first).not.toContain('lunchbox');
    expect(await passwords.verify('lunchbox', first)).toBe(true);
    expect(await passwords.verify('Lunchbox', first)).toBe(false);
    expect(await passwords.verify('nobody', undefined)).toBe(false);
  });

  it('cost the same for an unknown account', async () => {
    const cost = { rounds: 256, block: 4, lanes: 2 };
    const passwords = createPasswords(systemRandom, cost);
    const hash = await passwords.hash('x');
    const workOf = async (stored: string | undefined): Promise<readonly unknown[]> => {
      vi.mocked(scrypt).mockClear();
      await passwords.verify('y', stored);
      return vi.mocked(scrypt).mock.calls.map(([, , bytes, options]) => [bytes, options]);
    };
    const expected = [[32, expect.objectContaining({ N: cost.rounds, r: cost.block, p: cost.lanes })]];
    expect(await workOf(hash)).toEqual(expected);
    expect(await workOf(undefined)).toEqual(expected);
  });
});
