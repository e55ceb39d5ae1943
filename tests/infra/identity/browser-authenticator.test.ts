import { describe, expect, it } from 'vitest';
import { createBrowserAuthenticator } from '@infra/identity/browser-authenticator.adapter.ts';

const named = (name: string): Error => Object.assign(new Error('said in English'), { name });
const question = { challenge: 'q' };

const stage = ({
  ceremony = () => Promise.resolve({ id: 'c' }),
  isLoadable = true,
  credentials = {},
}: {
  ceremony?: (asked: object) => Promise<object>;
  isLoadable?: boolean;
  credentials?: object | undefined;
} = {}) => {
  const asked: unknown[] = [];
  let [opened, canceled] = [0, 0];
  const run = (how: string) => (options: object) => {
    asked.push([how, options]);
    return ceremony(options);
  };
  const authenticator = createBrowserAuthenticator({
    open: () => {
      opened += 1;
      if (!isLoadable) return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
      return Promise.resolve({
        startAuthentication: run('sign'),
        startRegistration: run('create'),
        WebAuthnAbortService: { cancelCeremony: () => (canceled += 1) },
      } as never);
    },
    credentials: () => credentials as never,
  });
  return { authenticator, asked, opened: () => opened, canceled: () => canceled };
};

describe('ACCOUNT-1g the authenticator that the browser asks', () => {
  it('passes the question on as it is, and loads the library once', async () => {
    const { authenticator, asked, opened } = stage();
    expect(await authenticator.create(question)).toEqual({ ok: true, value: { id: 'c' } });
    await authenticator.sign(question);
    await authenticator.signSuggested(question);
    expect(asked).toEqual([
      ['create', { optionsJSON: question }],
      ['sign', { optionsJSON: question }],
      ['sign', { optionsJSON: question, useBrowserAutofill: true, verifyBrowserAutofillInput: false }],
    ]);
    expect(opened()).toBe(1);
  });

  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'stopped'],
    ['InvalidStateError', 'exists'],
    ['ConstraintError', 'unsuitable'],
    ['NotSupportedError', 'unsuitable'],
    ['SecurityError', 'unsuitable'],
    ['UnknownError', 'unsuitable'],
  ])('reads %s as %s', async (name, kind) => {
    const { authenticator } = stage({ ceremony: () => Promise.reject(named(name)) });
    expect(await authenticator.sign(question)).toEqual({ ok: false, error: { kind } });
  });

  it('throws what is a bug', async () => {
    const { authenticator } = stage({ ceremony: () => Promise.reject(named('TypeError')) });
    await expect(authenticator.sign(question)).rejects.toThrow('said in English');
  });

  it('is offline where the library cannot be loaded, and tries again', async () => {
    const { authenticator, opened } = stage({ isLoadable: false });
    for (let time = 1; time <= 2; time += 1) {
      expect(await authenticator.sign(question)).toEqual({ ok: false, error: { kind: 'offline' } });
      expect(opened()).toBe(time);
    }
  });

  it('asks nobody after it was stopped, also while the library loads', async () => {
    const { authenticator, asked, canceled } = stage();
    const outcome = authenticator.sign(question);
    authenticator.stop();
    expect(await outcome).toEqual({ ok: false, error: { kind: 'stopped' } });
    expect(asked).toEqual([]);
    await authenticator.sign(question);
    const before = canceled();
    authenticator.stop();
    expect(canceled()).toBe(before + 1);
  });

  it('tells whether the browser can ask and suggest', async () => {
    const none = stage().authenticator;
    const missing = createBrowserAuthenticator({
      open: () => Promise.reject(new Error()),
      credentials: () => undefined,
    });
    expect([missing.isAvailable(), await missing.canSuggest()]).toEqual([false, false]);
    expect([none.isAvailable(), await none.canSuggest()]).toEqual([true, false]);
    const able = stage({ credentials: { isConditionalMediationAvailable: () => Promise.resolve(true) } }).authenticator;
    expect(await able.canSuggest()).toBe(true);
  });
});
