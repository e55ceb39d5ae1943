import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { uuid } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import { WALLET_FILTERS, type MoneyDraft, type MoneyOrder, type WalletFacts } from '@domain/wallet/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { SendView } from '@app/features/wallet/send.view.tsx';
import { SendViewModel } from '@app/features/wallet/send.view-model.ts';
import type { WalletQueries } from '@app/features/wallet/wallet.queries.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import texts from '../../../src/public/locales/en/translation.json' with { type: 'json' };

const OWNER = { email: 'mira@stone.test', phone: undefined };
const ADA = uuid('6f1c2b1e-8a44-4d0e-9b57-2f3f1c0a9e11');
const never = () => Promise.reject(new Error('unused'));
const queries: WalletQueries = {
  key: ['wallet'],
  filters: () => WALLET_FILTERS,
  facts: () => ({
    key: ['wallet', 'facts'],
    load: () => Promise.resolve(ok<WalletFacts>({ id: 1, balance: money(2_000, 2), owner: OWNER })),
    freshMs: 0,
  }),
  flow: () => undefined,
  history: () => () => ({ key: ['wallet', 'history'], load: never, freshMs: 0 }),
  entry: () => ({ key: ['wallet', 'entry'], load: never, freshMs: 0 }),
};

/** A tab: `open` shows the page in it, again after a reload. */
const createTab = () => {
  const sent: (MoneyOrder & { readonly key: string })[] = [];
  const server: { failure: RemoteFailure | undefined } = { failure: undefined };
  let stored: MoneyDraft | undefined;
  let keys = 0;
  const open = async (step?: string) => {
    const vm: SendViewModel = new SendViewModel({
      cache: createDataCache(),
      queries,
      transfers: {
        receivers: (search) => {
          const items = search === 'ada@stone.test' ? [{ uuid: ADA, name: 'Ada Stone', image: undefined }] : [];
          return Promise.resolve(ok({ items, page: 1, lastPage: 1, total: items.length }));
        },
        send: (order, key) => {
          sent.push({ ...order, key });
          return Promise.resolve(server.failure ? err(server.failure) : ok(undefined));
        },
      },
      drafts: { read: () => stored, write: (_action, draft) => void (stored = draft) },
      currency: { current: { id: 1 }, text: () => '' } as never,
      makeUuid: () => `key ${++keys}`,
      navigator: {
        go: (path) => {
          const wanted = new URLSearchParams(path.split('?')[1]).get('step') ?? '';
          vm.show({ query: { step: wanted } });
        },
      },
    });
    vm.show({ query: step === undefined ? {} : { step } });
    await vm.prepare();
    const shown = render(<SendView vm={vm} />, { services: viewServices });
    await act(async () => void vm.activate());
    return { ...shown, vm };
  };
  return { sent, server, open };
};

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const fill = (name: string | RegExp, value: string) =>
  act(async () =>
    fireEvent.change(screen.getByRole(/amount/i.test(String(name)) ? 'textbox' : 'searchbox', { name }), {
      target: { value },
    }),
  );
const find = async (text: string) => {
  await fill(texts['wallet.find'], text);
  await press('Find');
};
const toCheck = async (amount = '12.5') => {
  await find('ada@stone.test');
  await press(/Ada Stone/);
  await fill(/^Amount/, amount);
  await press(texts['wallet.look']);
};
const SEND = /^Send\s*\$12\.50$/;
const factOf = (term: string): string => screen.getByText(term).nextElementSibling?.textContent ?? '';

