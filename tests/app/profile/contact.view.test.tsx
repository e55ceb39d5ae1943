import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AccountDetails, ContactKind, OwnAccount, OwnerEvidence } from '@domain/identity/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { contactPath } from '@app/features/profile/contact-place.ts';
import { ContactView } from '@app/features/profile/contact.view.tsx';
import { ContactViewModel } from '@app/features/profile/contact.view-model.ts';
import type { ContactStep } from '@app/features/profile/profile.tokens.ts';
import { render } from '../render.tsx';
import { nadia, services, stageAccount, tabValue } from './stage.tsx';
import texts from '../../../src/public/locales/en/translation.json' with { type: 'json' };

const refused = (status: number, params: Readonly<Record<string, readonly string[]>> = {}): RemoteFailure => ({
  kind: 'rejected',
  status,
  code: `ERROR_${status}`,
  message: 'Refused',
  params,
  data: undefined,
});

type Options = {
  readonly kind?: ContactKind;
  readonly isVerifying?: boolean;
  /** Whether the checkout asked for the contact, and the number of its order. */
  readonly ordered?: string;
  readonly own?: Partial<AccountDetails>;
  readonly step?: ContactStep;
  readonly fails?: RemoteFailure[];
  /** What the customer does before the page is active. */
  readonly early?: (vm: ContactViewModel) => void;
};

