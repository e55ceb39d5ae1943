import { describe, expect, it } from 'vitest';
import { uuid } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import { WALLET_FILTERS, type MoneyDraft, type WalletFacts } from '@domain/wallet/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { WithdrawViewModel } from '@app/features/wallet/withdraw.view-model.ts';
import type { WalletQueries } from '@app/features/wallet/wallet.queries.ts';

const ENTRY = uuid('6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11');

/** A wallet of $20 at a server that keeps count. */
const open = async () => {
  const server = { balance: 2_000, isRefusing: false };
  const keys: string[] = [];
  const log: string[] = [];
  let draft: MoneyDraft | undefined;
  const unused = () => Promise.reject(new Error('unused'));
  const queries: WalletQueries = {
    key: ['wallet'],
    filters: () => WALLET_FILTERS,
    facts: () => ({
      key: ['wallet', 'facts'],
      load: () =>
        Promise.resolve(
          ok<WalletFacts>({
            id: 1,
            balance: money(server.balance, 2),
            owner: { email: 'mira@stone.test', phone: undefined },
          }),
        ),
      freshMs: 60_000,
    }),
    flow: () => undefined,
    history: () => () => ({ key: ['wallet', 'history'], load: unused, freshMs: 0 }),
    entry: () => ({ key: ['wallet', 'entry'], load: unused, freshMs: 0 }),
  };
  const vm = new WithdrawViewModel({
    cache: createDataCache(),
    queries,
    wallet: {
      withdraw: ({ amount }, key) => {
        keys.push(key);
        if (server.isRefusing) return Promise.resolve(err({ kind: 'unreachable' }));
        server.balance -= amount.minor;
        return Promise.resolve(ok({ uuid: ENTRY } as never));
      },
    },
    drafts: { read: () => draft, write: (_action, next) => void (draft = next) },
    currency: { current: { id: 1 }, text: () => '' } as never,
    makeUuid: () => `key ${keys.length}`,
    navigator: { go: (path) => void log.push(path) },
    toasts: { show: (kind) => void log.push(kind) },
    translate: ((key: string) => key) as never,
  });
  await vm.prepare();
  const leave = vm.activate();
  return { vm, server, keys, log, leave };
};

const settled = () => new Promise((resolve) => void setImmediate(resolve));

describe('WALLET-1 taking money out of the wallet', () => {
  it('reads the balance again, clears the form and leads to the receipt', async () => {
    const { vm, log, leave } = await open();
    vm.form.change({ typed: '5' });
    vm.note('IBAN');
    await vm.submit();
    await settled();
    expect(vm.live.value?.balance).toEqual(money(1_500, 2));
    expect(vm.form.draft.typed).toBe('');
    expect(log).toEqual(['success', `/wallet/receipt/${ENTRY}`]);
    leave();
  });

  it('sends nothing without a note, or for more than there is', async () => {
    const { vm, keys, leave } = await open();
    vm.form.change({ typed: '5' });
    vm.note('  ');
    await vm.submit();
    expect(vm.isNoteMissing).toBe(true);
    vm.note('IBAN');
    vm.form.change({ typed: '20.01' });
    await vm.submit();
    expect(vm.form.fault).toBeDefined();
    expect(keys).toEqual([]);
    leave();
  });

  it('repeats a request of unknown outcome under its key, once', async () => {
    const { vm, server, keys, leave } = await open();
    vm.form.change({ typed: '5' });
    vm.note('IBAN');
    server.isRefusing = true;
    await vm.submit();
    expect(vm.form.doubt).toBe('again');
    server.isRefusing = false;
    await vm.submit();
    expect(new Set(keys).size).toBe(1);
    expect(server.balance).toBe(1_500);
    leave();
  });
});
