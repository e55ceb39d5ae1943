import { describe, expect, it } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { begun, refusal, reset, sent, sessionOf } from './stage.ts';

const code = { step: 'code' };

describe('ACCOUNT-2 password recovery: the account', () => {
  it('sends a code to the address or number in the server’s format, and continues with the code', async () => {
    for (const [typed, login] of [
      [' Noor@Example.com ', { kind: 'email', email: 'noor@example.com' }],
      ['+1 401 555 0101', { kind: 'phone', phone: '14015550101' }],
    ] as const) {
      const { vm, asked, moves, recoveries, stop } = reset();
      vm.type(typed);
      await vm.submit();
      stop();
      expect([asked, moves]).toEqual([[login], ['/reset-password?step=code']]);
      expect(recoveries.read()).toEqual({
        typed,
        code: '',
        returnPath: '/checkout',
        sent: { login, verifyId: 'id-1', sentAt: instant(1000) },
      });
    }
  });

  it('ACCOUNT-1 accepts what auth_option allows, and sends nothing for invalid text', async () => {
    const { vm, asked, moves, stop } = reset({ authOption: 'phone' });
    expect(vm.kind).toBe('phone');
    vm.type('noor@example.com');
    vm.blur();
    expect(vm.fault).toEqual({ kind: 'invalid' });
    await vm.submit();
    stop();
    expect([vm.submission.failures, asked, moves]).toEqual([1, [], []]);
  });

  it('keeps the typed text through a reload and a failure', async () => {
    const first = reset();
    first.vm.type('noor@exam');
    first.stop();
    const second = reset({ ...(first.recoveries.read() && { kept: first.recoveries.read() as never }) });
    expect(second.vm.typed).toBe('noor@exam');
    second.vm.type('noor@example.com');
    second.refuse({ kind: 'unreachable' });
    await second.vm.submit();
    second.stop();
    expect([second.vm.typed, second.vm.submission.failure, second.vm.submission.failures, second.moves]).toEqual([
      'noor@example.com',
      { kind: 'unreachable' },
      1,
      [],
    ]);
  });

  it('ACCOUNT-2c lets a returning customer use the pending code, and makes others wait', async () => {
    const { vm, moves, refuse, stop } = reset({ kept: begun });
    refuse(refusal(429));
    await vm.submit();
    expect([moves, vm.submission.failure]).toEqual([['/reset-password?step=code'], undefined]);
    vm.type('leila@example.com');
    await vm.submit();
    stop();
    expect([moves.length, vm.submission.failure]).toEqual([1, refusal(429)]);
  });
});

describe('ACCOUNT-2 password recovery: the code', () => {
  it('starts a session as a sign-in does, then asks for the new password and remembers the destination', async () => {
    const { vm, asked, moves, sessions, recoveries, left, stop } = reset({ kept: begun, query: code });
    expect(vm.sent).toEqual(sent);
    vm.typeCode('123 456');
    await vm.submit();
    stop();
    expect(asked).toEqual([[sent.login, '', '123456']]);
    expect(sessions.read()).toEqual(sessionOf(2));
    expect([recoveries.read(), left, moves]).toEqual([undefined, [], ['/update-password?reset=1&next=%2Fcheckout']]);
  });

  it('CART-5 signs out another customer first, but not the same one', async () => {
    for (const [before, gone] of [
      [sessionOf(9), ['Bearer 9|y']],
      [sessionOf(2), []],
    ] as const) {
      const { vm, sessions, left, stop } = reset({ kept: begun, query: code, before });
      vm.typeCode('123456');
      await vm.submit();
      stop();
      expect([left, sessions.read()]).toEqual([gone, sessionOf(2)]);
    }
  });

  it('can be corrected if wrong, also after a reload', async () => {
    const { vm, recoveries, sessions, refuse, stop } = reset({ kept: begun, query: code });
    vm.typeCode('12345');
    await vm.submit();
    expect([vm.fault, vm.submission.failures]).toEqual([{ kind: 'invalid' }, 1]);
    vm.typeCode('123456');
    refuse(refusal(400, 'ERROR_215'));
    await vm.submit();
    stop();
    expect([
      vm.submission.failure,
      vm.submission.failures,
      vm.submission.isBusy,
      vm.code,
      recoveries.read()?.code,
      sessions.read(),
    ]).toEqual([refusal(400, 'ERROR_215'), 2, false, '123456', '123456', undefined]);
  });

  it('can be sent again once its minutes are over, with a new verification id', async () => {
    const { vm, asked, clock, recoveries, stop } = reset({ kept: { ...begun, code: '111111' }, query: code });
    clock.at = 1000 + 119_000;
    vm.resending.tick();
    expect(vm.resending.secondsLeft).toBe(1);
    await vm.resending.resend();
    expect(asked).toEqual([]);
    clock.at += 1000;
    vm.resending.tick();
    await vm.resending.resend();
    stop();
    expect([asked, vm.resending.isDone, vm.code, vm.resending.secondsLeft]).toEqual([[sent.login], true, '', 120]);
    expect(recoveries.read()?.sent).toEqual({ ...sent, verifyId: 'id-1', sentAt: instant(clock.at) });
  });

  it('shows another error if it cannot be sent again than if it is wrong', async () => {
    const { vm, clock, refuse, stop } = reset({ kept: begun, query: code });
    clock.at = 500_000;
    vm.resending.tick();
    refuse(refusal(429));
    await vm.resending.resend();
    stop();
    expect([vm.resending.failure, vm.submission.failure, vm.resending.isDone, vm.sent]).toEqual([
      refusal(429),
      undefined,
      false,
      sent,
    ]);
  });

  it('may be typed before the page is active', async () => {
    const { vm, moves, asked, recoveries, stop } = reset({
      kept: begun,
      query: code,
      early: (early) => early.typeCode('123456'),
    });
    expect(recoveries.read()).toEqual({ ...begun, code: '123456' });
    await vm.submit();
    stop();
    expect([moves, asked]).toEqual([
      ['/update-password?reset=1&next=%2Fcheckout'],
      [[sent.login, sent.verifyId, '123456']],
    ]);
  });

  it('is not available without a request', () => {
    const { moves, stop } = reset({ query: code });
    stop();
    expect(moves).toEqual(['/reset-password']);
  });

  it('returns to the account with Back, without the errors of the code', async () => {
    const { vm, go, stop } = reset({ kept: begun, query: code });
    vm.typeCode('1');
    await vm.submit();
    go({ next: '/checkout' });
    stop();
    expect([vm.step, vm.fault, vm.typed]).toEqual(['account', undefined, 'Noor@example.com']);
  });
});
