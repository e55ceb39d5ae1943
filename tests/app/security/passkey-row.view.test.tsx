import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PASSKEY_NAME_MAX, type Passkey } from '@domain/identity/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { ok } from '@domain/kernel/result.ts';
import { PasskeyRow } from '@app/features/security/passkey-row.view.tsx';
import { PasskeysViewModel } from '@app/features/security/passkeys.view-model.ts';
import { createI18n } from '@app/i18n/index.ts';
import texts from '../../../src/public/locales/en/translation.json';
import { render } from '../render.tsx';

const PHONE: Passkey = {
  id: 3,
  name: 'Blue phone',
  device: { browser: 'Firefox', system: 'Linux' },
  addedAt: instant(Date.parse('2025-03-10T11:00:00Z')),
  lastUsedAt: undefined,
};

const show = () => {
  const renamed: unknown[] = [];
  const vm = new PasskeysViewModel({
    passkeys: {
      list: () => Promise.resolve(ok([PHONE])),
      rename: (...what) => (renamed.push(what), Promise.resolve(ok(undefined))),
      remove: () => Promise.reject(new Error('unused')),
    },
    addPasskey: () => Promise.reject(new Error('unused')),
    proving: undefined as never,
    authenticator: { isAvailable: () => true, stop: () => {} },
    isOffered: () => true,
    toasts: { show: () => {} },
    translate: createI18n('en', { en: { translation: texts, errors: {} } }).t,
    zones: { offsetAt: () => 0 },
    zone: () => 'UTC',
  });
  render(<PasskeyRow vm={vm} passkey={PHONE} />);
  return { vm, renamed };
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: texts['passkeys.name'] });

describe('ACCOUNT-5m the name of a passkey on screen', () => {
  it('is typed over the one it has, and sent', async () => {
    const { renamed } = show();
    await press('Rename');
    expect([field().value, field().maxLength, document.activeElement]).toEqual([
      'Blue phone',
      PASSKEY_NAME_MAX,
      field(),
    ]);
    fireEvent.change(field(), { target: { value: 'Red phone' } });
    expect(field().value).toBe('Red phone');
    await press('Save');
    expect(renamed).toEqual([[3, 'Red phone']]);
  });

  it('stays as it is where the owner thinks better of it, and the focus is where it began', async () => {
    const { renamed } = show();
    await press('Rename');
    fireEvent.change(field(), { target: { value: 'Red phone' } });
    await press('Cancel');
    expect([renamed, screen.queryByRole('textbox')]).toEqual([[], null]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename' }));
  });

  it('is asked about before the passkey goes', async () => {
    const { vm } = show();
    await press('Remove');
    expect(vm.removing).toEqual(PHONE);
  });
});
