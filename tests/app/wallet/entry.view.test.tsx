import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { uuid } from '@domain/kernel/ids.ts';
import { ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import type { LedgerStatus, WalletEntry } from '@domain/wallet/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { EntryView } from '@app/features/wallet/entry.view.tsx';
import { EntryViewModel } from '@app/features/wallet/entry.view-model.ts';
import { render } from '../render.tsx';
import { NOON, viewServices } from '../view-services.ts';

const ID = uuid('6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11');

const stage = async (status: LedgerStatus) => {
  const canceled: string[] = [];
  const entry: WalletEntry = {
    id: 1,
    uuid: ID,
    type: 'withdraw',
    isIncoming: false,
    amount: money(1_250, 2),
    status,
    cause: { kind: 'withdrawal', text: 'IBAN' },
    at: NOON,
  };
  const vm = new EntryViewModel({
    cache: createDataCache(),
    queries: {
      key: ['wallet'],
      filters: () => [],
      facts: () => ({ key: ['wallet', 'facts'], load: () => Promise.reject(new Error('unused')), freshMs: 0 }),
      flow: () => undefined,
      history: () => () => ({
        key: ['wallet', 'history'],
        load: () => Promise.reject(new Error('unused')),
        freshMs: 0,
      }),
      entry: () => ({ key: ['wallet', 'entry'], load: () => Promise.resolve(ok(entry)), freshMs: 0 }),
    },
    wallet: {
      cancel: (id) => {
        canceled.push(id);
        return Promise.resolve(ok(entry));
      },
    },
    toasts: { show: () => {} },
    translate: ((key: string) => key) as never,
    zones: { offsetAt: () => 0 },
    zone: () => 'UTC',
  });
  vm.show({ params: { id: ID } });
  await vm.prepare();
  render(<EntryView vm={vm} />, { services: viewServices });
  return { canceled };
};

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

describe('WALLET-1 the receipt of a waiting withdrawal', () => {
  it('asks, with the amount that comes back, before the withdrawal is canceled', async () => {
    const { canceled } = await stage('processed');
    await press(screen.getByRole('button', { name: 'Cancel the withdrawal' }));
    const question = screen.getByRole('dialog', { name: 'Cancel this withdrawal?' });
    expect(question.textContent).toContain('$12.50 goes back to your balance at once.');
    await press(within(question).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(canceled).toEqual([]);

    await press(screen.getByRole('button', { name: 'Cancel the withdrawal' }));
    await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the withdrawal' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(canceled).toEqual([ID]);
  });

  it('offers nothing once the money is paid', async () => {
    await stage('paid');
    expect(screen.queryByRole('button', { name: 'Cancel the withdrawal' })).toBeNull();
  });
});
