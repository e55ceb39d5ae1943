import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { err } from '@domain/kernel/result.ts';
import { LinkedProvidersView } from '@app/features/security/linked-providers.view.tsx';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { PAGES } from '@app/routes/index.ts';
import { bound, render } from '../render.tsx';
import { linkedTo, linkingStage, wants } from './linking.ts';

const services = [bound(PAGES as never, {}), bound(REFERENCE_VIEW_MODEL as never, { settings: { extensions: [] } })];
const shown = async (options: Parameters<typeof linkingStage>[0]) => {
  const stage = linkingStage(options);
  render(<LinkedProvidersView vm={stage.vm} />, { services });
  await act(() => stage.vm.load());
  return stage;
};
const press = (name: string, within_: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(within_).getByRole('button', { name })));
const section = () => screen.getByRole('region', { name: 'Ways to sign in' });

describe('ACCOUNT-5l the section of sign-in methods', () => {
  it('says of each whether it is set or linked, and offers to change it', async () => {
    await shown({ methods: [{ hasPassword: false, linked: [linkedTo('google')] }], reachable: ['google', 'apple'] });
    const [password, google, apple] = screen.getAllByRole('listitem');
    expect(password?.textContent).toContain('You have no password yet');
    expect(within(password!).getByRole('link', { name: 'Choose a password' })).toBeTruthy();
    expect(google?.textContent).toContain('linked.since');
    expect(within(google!).getByRole('button', { name: 'Unlink Google' })).toBeTruthy();
    expect(apple?.textContent).toContain('Not linked');
    expect(within(apple!).getByRole('button', { name: 'Link Apple' })).toBeTruthy();
  });

  it('ACCOUNT-1i offers no way to unlink the last one, and says what to do', async () => {
    await shown({ methods: [{ hasPassword: false, linked: [linkedTo('google', false)] }], reachable: [] });
    const [, google] = screen.getAllByRole('listitem');
    expect(within(google!).queryByRole('button')).toBeNull();
    expect(google?.textContent).toContain('Set a password or add a passkey');
  });

  it('asks for the password, with the focus in its field, and then gives it to the section', async () => {
    await shown({
      methods: [
        { hasPassword: true, linked: [linkedTo('google')] },
        { hasPassword: true, linked: [] },
      ],
      refusals: [wants('old_password')],
    });
    await press('Unlink Google', section());
    await press('Unlink Google', screen.getByRole('dialog'));
    const field = screen.getByLabelText('Your password, to be sure it is you');
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'lunchbox' } });
    await press('Unlink Google', field.closest('form')!);
    expect(screen.queryByLabelText('Your password, to be sure it is you')).toBeNull();
    expect(document.activeElement).toBe(within(section()).getByRole('heading'));
  });

  it('says in the words of the server that a sign-in method is the last one', async () => {
    const { vm } = await shown({
      methods: [{ hasPassword: true, linked: [linkedTo('google')] }],
      refusals: [wants('provider')],
    });
    await act(() => vm.want('unlink', 'google'));
    expect(within(section()).getByRole('alert').textContent).toBe('no');
  });

  it('says why nothing was linked, and receives the focus', async () => {
    const { vm } = await shown({ linked: err({ kind: 'other-account' }) });
    await act(() => vm.want('link', 'google'));
    const alert = within(section()).getByRole('alert');
    expect(alert.textContent).toContain('This Google account signs in to another Tiffin account.');
    expect(document.activeElement).toBe(alert);
    await act(() => vm.want('link', 'google'));
  });

  it('waits for the provider, and can stop', async () => {
    const { vm, stops } = await shown({ authenticate: () => new Promise(() => {}) });
    await press('Link Google');
    expect(screen.getByRole('status').textContent).toContain('Waiting for Google.');
    await press('Cancel');
    expect([vm.waiting, stops(), screen.getByRole('status').textContent]).toEqual([undefined, 1, '']);
  });

  it('is not there where the server links none', async () => {
    await shown({ isOffered: false });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
