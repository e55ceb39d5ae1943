import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { NewPasswordView } from '@app/features/recovery/new-password.view.tsx';
import { NewPasswordViewModel } from '@app/features/recovery/new-password.view-model.ts';
import { ResetView } from '@app/features/recovery/reset.view.tsx';
import { PAGES } from '@app/routes/index.ts';
import { profileOf } from '../checkout/stage.ts';
import { bound, render } from '../render.tsx';
import { begun, refusal, reset, sent } from './stage.ts';

const services = [bound(PAGES as never, {})];
const open = (how: Parameters<typeof reset>[0] = {}) => {
  const stage = reset(how);
  render(<ResetView vm={stage.vm} />, { services });
  return stage;
};
const onCode = { kept: begun, query: { step: 'code' } };

describe('ACCOUNT-2 the password recovery page', () => {
  it('is a form that password managers understand, with a link to the sign-in', () => {
    open().stop();
    const field = screen.getByLabelText('E-mail or phone number');
    expect([field.getAttribute('autocomplete'), field.closest('form')?.getAttribute('method')]).toEqual([
      'username',
      'post',
    ]);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2Fcheckout');
  });

  it('links errors to their field and focuses it', async () => {
    open({ authOption: 'phone' }).stop();
    const field = screen.getByLabelText('Phone number');
    fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
    await screen.findByText('Phone number is required');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Phone number is required',
    );
  });

  it('API-1 never reveals who has an account, whatever the server says', async () => {
    const { vm, refuse, stop } = open();
    refuse(refusal(400, 'ERROR_400', { email: ['There is no such user'] }));
    fireEvent.change(screen.getByLabelText('E-mail or phone number'), { target: { value: 'noor@example.com' } });
    await act(() => vm.submit());
    stop();
    expect(screen.getByRole('alert').textContent).toBe('We could not send a code there. Check what you typed.');
    expect(document.body.textContent).not.toMatch(/one of us|no such user/);
  });

  it.each([
    ['account', '14015550100'],
    ['code', ''],
  ])('ERROR-5 says of a refused SMS that it was not sent, on the step of the %s', async (step, typed) => {
    const { vm, clock, refuse, stop } = open(
      step === 'code'
        ? { ...onCode, kept: { ...begun, sent: { ...sent, login: { kind: 'phone', phone: '14015550100' } } } }
        : {},
    );
    refuse(refusal(400, 'ERROR_400'));
    clock.at = 500_000;
    if (typed) fireEvent.change(screen.getByLabelText('E-mail or phone number'), { target: { value: typed } });
    await act(async () => {
      vm.resending.tick();
      await (step === 'code' ? vm.resending.resend() : vm.submit());
    });
    stop();
    expect(screen.getByRole('alert').textContent).toBe('Sms not sent!');
  });

  it('asks for the code, focuses the new heading, and says when another can be sent', async () => {
    const { vm, go, stop } = open({ kept: begun, isDemo: '1' });
    act(() => go({ step: 'code' }));
    stop();
    const heading = screen.getByRole('heading', { level: 1, name: 'Enter the code' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const field = screen.getByLabelText('Code');
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    expect(document.body.textContent).toContain(
      'If there is an account for noor@example.com, we have sent it a code of six digits.',
    );
    expect(screen.getByText(/server's log/)).toBeDefined();
    expect(screen.getByText('2:00')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Use another account' }).getAttribute('href')).toBe(
      `/reset-password?next=${encodeURIComponent(vm.returnPath)}`,
    );
  });

  it.each([
    [400, 'ERROR_215'],
    [404, 'ERROR_404'],
    [400, 'ERROR_201'],
    [400, 'ERROR_203'],
  ])('ERROR-5 shows the same text for every refusal (%i %s)', async (status, code) => {
    const { vm, refuse, stop } = open(onCode);
    refuse(refusal(status, code));
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });
    await act(() => vm.submit());
    stop();
    expect(screen.getByText('Wrong verification code')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
  });

  it('offers another code once the waiting time is over, and announces it', async () => {
    const { vm, clock, stop } = open(onCode);
    clock.at = 500_000;
    act(vm.resending.tick);
    fireEvent.click(screen.getByRole('button', { name: 'Send another code' }));
    expect((await screen.findByText('Another code is on its way.')).getAttribute('role')).toBe('status');
    stop();
  });
});

describe('ACCOUNT-2 ACCOUNT-5 the new-password page', () => {
  const show = (
    query: Readonly<Record<string, string>>,
    answer: ReturnType<typeof err> | ReturnType<typeof ok> = ok(undefined),
  ) => {
    const vm = new NewPasswordViewModel({
      password: {
        change: () => Promise.resolve(answer as never),
        requestCode: () => Promise.resolve(ok({ sentTo: 'n***@mail.test' })),
      },
      profiles: { load: () => Promise.resolve(ok(profileOf({ email: 'noor@example.com' }))) },
      reference: { settings: settingsOf([]) },
      navigator: { go: () => {} },
      notifySaved: () => {},
    });
    vm.show({ path: '/update-password', params: {}, query });
    render(<NewPasswordView vm={vm} />, { services });
    act(() => void vm.activate());
    return vm;
  };
  const type = (label: string, value: string): boolean =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Save the password' }));

  it('has fields that password managers understand, with the account they belong to', async () => {
    show({});
    const names = ['Current password', 'New password', 'Repeat the password'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(names).toEqual(['current-password', 'new-password', 'new-password']);
    await waitFor(() =>
      expect(document.querySelector('[name=username]')?.getAttribute('value')).toBe('noor@example.com'),
    );
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
      '/reset-password?next=%2F',
    );
  });

  it('ERROR-5 shows the texts of the specification and focuses the first error', async () => {
    show({ reset: '1', next: '/checkout' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go on without a new password' }).getAttribute('href')).toBe('/checkout');
    type('New password', 'abc');
    type('Repeat the password', 'abd');
    press();
    await screen.findByText('Password should contain at least 6 characters');
    expect(screen.getByText("Passwords don't match")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New password')));
  });

  it('shows at the field that the old one is wrong, and after a code that it is required', async () => {
    for (const [query, text] of [
      [{}, /not your current password/],
      [{ reset: '1' }, /Too much time has passed/],
    ] as const) {
      document.body.innerHTML = '';
      show(query, err(refusal(400, 'ERROR_400', { old_password: ['of the server'] })));
      if (!('reset' in query)) type('Current password', 'wrong one');
      type('New password', 'secret');
      type('Repeat the password', 'secret');
      press();
      await screen.findByText(text);
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current password')));
      expect(screen.queryByRole('alert')).toBeNull();
    }
  });

  it('says how long to wait after too many attempts', async () => {
    show({ reset: '1' }, err({ ...refusal(429), retryAfter: 600 }));
    type('New password', 'secret');
    type('Repeat the password', 'secret');
    press();
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 10 minutes.');
  });
});
