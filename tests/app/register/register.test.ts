import { describe, expect, it } from 'vitest';
import type { Accounts, NewAccount, Registration, Session } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { userId } from '@domain/kernel/ids.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { untrustedHtml } from '@domain/content/index.ts';
import { decimal, money } from '@domain/pricing/index.ts';
import { referralCode, type Invitation } from '@domain/rewards/index.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { DetailsViewModel } from '@app/features/register/details.view-model.ts';
import { RegisterViewModel } from '@app/features/register/register.view-model.ts';
import { VerifyViewModel } from '@app/features/register/verify.view-model.ts';
import { methodsStage } from '../sign-in/methods.ts';

const refusal = (status: number, code = ''): RemoteFailure => ({
  kind: 'rejected',
  status,
  code,
  message: '',
  params: {},
  data: undefined,
});
const session: Session = {
  token: 'Bearer 2|y',
  user: { id: userId(2), firstName: 'Noor', lastName: '', image: undefined, role: 'user' },
};
const begun: Registration = {
  email: 'noor@example.com',
  referral: 'ABCDEFGH',
  returnPath: '/checkout',
  sentAt: instant(1000),
  proof: undefined,
};

const terms = {
  priceFrom: decimal('5'),
  priceTo: decimal('3'),
  expiresOn: undefined,
  title: '',
  description: untrustedHtml(''),
  faq: untrustedHtml(''),
  image: undefined,
  language: 'en',
};
const stage = (kept?: Registration, opened?: Invitation, isActive = true) => {
  const invitations = createLiveValue<Invitation | undefined>(opened);
  const moves: string[] = [];
  const clock = { at: 1000 };
  return {
    moves,
    clock,
    registrations: createLiveValue<Registration | undefined>(kept),
    sessions: createLiveValue<Session | undefined>(undefined),
    invitations,
    deps: {
      invitations,
      navigator: { go: (path: string) => void moves.push(path) },
      clock: { now: () => instant(clock.at) },
      reference: {
        settings: settingsOf([
          { key: 'otp_expire_time', value: '2' },
          { key: 'referral_active', value: isActive ? '1' : '0' },
        ]),
      },
      cache: createDataCache(),
      referrals: { terms: () => ({ key: ['referral'], load: async () => ok({ terms }) }) },
      currency: { current: { rate: decimal('2'), scale: 2 as const } },
      ways: methodsStage().vm,
    },
  };
};
const place = (query: Readonly<Record<string, string>>) => ({ path: '/register', params: {}, query });

describe('ACCOUNT-2 requesting a code', () => {
  const register = (answer: Accounts['register'], kept?: Registration) => {
    const { deps, registrations, sessions, moves } = stage(kept);
    const vm = new RegisterViewModel({ ...deps, registrations, sessions, accounts: { register: answer } });
    vm.show(place({ next: '/checkout', referral_code: 'ABCDEFGH' }));
    return { vm, registrations, moves };
  };

  it('remembers the address, the referral and the guest’s destination', async () => {
    const { vm, registrations, moves } = register(() => Promise.resolve(ok(undefined)));
    vm.type(' Noor@Example.com ');
    await vm.submit();
    expect(registrations.read()).toEqual(begun);
    expect(moves).toEqual(['/verify-phone']);
  });

  it('sends nothing for an invalid address', async () => {
    const { vm, moves } = register(() => Promise.reject(new Error('asked')));
    vm.type('noor');
    await vm.submit();
    expect([vm.fault, vm.submission.failures, moves]).toEqual([{ kind: 'invalid' }, 1, []]);
  });

  it('lets a returning guest use the pending code', async () => {
    const { vm, registrations, moves } = register(() => Promise.resolve(err(refusal(429))), begun);
    vm.type(begun.email);
    await vm.submit();
    expect([moves, registrations.read(), vm.submission.failure]).toEqual([['/verify-phone'], begun, undefined]);
  });

  it('stays and says why if no code could be sent', async () => {
    const { vm, moves } = register(() => Promise.resolve(err(refusal(429))));
    vm.type(begun.email);
    await vm.submit();
    expect([moves, vm.submission.failure, vm.email]).toEqual([[], refusal(429), begun.email]);
  });
});

