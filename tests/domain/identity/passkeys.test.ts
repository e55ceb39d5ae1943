import { describe, expect, it } from 'vitest';
import {
  createAddPasskey,
  createSignInWithPasskey,
  type AuthenticatorFailure,
  type Passkey,
  type PasskeyPrompt,
  type Session,
} from '@domain/identity/index.ts';
import type { Answer } from '@domain/kernel/answer.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { userId } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';

const session: Session = {
  token: 'Bearer 1|x',
  user: { id: userId(1), firstName: 'Maya', lastName: '', image: undefined, role: 'user' },
};
const passkey: Passkey = {
  id: 7,
  name: undefined,
  device: { browser: 'Firefox', system: 'Linux' },
  addedAt: instant(1),
  lastUsedAt: undefined,
};
const [question, signature] = [{ challenge: 'q' }, { id: 'c' }];
const rejected = (status: number, ...fields: string[]): RemoteFailure => ({
  kind: 'rejected',
  status,
  code: '',
  message: '',
  params: Object.fromEntries(fields.map((field) => [field, ['no']])),
  data: undefined,
});
const answering = <Value>(value: Value | RemoteFailure): Answer<Value> =>
  Promise.resolve(isFailure(value) ? err(value) : ok(value));
const isFailure = (value: unknown): value is RemoteFailure =>
  typeof value === 'object' && value !== null && 'kind' in value;

const signIn = ({
  begun = question,
  entered = session,
  device,
}: {
  begun?: typeof question | RemoteFailure;
  entered?: Session | RemoteFailure;
  device?: AuthenticatorFailure;
} = {}) => {
  const said: unknown[] = [];
  const sign = (how: string) => (asked: unknown) => {
    said.push([how, asked]);
    return Promise.resolve(device ? err(device) : ok(signature));
  };
  const enter = createSignInWithPasskey({
    signIns: {
      begin: () => answering(begun),
      enter: (answer) => {
        said.push(['enter', answer]);
        return answering(entered);
      },
    },
    authenticator: { sign: sign('sign'), signSuggested: sign('suggest') },
  });
  return { said, enter: (prompt: PasskeyPrompt) => enter(prompt, (step) => said.push(step)) };
};

describe('ACCOUNT-1g signing in with a passkey', () => {
  it('asks the authenticator only what the server wants to know, and the server only what it has signed', async () => {
    for (const [prompt, how] of [
      ['pressed', 'sign'],
      ['suggested', 'suggest'],
    ] as const) {
      const { said, enter } = signIn();
      expect(await enter(prompt)).toEqual(ok(session));
      expect(said).toEqual(['server', 'authenticator', [how, question], 'server', ['enter', signature]]);
    }
  });

  it('ends where the authenticator signs nothing', async () => {
    const { said, enter } = signIn({ device: { kind: 'cancelled' } });
    expect(await enter('pressed')).toEqual(err({ kind: 'cancelled' }));
    expect(said.at(-1)).toEqual(['sign', question]);
  });

  it.each([
    [{ kind: 'unreachable' } as const, 'offline'],
    [rejected(404), 'unknown'],
    [rejected(400, 'challenge'), 'expired'],
    [rejected(400, 'passkey'), 'refused'],
    [rejected(429), 'server'],
    [{ kind: 'timeout' } as const, 'server'],
  ])('says of %j that it is %s', async (failure, kind) => {
    expect(await signIn({ entered: failure }).enter('pressed')).toMatchObject({ ok: false, error: { kind } });
    const begun = signIn({ begun: failure });
    expect(await begun.enter('pressed')).toMatchObject({ ok: false, error: { kind } });
    expect(begun.said).toEqual(['server']);
  });
});

describe('ACCOUNT-5k adding a passkey', () => {
  const add = (begun: typeof question | RemoteFailure, device?: AuthenticatorFailure) => {
    const said: unknown[] = [];
    const run = createAddPasskey({
      passkeys: {
        begin: (evidence) => (said.push(evidence), answering(begun)),
        add: (made) => (said.push(made), answering(passkey)),
      },
      authenticator: { create: (asked) => (said.push(asked), Promise.resolve(device ? err(device) : ok(signature))) },
    });
    return { said, run };
  };

  it('proves the owner first, then makes one, then adds it', async () => {
    const { said, run } = add(question);
    expect(await run({ oldPassword: 'x' })).toEqual(ok(passkey));
    expect(said).toEqual([{ oldPassword: 'x' }, question, signature]);
  });

  it('asks no authenticator without the proof, and adds nothing that was not made', async () => {
    const unproven = add(rejected(400, 'old_password'));
    expect(await unproven.run({})).toMatchObject({ ok: false, error: { kind: 'server' } });
    expect(unproven.said).toEqual([{}]);
    const refused = add(question, { kind: 'exists' });
    expect(await refused.run({})).toEqual(err({ kind: 'exists' }));
    expect(refused.said).toEqual([{}, question]);
  });
});
