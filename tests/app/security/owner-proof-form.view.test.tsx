import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { OwnerProofForm } from '@app/features/security/owner-proof-form.view.tsx';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

const rejected = (params: Readonly<Record<string, readonly string[]>>) => ({
  kind: 'rejected',
  status: 422,
  code: 'ERROR_400',
  message: 'Not so',
  params,
  data: undefined,
});
const show = (more: object = {}, saidIn: readonly string[] = []) => {
  const done: string[] = [];
  const proving = {
    submission: { failure: undefined, failures: 0 },
    typed: { password: '', code: '' },
    faults: {},
    needsPassword: false,
    codeSentTo: undefined,
    isProving: false,
    type: (typed: object) => void done.push(JSON.stringify(typed)),
    sendCode: () => Promise.resolve(void done.push('send again')),
    ...more,
  };
  render(
    <OwnerProofForm proving={proving as never} saidIn={saidIn} onSubmit={() => void done.push('submit')}>
      <button type="submit">Go on</button>
    </OwnerProofForm>,
    { services: [...viewServices, bound(REFERENCE_VIEW_MODEL as never, { settings: { extensions: [] } })] },
  );
  return done;
};
const failing = (params: Readonly<Record<string, readonly string[]>>) => ({
  submission: { failure: rejected(params), failures: 1 },
});
const password = () => screen.queryByLabelText('Your password, to be sure it is you');
const code = () => screen.queryByRole('textbox');

describe('ACCOUNT-5b the proof of the owner', () => {
  it('is not asked for before the server wants one', () => {
    const done = show();
    expect([password(), code(), screen.queryByRole('alert')]).toEqual([null, null, null]);
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(done).toEqual(['submit']);
  });

  it('is the password, which has the focus', () => {
    const done = show({ needsPassword: true, isProving: true });
    expect(document.activeElement).toBe(password());
    fireEvent.change(password() as HTMLElement, { target: { value: 'lunchbox' } });
    expect([done, code()]).toEqual([['{"password":"lunchbox"}'], null]);
  });

  it('is the code that was sent, which can be sent again', () => {
    const done = show({ codeSentTo: 'n•••@tiffin.test' });
    expect(screen.getByRole('status').textContent).toContain('n•••@tiffin.test');
    fireEvent.change(code() as HTMLElement, { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send another code' }));
    expect([done, password()]).toEqual([['{"code":"123456"}', 'send again'], null]);
  });

  it('is told wrong in its own field, not above the form', () => {
    show({ needsPassword: true, ...failing({ old_password: ['wrong'] }) });
    expect(password()?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('This is not your current password')).toBeTruthy();
    expect(screen.queryByText('Not so')).toBeNull();
  });

  it('as a code is told wrong in its own field, too', () => {
    show({ codeSentTo: 'n•••@tiffin.test', ...failing({ owner_code: ['wrong'] }) });
    expect(code()?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Not so')).toBeNull();
  });

  it('leaves what else is wrong above the form, in the words of the server where it has some', () => {
    show({ needsPassword: true, ...failing({ provider: ['The last one stays'] }) }, ['provider']);
    expect(screen.getByRole('alert').textContent).toBe('The last one stays');
    expect(password()?.getAttribute('aria-invalid')).toBeNull();
  });
});