describe('ACCOUNT-2 the code', () => {
  const verify = (
    answer: Accounts['verify'],
    kept: Registration | undefined = begun,
    resendCode: Accounts['resendCode'] = () => Promise.resolve(ok(undefined)),
  ) => {
    const { deps, registrations, sessions, moves, clock } = stage(kept);
    const vm = new VerifyViewModel({ ...deps, registrations, sessions, accounts: { verify: answer, resendCode } });
    const stop = vm.activate();
    return { vm, registrations, moves, clock, stop };
  };

  it('is exchanged for its verification, also when typed with a space', async () => {
    const asked: string[] = [];
    const { vm, registrations, moves, stop } = verify((email, code) => {
      asked.push(email, code);
      return Promise.resolve(ok({ verifyToken: 'proof' }));
    });
    vm.type('123 456');
    await vm.submit();
    stop();
    expect(asked).toEqual([begun.email, '123456']);
    expect([registrations.read()?.proof, moves]).toEqual(['proof', ['/update-details']]);
  });

  it('stays in the field for correction when wrong', async () => {
    const { vm, moves, stop } = verify(() => Promise.resolve(err(refusal(404))));
    vm.type('123456');
    await vm.submit();
    stop();
    expect([vm.code, vm.submission.failure, vm.submission.failures, moves]).toEqual(['123456', refusal(404), 1, []]);
  });

  it('can be sent again after the operator’s minutes, not before', async () => {
    const sent: string[] = [];
    const { vm, clock, registrations, stop } = verify(
      () => Promise.reject(new Error('asked')),
      begun,
      (email) => {
        sent.push(email);
        return Promise.resolve(ok(undefined));
      },
    );
    await vm.resending.resend();
    expect([vm.resending.secondsLeft, sent]).toEqual([120, []]);
    clock.at = 121_000;
    vm.resending.tick();
    await vm.resending.resend();
    stop();
    expect([sent, registrations.read()?.sentAt, vm.resending.secondsLeft]).toEqual([[begun.email], 121_000, 120]);
  });

  it('redirects to the first step when no code was requested', () => {
    const { deps, registrations, sessions, moves } = stage();
    const vm = new VerifyViewModel({
      ...deps,
      registrations,
      sessions,
      accounts: { verify: () => Promise.reject(new Error()), resendCode: () => Promise.reject(new Error()) },
    });
    vm.activate()();
    expect(moves).toEqual(['/register']);
  });
});

describe('REFERRAL-1 the invitation of a registration', () => {
  const code = referralCode([0, 1, 2, 3, 4, 5, 6, 7]);
  const opened: Invitation = { code, openedAt: instant(1000) };
  const open = (query: Readonly<Record<string, string>>, kept?: Invitation, isActive?: boolean) => {
    const { deps, registrations, sessions, invitations, clock } = stage(undefined, kept, isActive);
    const accounts = { register: () => Promise.resolve(ok(undefined)) };
    const vm = new RegisterViewModel({ ...deps, registrations, sessions, accounts });
    vm.show(place(query));
    return { vm, registrations, sessions, invitations, clock };
  };

  it('is known before the page lives, kept for later, and says what it brings', async () => {
    const { vm, invitations } = open({ referral_code: 'abcdefgh' });
    expect([vm.invitation, vm.welcomeGift]).toEqual([{ kind: 'open', code }, undefined]);
    vm.activate();
    await vm.terms.load();
    expect([vm.welcomeGift, invitations.read()]).toEqual([money(600, 2), opened]);
  });

  it('is the one opened before, for 30 days, where the address names none', async () => {
    const { vm, registrations } = open({}, opened);
    vm.activate();
    expect(vm.invitation).toEqual({ kind: 'open', code });
    vm.type('noor@example.com');
    await vm.submit();
    expect(registrations.read()?.referral).toBe('ABCDEFGH');
    const late = open({}, opened);
    late.clock.at = 1000 + 30 * 86_400_000;
    late.vm.activate();
    expect(late.vm.invitation).toBeUndefined();
  });

  it('is said to be wrong, and does not keep anybody from registering', async () => {
    const { vm, registrations, invitations } = open({ referral_code: 'ABCD1234' });
    vm.activate();
    vm.type('noor@example.com');
    await vm.submit();
    expect([vm.invitation, invitations.read(), registrations.read()?.referral]).toEqual([
      { kind: 'wrong' },
      undefined,
      'ABCD1234',
    ]);
  });

  it('is not mentioned while the operator rewards none', () => {
    expect(open({ referral_code: 'ABCDEFGH' }, undefined, false).vm.invitation).toBeUndefined();
  });

  it('leads a signed-in customer to the own invitations', async () => {
    const { vm, sessions } = open({ referral_code: 'ABCDEFGH', next: '/liked' });
    sessions.write(session);
    expect(await vm.prepare()).toEqual({ kind: 'redirect', to: '/referrals?invitation=ABCDEFGH' });
    const without = open({ next: '/liked' });
    without.sessions.write(session);
    expect(await without.vm.prepare()).toEqual({ kind: 'redirect', to: '/liked' });
  });

  it('can be left out where the server or its form refuses it', async () => {
    const sent: (string | undefined)[] = [];
    const { deps, registrations, sessions, invitations } = stage({ ...begun, proof: 'proof' }, opened);
    const refused: RemoteFailure = { ...refusal(422), params: { referral: ['Unknown'] } } as RemoteFailure;
    const accounts = {
      complete: async ({ referral }: NewAccount) => {
        sent.push(referral);
        return referral === undefined ? ok(session) : err(refused);
      },
    };
    const vm = new DetailsViewModel({ ...deps, registrations, sessions, accounts });
    vm.activate();
    vm.type({ firstName: 'Noor', password: 'secret', repeat: 'secret' });
    expect([vm.isInvited, vm.isReferralRefused]).toEqual([true, false]);
    await vm.submit();
    expect([vm.isReferralRefused, vm.details.password, sent]).toEqual([true, 'secret', ['ABCDEFGH']]);
    vm.type({ referral: 'ABC1' });
    await vm.submit();
    expect([vm.faults, vm.isReferralRefused, sent.length]).toEqual([{ referral: { kind: 'invalid' } }, true, 1]);
    await vm.submitWithoutCode();
    expect([sent.at(-1), sessions.read(), invitations.read()]).toEqual([undefined, session, undefined]);
  });
});

