import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Accounts, Registration, Session } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { createLiveValue } from '@domain/kernel/live-value.ts';
import { err } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import { referralCode, type Invitation } from '@domain/rewards/index.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { PAGES } from '@app/routes/index.ts';
import { DetailsView } from '@app/features/register/details.view.tsx';
import { DetailsViewModel } from '@app/features/register/details.view-model.ts';
import { InvitedNote } from '@app/features/register/invited-note.view.tsx';
import { VerifyView } from '@app/features/register/verify.view.tsx';
import { VerifyViewModel } from '@app/features/register/verify.view-model.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

const kept: Registration = {
  email: 'noor@example.com',
  referral: '',
  returnPath: '/',
  sentAt: instant(0),
  proof: 'proof',
};
const services = [bound(PAGES as never, {})];
const refusal = (status: number, code: string, params: Readonly<Record<string, readonly string[]>> = {}) =>
  ({ kind: 'rejected', status, code, message: 'of the server', params, data: undefined }) as const;
const deps = {
  invitations: createLiveValue<Invitation | undefined>(undefined),
  registrations: createLiveValue<Registration | undefined>(kept),
  sessions: createLiveValue<Session | undefined>(undefined),
  reference: { settings: settingsOf([{ key: 'is_demo', value: '1' }]) },
  navigator: { go: () => {} },
  clock: { now: () => instant(15_000) },
};

describe('ACCOUNT-2 the code page', () => {
  const show = (verify: Accounts['verify']) => {
    const vm = new VerifyViewModel({ ...deps, accounts: { verify, resendCode: verify as never } });
    const stop = vm.activate();
    render(<VerifyView vm={vm} />, { services });
    return stop;
  };

  it('accepts a code from the keyboard of a phone, says where it was sent and where a demo prints it', () => {
    show(() => Promise.reject(new Error()))();
    const code = screen.getByLabelText('Code');
    expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
    expect(screen.getByText('noor@example.com')).toBeDefined();
    expect(screen.getByText(/server's log/)).toBeDefined();
    expect(screen.getByText('0:45')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull();
  });

  it('ERROR-5 says of a wrong one: Wrong verification code', async () => {
    const stop = show(() => Promise.resolve(err(refusal(404, 'ERROR_404'))));
    const code = screen.getByLabelText('Code');
    fireEvent.change(code, { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Wrong verification code');
    await waitFor(() => expect(document.activeElement).toBe(code));
    stop();
  });
});

describe('ACCOUNT-3 the details page', () => {
  let vm: DetailsViewModel;
  const show = (complete: Accounts['complete']): void => {
    vm = new DetailsViewModel({ ...deps, accounts: { complete } });
    vm.activate();
    render(<DetailsView vm={vm} />, { services });
  };
  const invited = (): void =>
    act(() =>
      runInAction(() => {
        vm.registration = { ...kept, referral: 'ABCDEFGH' };
        vm.type({ referral: 'ABCDEFGH' });
      }),
    );
  const fill = (password: string, repeat: string): void => {
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Noor' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
    fireEvent.change(screen.getByLabelText('Repeat the password'), { target: { value: repeat } });
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  };

  it('ERROR-5 shows the texts of the specification', async () => {
    show(() => Promise.reject(new Error()));
    fill('abc', 'abd');
    await screen.findByText('Password should contain at least 6 characters');
    expect(screen.getByText("Passwords don't match")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });

  it('ERROR-5 says when the address already has an account', async () => {
    show(() => Promise.resolve(err(refusal(400, 'ERROR_106'))));
    fill('secret', 'secret');
    expect((await screen.findByRole('alert')).textContent).toBe('The email has already been taken');
  });

  it('offers a new code when the verification has expired', async () => {
    show(() => Promise.resolve(err(refusal(400, 'ERROR_215'))));
    fill('secret', 'secret');
    await screen.findByRole('alert');
    expect(screen.getByRole('link', { name: 'Get a new code' }).getAttribute('href')).toBe('/register');
  });

  it('shows the server’s message on a field beside the field', async () => {
    show(() => Promise.resolve(err(refusal(400, 'ERROR_400', { password: ['Too easy'] }))));
    fill('secret', 'secret');
    await screen.findByText('Too easy');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });

  it('REFERRAL-1 says that the code is unknown, and goes on without it', async () => {
    const sent: (string | undefined)[] = [];
    show(async ({ referral }) => {
      sent.push(referral);
      return err(referral ? refusal(422, 'ERROR_400', { referral: ['Unknown code'] }) : refusal(400, 'ERROR_106'));
    });
    expect(screen.queryByLabelText(/Invitation code/)).toBeNull();
    invited();
    const code = await screen.findByLabelText(/Invitation code/);
    expect([(code as HTMLInputElement).value, screen.queryByText('You were invited with this code.')]).toEqual([
      'ABCDEFGH',
      expect.anything(),
    ]);
    fill('secret', 'secret');
    await screen.findByText('Unknown code');
    await waitFor(() => expect(document.activeElement).toBe(code));
    fireEvent.click(screen.getByRole('button', { name: 'Create account without the code' }));
    await screen.findByRole('alert');
    expect(sent).toEqual(['ABCDEFGH', undefined]);
  });
});

describe('REFERRAL-1 the first step', () => {
  const note = (vm: Parameters<typeof InvitedNote>[0]['vm']) =>
    render(<InvitedNote vm={vm} />, { services: viewServices });

  it('says that somebody was invited, with the code and what it brings', () => {
    note({ invitation: { kind: 'open', code: referralCode([0, 1, 2, 3, 4, 5, 6, 7]) }, welcomeGift: money(300, 2) });
    const text = screen.getByRole('status').textContent;
    expect(text).toContain('You were invited');
    expect(text).toContain('Your wallet gets $3.00 once your first order is delivered.');
    expect(text).toContain('ABCDEFGH');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/referral-terms');
  });

  it('says that the code of a link is wrong', () => {
    note({ invitation: { kind: 'wrong' }, welcomeGift: undefined });
    expect(screen.getByRole('status').textContent).toContain('The code in this link is wrong.');
  });
});
