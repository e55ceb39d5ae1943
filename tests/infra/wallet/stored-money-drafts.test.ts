import { describe, expect, it } from 'vitest';
import { userId, uuid } from '@domain/kernel/ids.ts';
import type { MoneyDraft } from '@domain/wallet/index.ts';
import { createStoredMoneyDrafts } from '@infra/wallet/stored-money-drafts.adapter.ts';

const KEY = '6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11';
const draft: MoneyDraft = {
  typed: '12.50',
  note: 'Lunch',
  to: { uuid: uuid(KEY), name: 'Ada Stone', image: undefined, contact: 'a•••@stone.test' },
  sent: { key: KEY, request: '[1,2]' },
  payment: { id: KEY, url: 'https://pay.test/1' },
};

/** A tab's storage; `open` reads it again, as after a reload. */
const stage = () => {
  const values = new Map<string, string>();
  let owner: number | undefined = 7;
  return {
    values,
    become: (id: number) => void (owner = id),
    open: () =>
      createStoredMoneyDrafts({
        storage: {
          get: (name) => values.get(name),
          set: (name, value) => void values.set(name, value),
          remove: (name) => void values.delete(name),
        },
        owner: () => (owner === undefined ? undefined : userId(owner)),
      }),
  };
};

describe('WALLET-1n drafts in the storage of a tab', () => {
  it('survive a reload with the key of the request, each action on its own', () => {
    const { open, values } = stage();
    open().write('send', draft);
    open().write('withdraw', { ...draft, typed: '3' });
    expect(open().read('send')).toEqual(draft);
    open().write('send', undefined);
    expect([open().read('send'), open().read('withdraw')?.typed]).toEqual([undefined, '3']);
    open().write('withdraw', undefined);
    expect(values.size).toBe(0);
  });

  it('belong to one account', () => {
    const { open, become } = stage();
    open().write('send', draft);
    become(8);
    expect(open().read('send')).toBeUndefined();
    open().write('top-up', draft);
    become(7);
    expect(open().read('send')).toBeUndefined();
  });

  it('drop keys and addresses that are none, and text that cannot be read', () => {
    const { open, values } = stage();
    open().write('send', { ...draft, sent: { key: 'k', request: '' }, payment: { id: '1', url: 'javascript:1' } });
    expect(open().read('send')).toEqual({ ...draft, sent: undefined, payment: undefined });
    values.set('money', '{');
    expect(open().read('send')).toBeUndefined();
  });
});