describe('WALLET-1 sending money', () => {
  it('repeats the person and the rest before it sends, once, the amount that the button names', async () => {
    const { open, sent } = createTab();
    await open();
    await toCheck();
    expect(screen.getByRole('heading', { name: texts['wallet.right'] })).toBe(document.activeElement);
    expect(factOf(texts['wallet.to'])).toBe('Ada Stone');
    expect(factOf(texts['wallet.found_by'])).toBe('a•••@stone.test');
    expect(factOf(texts['wallet.after'])).toBe('$7.50');
    expect(sent).toEqual([]);
    await press(SEND);
    expect(sent).toEqual([{ to: ADA, amount: money(1_250, 2), currencyId: 1, key: 'key 1' }]);
    expect(screen.getByRole('link', { name: texts['wallet.to_wallet'] }).getAttribute('href')).toBe('/wallet');
  });

  it('says beside the field what is wrong with an amount, and goes nowhere', async () => {
    const { open, sent } = createTab();
    await open();
    await toCheck('20.01');
    const field = screen.getByRole('textbox', { name: /^Amount/ });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(texts['checkout.fault.wallet'])).toBeTruthy();
    await fill(/^Amount/, '');
    await press(texts['wallet.look']);
    expect(screen.getByText(texts['wallet.fault.required'])).toBeTruthy();
    expect([screen.queryByRole('heading', { name: texts['wallet.right'] }), sent]).toEqual([null, []]);
  });

  it('says that one cannot send to oneself', async () => {
    const { open } = createTab();
    await open();
    await find('Mira@Stone.test');
    expect(screen.getByText(texts['wallet.yourself'])).toBeTruthy();
    await find('nobody@stone.test');
    expect(screen.queryByText(texts['wallet.yourself'])).toBeNull();
  });

  it('says that nobody was found, and asks for something to find', async () => {
    const { open } = createTab();
    await open();
    await find('nobody@stone.test');
    expect(screen.getByText(texts['wallet.nobody'])).toBeTruthy();
    await find(' ');
    expect(screen.getByText(texts['fault.required'])).toBeTruthy();
  });

  it('WALLET-1n sends under the same key after a lost answer and a reload', async () => {
    const { open, sent, server } = createTab();
    const { unmount } = await open();
    await toCheck();
    server.failure = { kind: 'timeout' };
    await press(SEND);
    expect(screen.getByRole('alert').textContent).toBe(texts['wallet.unclear']);
    unmount();
    server.failure = undefined;
    await open('check');
    await press(SEND);
    expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 1']);
  });

  it('WALLET-1n warns before something else is sent after a lost answer, and keeps the key of the first', async () => {
    const { open, sent, server } = createTab();
    const { vm } = await open();
    await toCheck();
    server.failure = { kind: 'timeout' };
    await press(SEND);
    const amount = async (typed: string) => {
      await act(async () => vm.show({ query: { step: 'amount' } }));
      await fill(/^Amount/, typed);
      await press(texts['wallet.look']);
    };
    await amount('3');
    expect(screen.getByRole('alert').textContent).toBe(texts['wallet.unclear_changed']);
    await amount('12,50');
    expect(screen.getByRole('alert').textContent).toBe(texts['wallet.unclear']);
    server.failure = undefined;
    await press(SEND);
    expect(sent.map(({ key, amount: { minor } }) => [key, minor])).toEqual([
      ['key 1', 1_250],
      ['key 1', 1_250],
    ]);
  });

  it('WALLET-1n sends once for two presses', async () => {
    const { open, sent } = createTab();
    await open();
    await toCheck();
    const button = screen.getByRole('button', { name: SEND });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(sent.length).toBe(1);
  });

  it.each([500, 503, 409, 429])('WALLET-1n sends under the same key after an answer of %i', async (status) => {
    const { open, sent, server } = createTab();
    await open();
    await toCheck();
    server.failure = { kind: 'rejected', status, code: '', message: '', params: {}, data: undefined };
    await press(SEND);
    await press(SEND);
    expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 1']);
  });

  it('WALLET-1n takes another key after a refusal, which it shows', async () => {
    const { open, sent, server } = createTab();
    await open();
    await toCheck();
    server.failure = { kind: 'rejected', status: 400, code: 'ERROR_109', message: 'Too little', fields: {} } as never;
    await press(SEND);
    expect(screen.getByRole('alert').textContent).not.toBe(texts['wallet.unclear']);
    await press(SEND);
    expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 2']);
  });
});
