import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OWN_DATA_KINDS, type AccountDetails, type OwnDataKind, type OwnDataSummary } from '@domain/identity/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import { CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { OwnDataView } from '@app/features/own-data/own-data.view.tsx';
import { OwnDataViewModel } from '@app/features/own-data/own-data.view-model.ts';
import { bound, render } from '../render.tsx';
import { nadia, services, stageAccount } from '../profile/stage.tsx';

const NONE = Object.fromEntries(OWN_DATA_KINDS.map((kind) => [kind, 0])) as Record<OwnDataKind, number>;

const NOTHING = { orders: 0, parcels: 0, reservations: 0 };

type Options = {
  readonly own?: Partial<AccountDetails>;
  readonly summary?: Partial<OwnDataSummary>;
  readonly fails?: RemoteFailure[];
  readonly extensions?: readonly string[];
};

const stage = async ({ own = {}, summary = {}, fails = [], extensions = ['own_data'] }: Options = {}) => {
  const closed: unknown[] = [];
  const files: [string, string][] = [];
  const { deps, toasts } = stageAccount({
    load: () => Promise.resolve(ok({ ...nadia, ...own })),
    close: (evidence) => {
      const failure = fails.shift();
      if (!failure) closed.push(evidence);
      return Promise.resolve(failure ? err(failure) : ok(undefined));
    },
  });
  const vm = new OwnDataViewModel({
    ...deps,
    data: {
      summarise: () => Promise.resolve(ok({ counts: NONE, outstanding: NOTHING, ...summary })),
      copy: () => {
        const failure = fails.shift();
        return Promise.resolve(failure ? err(failure) : ok({ orders: [{ id: 1 }] }));
      },
    },
    ownerCodes: { requestCode: () => Promise.resolve(ok({ sentTo: 'n•••@tiffin.test' })) },
    reference: { settings: { extensions } as never },
    today: () => '2025-03-10',
    onDevice: () => ({ liked_shops: [3] }),
    save: (name, text) => void files.push([name, text]),
    leave: () => Promise.resolve(void closed.push('left')),
  });
  await vm.prepare();
  vm.activate();
  render(<OwnDataView vm={vm} />, {
    services: [
      ...services,
      bound(CURRENCY_VIEW_MODEL as never, { text: (amount: { minor: number }) => `$${amount.minor / 100}` }),
    ],
  });
  return { vm, closed, files, toasts };
};

describe('ACCOUNT-5i the page of one’s own data', () => {
  it('lists what is stored in words, and only what there is', async () => {
    await stage({ summary: { counts: { ...NONE, orders: 1240, addresses: 2 } } });
    expect(screen.getByRole('heading', { level: 1, name: 'My data' })).toBeTruthy();
    const list = screen.getByText('Addresses', { selector: 'dt' }).closest('dl') as HTMLElement;
    expect(
      within(list)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '1,240']);
    expect(within(list).queryByText('Parcels')).toBeNull();
  });

  it('offers a file with what the server and this device hold', async () => {
    const { files, toasts } = await stage();
    fireEvent.click(screen.getByRole('button', { name: /Download as JSON/ }));
    await screen.findByText('One file, with what only this device knows as well');
    expect(files.map(([name, text]) => [name, JSON.parse(text)])).toEqual([
      ['tiffin-2025-03-10.json', { orders: [{ id: 1 }], on_this_device: { liked_shops: [3] } }],
    ]);
    expect(toasts).toEqual(['success: Saved as tiffin-2025-03-10.json']);
  });

  it('says why there is no file, and how long to wait', async () => {
    const limited: RemoteFailure = {
      kind: 'rejected',
      status: 429,
      code: 'ERROR_429',
      message: '',
      params: {},
      data: undefined,
      retryAfter: 600,
    };
    const { files } = await stage({ fails: [limited] });
    fireEvent.click(screen.getByRole('button', { name: /Download as JSON/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('10 minutes');
    expect(files).toEqual([]);
  });

  it('offers no copy where the server announces none, but the deletion', async () => {
    await stage({ extensions: [] });
    expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeTruthy();
  });
});

describe('ACCOUNT-5j the end of an account', () => {
  it('names the money and the orders that are not over before the deletion', async () => {
    await stage({
      own: { walletBalance: money(5820, 2) },
      summary: { outstanding: { orders: 0, parcels: 2, reservations: 1 } },
    });
    expect(screen.getByText(/is still in your wallet/).textContent).toContain('$58.2');
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/wallet/withdraw');
    expect(screen.getByText(/^2 orders or parcels are not finished/)).toBeTruthy();
    const notice = screen.getByText(/not finished/).closest('p') as HTMLElement;
    expect(
      within(notice)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/parcels']);
    expect(screen.getByText('1 reserved table would be canceled.')).toBeTruthy();
  });

  it('says nothing about money that is not there', async () => {
    await stage();
    expect([screen.queryByText(/in your wallet/), screen.queryByText(/not finished/)]).toEqual([null, null]);
  });

  it('asks a second time, with the safe answer first', async () => {
    const { closed } = await stage();
    fireEvent.change(screen.getByLabelText('Your password, to be sure it is you'), { target: { value: 'lunchbox' } });
    fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account for good?' });
    expect(closed).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete it for good' }));
    await screen.findByRole('heading', { level: 1 });
    expect(closed).toEqual([{ oldPassword: 'lunchbox' }, 'left']);
  });

  it('says beside the field that the password is wrong, and keeps it', async () => {
    const wrong: RemoteFailure = {
      kind: 'rejected',
      status: 400,
      code: 'ERROR_400',
      message: 'Bad request.',
      params: { old_password: ['Wrong'] },
      data: undefined,
    };
    const { closed } = await stage({ fails: [wrong] });
    const field = screen.getByLabelText('Your password, to be sure it is you');
    fireEvent.change(field, { target: { value: 'not this' } });
    fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete it for good' }));
    expect(await screen.findByText('This is not your current password')).toBeTruthy();
    expect([closed, (field as HTMLInputElement).value, field.getAttribute('aria-invalid')]).toEqual([
      [],
      'not this',
      'true',
    ]);
  });

  it('asks for a code in place of a password that the account does not have', async () => {
    const { closed } = await stage({ own: { hasPassword: false } });
    expect(screen.queryByLabelText('Your password, to be sure it is you')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const note = await screen.findByText(/n•••@tiffin\.test/);
    expect(note.getAttribute('role')).toBe('status');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '481516' } });
    fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete it for good' }));
    await screen.findByRole('heading', { level: 1 });
    expect(closed).toEqual([{ ownerCode: '481516' }, 'left']);
  });
});