describe('ACCOUNT-2, ACCOUNT-3 the details', () => {
  const details = (answer: Accounts['complete'], kept: Registration | undefined = { ...begun, proof: 'proof' }) => {
    const { deps, registrations, sessions, moves } = stage(kept);
    const vm = new DetailsViewModel({ ...deps, registrations, sessions, accounts: { complete: answer } });
    vm.activate();
    return { vm, registrations, sessions, moves };
  };

  it('create the account, sign in and return to the destination', async () => {
    const made: NewAccount[] = [];
    const { vm, sessions, registrations, moves } = details((account) => {
      made.push(account);
      return Promise.resolve(ok(session));
    });
    vm.type({ firstName: ' Noor ', password: 'secret', repeat: 'secret', gender: 'female' });
    await vm.submit();
    expect(made).toEqual([
      {
        email: begun.email,
        verifyToken: 'proof',
        firstName: 'Noor',
        lastName: '',
        password: 'secret',
        gender: 'female',
        referral: 'ABCDEFGH',
      },
    ]);
    expect([sessions.read(), registrations.read(), moves]).toEqual([session, undefined, ['/checkout']]);
  });

  it('ACCOUNT-3 say which field is missing, too short or different', async () => {
    const { vm } = details(() => Promise.reject(new Error('asked')));
    vm.type({ password: 'abc', repeat: 'abd' });
    await vm.submit();
    expect(vm.faults).toEqual({
      firstName: { kind: 'required' },
      password: { kind: 'too-short' },
      repeat: { kind: 'mismatch' },
    });
    vm.type({ password: 'abcdef' });
    expect(vm.faults.password).toBeUndefined();
  });

  it('are kept when the account cannot be created', async () => {
    const { vm, registrations, sessions } = details(() => Promise.resolve(err({ kind: 'unreachable' })));
    vm.type({ firstName: 'Noor', password: 'secret', repeat: 'secret' });
    await vm.submit();
    expect([
      vm.details.firstName,
      vm.details.password,
      vm.submission.failures,
      registrations.read()?.proof,
      sessions.read(),
    ]).toEqual(['Noor', 'secret', 1, 'proof', undefined]);
  });

  it('need the verification of the code first', () => {
    expect(details(() => Promise.reject(new Error()), begun).moves).toEqual(['/verify-phone']);
    const { deps, registrations, sessions, moves } = stage();
    new DetailsViewModel({
      ...deps,
      registrations,
      sessions,
      accounts: { complete: () => Promise.reject(new Error()) },
    }).activate();
    expect(moves).toEqual(['/register']);
  });
});
