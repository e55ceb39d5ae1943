import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import type { Recovery, Session } from '@domain/identity/index.ts';
import { err } from '@domain/kernel/result.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { PAGES } from '@app/routes/index.ts';
import { SignInView } from '@app/features/sign-in/sign-in.view.tsx';
import { SignInViewModel } from '@app/features/sign-in/sign-in.view-model.ts';
import { bound, render } from '../render.tsx';

const show = ({
  status = 400,
  retryAfter,
  isDemo = '0',
}: { status?: number; retryAfter?: number; isDemo?: string } = {}) => {
  const refusal = {
    kind: 'rejected',
    status,
    code: '',
    message: 'The account demo@tiffin.test is locked',
    params: {},
    data: undefined,
    ...(retryAfter && { retryAfter }),
  } as const;
  const vm = new SignInViewModel({
    accounts: { signIn: () => Promise.resolve(err(refusal)) },
    recoveries: createLiveValue<Recovery | undefined>(undefined),
    sessions: createLiveValue<Session | undefined>(undefined),
    reference: { settings: settingsOf([{ key: 'is_demo', value: isDemo }]) },
    navigator: { go: () => {} },
  });
  render(<SignInView vm={vm} />, { services: [bound(PAGES as never, {})] });
  return vm;
};

const fill = (): void => {
  fireEvent.change(screen.getByLabelText('E-mail or phone number'), { target: { value: 'demo@tiffin.test' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'nonsense' } });
};
const press = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));

describe('ACCOUNT-1 the sign-in page', () => {
  it('is a form that password managers understand', () => {
    show();
    const login = screen.getByLabelText('E-mail or phone number');
    expect(login.closest('form')?.getAttribute('method')).toBe('post');
    expect([
      login.getAttribute('autocomplete'),
      screen.getByLabelText('Password').getAttribute('autocomplete'),
    ]).toEqual(['username', 'current-password']);
  });

  it('links errors to their field and focuses the first', async () => {
    show();
    press();
    const login = screen.getByLabelText('E-mail or phone number');
    await waitFor(() => expect(document.activeElement).toBe(login));
    expect(login.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(login.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Required');
  });

  it('shows the same text for a wrong password and an unknown account', async () => {
    show();
    fill();
    press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Login or password is invalid');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('nonsense');
  });

  it('says how long to wait after too many attempts', async () => {
    show({ status: 429, retryAfter: 540 });
    fill();
    press();
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 9 minutes.');
  });

  it('shows the password while its button is pressed', () => {
    show();
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('type')).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
    expect(screen.getByRole('button', { name: 'Show password' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('fills in the demo account in demo mode only', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Fill in the demo account' })).toBeNull();
  });

  it('fills in the demo account on a press', () => {
    const vm = show({ isDemo: '1' });
    fireEvent.click(screen.getByRole('button', { name: 'Fill in the demo account' }));
    expect([vm.login, vm.password]).toEqual(['demo@tiffin.test', 'lunchbox']);
  });
});

it('ACCOUNT-2 the sign-in page links to the password reset', () => {
  const vm = show();
  fill();
  const link = screen.getByRole('link', { name: 'Forgot your password?' });
  expect(link.getAttribute('href')).toBe(`/reset-password?next=${encodeURIComponent(vm.returnPath)}`);
});
