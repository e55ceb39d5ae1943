import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OwnAccount, ProfileChange } from '@domain/identity/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { ProfileView } from '@app/features/profile/profile.view.tsx';
import { ProfileViewModel } from '@app/features/profile/profile.view-model.ts';
import type { TypedProfile } from '@app/features/profile/profile.tokens.ts';
import { render } from '../render.tsx';
import { nadia, services, stageAccount, tabValue } from './stage.tsx';

const stage = async (more: Partial<OwnAccount> = {}, typed?: TypedProfile) => {
  const sent: ProfileChange[] = [];
  const form = tabValue(typed);
  const { deps, ...rest } = stageAccount({
    update: (change) => {
      sent.push(change);
      const { birthday, gender, image, email: _, ...names } = change;
      return Promise.resolve(
        ok({
          ...nadia,
          ...names,
          birthday: birthday === undefined ? nadia.birthday : (birthday ?? undefined),
          gender: gender === undefined ? nadia.gender : (gender ?? undefined),
          image: image ?? undefined,
        }),
      );
    },
    ...more,
  });
  const vm = new ProfileViewModel({
    ...deps,
    form,
    today: () => '2025-03-10',
    crops: { open: () => Promise.resolve(err({ kind: 'unreadable' })) },
    uploads: { upload: () => Promise.resolve(ok('https://market.test/new.webp')) },
  });
  await vm.prepare();
  const stop = vm.activate();
  const { unmount } = render(<ProfileView vm={vm} />, { services });
  return { vm, sent, form, leave: () => (unmount(), stop()), ...rest };
};
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save changes' })));

describe('ACCOUNT-5 the page of the profile', () => {
  it('shows the account with the states of its contacts and the ways to change them', async () => {
    const { leave } = await stage();
    expect(screen.getByRole('heading', { level: 1, name: 'Nadia Berg' })).toBeTruthy();
    expect(screen.getByText('With Tiffin since 10.11.2024')).toBeTruthy();
    expect(screen.getByText('2 orders')).toBeTruthy();
    expect(field('Birthday (optional)').value).toBe('1994-06-02');
    expect(screen.getByText('Verified. Receipts go here.')).toBeTruthy();
    expect(screen.getByText('Not verified yet')).toBeTruthy();
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([to('Change e-mail address'), to('Verify phone number'), to('Change password')]).toEqual([
      '/profile/email',
      '/profile/phone?verify=1',
      '/update-password?next=%2Fprofile',
    ]);
    leave();
  });

  it('sends only what changed, and shows a new name in the header at once', async () => {
    const { sent, sessions, toasts, form, leave } = await stage();
    fireEvent.change(field('First name'), { target: { value: ' Nadja ' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Rather not say' }));
    expect(screen.getByText('2 changes not saved')).toBeTruthy();
    expect(form.read()).toEqual({ firstName: ' Nadja ', gender: undefined });
    await save();
    expect(sent).toEqual([{ firstName: 'Nadja', gender: null }]);
    expect(sessions.read()?.user.firstName).toBe('Nadja');
    expect([form.read(), toasts]).toEqual([undefined, ['success: Your profile is saved']]);
    expect(screen.getByRole('heading', { level: 1, name: 'Nadja Berg' })).toBeTruthy();
    expect(screen.queryByText(/not saved/)).toBeNull();
    leave();
  });

  it('ACCOUNT-3 names each fault beside its field, moves the focus to the first, and sends nothing', async () => {
    const { sent, leave } = await stage();
    fireEvent.change(field('First name'), { target: { value: ' ' } });
    fireEvent.change(field('Birthday (optional)'), { target: { value: '2025-03-11' } });
    await save();
    expect(field('First name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('First name'));
    expect(screen.getByText('Required')).toBeTruthy();
    expect(screen.getByText('Enter a whole date within the last 120 years')).toBeTruthy();
    expect(sent).toEqual([]);
    leave();
  });

  it('keeps what was typed across a reload of the tab and a failed save', async () => {
    const { vm, form, leave } = await stage(
      { update: () => Promise.resolve(err({ kind: 'unreachable' })) },
      { lastName: 'Bergström' },
    );
    expect(field('Last name (optional)').value).toBe('Bergström');
    await save();
    expect(screen.getByText('The server cannot be reached. Please try again.')).toBeTruthy();
    expect([field('Last name (optional)').value, form.read(), vm.changes]).toEqual([
      'Bergström',
      { lastName: 'Bergström' },
      1,
    ]);
    leave();
  });

  it('sends one request for two presses, and keeps what is typed meanwhile', async () => {
    let answer = (): void => {};
    const sent: ProfileChange[] = [];
    const { vm, form, leave } = await stage({
      update: (change) =>
        new Promise((resolve) => {
          sent.push(change);
          answer = () => resolve(ok({ ...nadia, firstName: 'Nadja' }));
        }),
    });
    act(() => vm.type({ firstName: 'Nadja' }));
    await save();
    await save();
    act(() => vm.type({ lastName: 'Bergman' }));
    await act(async () => answer());
    expect(sent).toEqual([{ firstName: 'Nadja' }]);
    expect([form.read(), field('Last name (optional)').value]).toEqual([{ lastName: 'Bergman' }, 'Bergman']);
    leave();
  });

  it('offers another try where the account does not load', async () => {
    const { vm, leave } = await stage({ load: () => Promise.resolve(err({ kind: 'timeout' })) });
    expect(vm.draft).toBeUndefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    leave();
  });
});