const stage = async ({
  kind = 'email',
  isVerifying = false,
  ordered,
  own = {},
  step,
  fails = [],
  early = () => {},
}: Options = {}) => {
  let account: AccountDetails = { ...nadia, ...own };
  const calls: unknown[] = [];
  const went: string[] = [];
  const change = (more: Partial<AccountDetails>) => {
    const failure = fails.shift();
    if (failure) return Promise.resolve(err(failure));
    account = { ...account, ...more };
    return Promise.resolve(ok(account));
  };
  const port: Partial<OwnAccount> = {
    load: () => Promise.resolve(ok(account)),
    update: ({ email }, evidence?: OwnerEvidence) => {
      calls.push(['update', email, evidence]);
      return change({ email, isEmailVerified: false });
    },
    changePhone: ({ phone, proof }, _person, evidence) => {
      calls.push(['phone', phone, proof?.kind === 'code' ? [proof.verifyId, proof.code] : undefined, evidence]);
      return change({ phone, isPhoneVerified: proof !== undefined });
    },
    sendCode: ({ value }) => (calls.push(['send', value]), Promise.resolve(ok({ verifyId: 'v-1' }))),
    confirmEmail: (email, code) => {
      calls.push(['confirm', email, code]);
      const failure = fails.shift();
      if (failure) return Promise.resolve(err(failure));
      account = { ...account, isEmailVerified: true };
      return Promise.resolve(ok(undefined));
    },
  };
  const { deps, toasts } = stageAccount(port);
  const steps = { email: tabValue(step), phone: tabValue(step) };
  const vm = new ContactViewModel({
    ...deps,
    steps,
    ownerCodes: { requestCode: () => (calls.push(['owner']), Promise.resolve(ok({ sentTo: '+31***78' }))) },
    orderedPhone: () => ordered ?? '',
    reference: { settings: { otpMinutes: 1, isDemo: false } as never },
    navigator: { go: (to) => void went.push(to) },
  });
  const query = {
    ...(isVerifying && { verify: '1' }),
    ...(ordered !== undefined && { next: '/checkout' }),
  };
  vm.show({ path: `/profile/${kind}`, params: { contact: kind }, query });
  await vm.prepare();
  early(vm);
  const stop = vm.activate();
  const { unmount } = render(<ContactView vm={vm} />, { services });
  return { vm, calls, went, toasts, steps, leave: () => (unmount(), stop()) };
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const PASSWORD = 'Your password, to be sure it is you';

describe('ACCOUNT-5b changing the e-mail address', () => {
  it('asks for the password, then sends a code to the new address', async () => {
    const { calls, went, steps, leave } = await stage();
    type('New e-mail address', 'New@Tiffin.test');
    type(PASSWORD, 'lunchbox');
    await press('Continue');
    expect(calls).toEqual([
      ['update', 'new@tiffin.test', { oldPassword: 'lunchbox' }],
      ['send', 'new@tiffin.test'],
    ]);
    expect(went).toEqual(['/profile/email?verify=1']);
    expect(steps.email.read()).toMatchObject({ typed: '', sentTo: 'new@tiffin.test' });
    leave();
  });

  it('ACCOUNT-3 names what is missing, and shows a wrong password beside its field', async () => {
    const { calls, steps, leave } = await stage({ fails: [refused(400, { old_password: ['Wrong'] })] });
    await press('Continue');
    expect(screen.getAllByText('Required')).toHaveLength(2);
    expect(calls).toEqual([]);
    type('New e-mail address', 'new@tiffin.test');
    type(PASSWORD, 'guess');
    await press('Continue');
    expect(screen.getByText('This is not your current password')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(PASSWORD));
    expect(steps.email.read()).toMatchObject({ typed: 'new@tiffin.test' });
    expect(JSON.stringify(steps.email.read())).not.toContain('guess');
    leave();
  });

  it('asks for a code sent to the verified contact where there is no password', async () => {
    const { calls, leave } = await stage({
      own: { hasPassword: false },
      fails: [refused(400, { owner_code: ['Needed'] })],
    });
    type('New e-mail address', 'new@tiffin.test');
    await press('Continue');
    expect(screen.getByText(/we sent a code to \+31\*\*\*78/)).toBeTruthy();
    await press(texts['password.code_again']);
    type('Code', '481 516');
    await press('Continue');
    expect(calls.slice(0, 4)).toEqual([
      ['update', 'new@tiffin.test', {}],
      ['owner'],
      ['owner'],
      ['update', 'new@tiffin.test', { ownerCode: '481516' }],
    ]);
    leave();
  });
});

describe('ACCOUNT-5c verifying a contact', () => {
  it('sends no code by itself, then verifies the address by its code', async () => {
    const { calls, went, toasts, steps, leave } = await stage({ isVerifying: true, own: { isEmailVerified: false } });
    expect(calls).toEqual([]);
    await press('Send me a code');
    type('Code', '48151');
    await press('Verify');
    expect(screen.getByText('The code has six digits')).toBeTruthy();
    type('Code', '481516');
    await press('Verify');
    expect(calls).toEqual([
      ['send', 'nadia@tiffin.test'],
      ['confirm', 'nadia@tiffin.test', '481516'],
    ]);
    expect([went, toasts, steps.email.read()]).toEqual([
      ['/profile'],
      ['success: Your e-mail address is verified'],
      undefined,
    ]);
    leave();
  });

  it('goes on with the code that was sent before a reload, and says when it is wrong', async () => {
    const step = { typed: '', sentTo: '31612345678', verifyId: 'v-9', sentAt: 1 };
    const { calls, went, leave } = await stage({
      kind: 'phone',
      isVerifying: true,
      step,
      fails: [refused(400)],
    });
    type('Code', '111111');
    await press('Verify');
    expect(screen.getByText('Wrong verification code')).toBeTruthy();
    type('Code', '481516');
    await press('Verify');
    expect(calls).toEqual([
      ['phone', '31612345678', ['v-9', '111111'], undefined],
      ['phone', '31612345678', ['v-9', '481516'], undefined],
    ]);
    expect(went).toEqual(['/profile']);
    leave();
  });

  it('keeps the code that was sent when another contact is typed before the page is active', async () => {
    const step = { typed: 'old', sentTo: 'new@tiffin.test', verifyId: 'v-9', sentAt: 1 };
    const { vm, steps, leave } = await stage({ step, early: (early) => early.type({ value: 'newer@tiffin.test' }) });
    const expected = { ...step, typed: 'newer@tiffin.test' };
    expect([vm.step, vm.typed.value, steps.email.read()]).toEqual([expected, expected.typed, expected]);
    leave();
  });

  it('leads back where there is nothing to verify, and is not found for other words', async () => {
    const { vm, went, leave } = await stage({ isVerifying: true });
    expect(went).toEqual(['/profile']);
    vm.show({ path: '/profile/fax', params: { contact: 'fax' }, query: {} });
    expect(await vm.prepare()).toEqual({ kind: 'not-found' });
    leave();
  });
});

describe('ORDER-2i the number of an order', () => {
  it('is already typed, and its code leads back to the checkout', async () => {
    const { vm, calls, went, leave } = await stage({ kind: 'phone', ordered: '+1 401 555 0199' });
    const back = screen.getByRole('link', { name: 'Back to the checkout' });
    expect(back.getAttribute('href')).toBe('/checkout');
    expect(screen.getByDisplayValue('+1 401 555 0199')).toBeTruthy();
    type(PASSWORD, 'lunchbox');
    await press('Continue');
    expect(calls.at(-1)).toEqual(['send', '14015550199']);
    expect(went).toEqual(['/profile/phone?verify=1&next=%2Fcheckout']);
    vm.show({ path: '/profile/phone', params: { contact: 'phone' }, query: { verify: '1', next: '/checkout' } });
    vm.type({ code: '481516' });
    await act(() => vm.verify());
    expect(went.at(-1)).toBe('/checkout');
    leave();
  });

  it('leads nowhere else', async () => {
    const { vm, leave } = await stage({ kind: 'phone' });
    vm.show({ path: '/profile/phone', params: { contact: 'phone' }, query: { next: 'https://elsewhere.test/' } });
    expect(contactPath(vm.place, true)).toBe('/profile/phone?verify=1');
    expect(vm.place.returnPath).toBe('/profile');
    leave();
  });
});
