import { describe, expect, it } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import { decimal, money } from '@domain/pricing/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { ReferralTermsViewModel } from '@app/features/referrals/referral-terms.view-model.ts';
import { currency, own, queriesOf, stage, terms } from './stage.ts';

const english = ((key: string, values?: { readonly title?: string }) => values?.title ?? key) as never;

describe('REFERRAL-1 the own invitations', () => {
  it('have a link, rewards in the chosen currency, and what remained of them', async () => {
    const { vm } = stage({
      own: ok({
        ...own,
        inviting: { given: money(1_500, 2), takenBack: money(500, 2), orders: 3 },
        joining: { given: money(300, 2), takenBack: money(0, 2), orders: 1 },
      }),
    });
    expect(await vm.prepare()).toEqual({ kind: 'ready' });
    expect([vm.link, vm.rewards, vm.earned, vm.joined, vm.details, vm.head(english).isPrivate]).toEqual([
      'https://tiffin.test/register?referral_code=ABCDEFGH',
      { yours: money(1_000, 2), theirs: money(600, 2) },
      money(1_000, 2),
      money(300, 2),
      '/wallet?show=rewards',
      true,
    ]);
  });

  it('promise nothing for a side that gets nothing, and have no link without a code', async () => {
    const { vm } = stage(
      { terms: ok({ ...terms, priceTo: decimal('0') }), own: ok({ ...own, code: undefined }) },
      {},
      '',
    );
    await vm.prepare();
    expect([vm.rewards, vm.link, vm.joined, vm.details]).toEqual([
      { yours: money(1_000, 2), theirs: undefined },
      undefined,
      undefined,
      '/wallet',
    ]);
  });

  it('are not found once the program has ended; an opened invitation leads home then', async () => {
    expect(await stage({ terms: ok(undefined) }).vm.prepare()).toEqual({ kind: 'not-found' });
    expect(await stage({ terms: ok(undefined) }, { invitation: 'ABCDEFGH' }).vm.prepare()).toEqual({
      kind: 'redirect',
      to: '/',
    });
    expect(await stage({ terms: err({ kind: 'unreachable' }) }).vm.prepare()).toEqual({ kind: 'failed' });
  });

  it('say why an invitation brings nothing to a customer who opens it', async () => {
    for (const [invitation, notice] of [
      ['ABCDEFGH', 'own'],
      ['HGFEDCBA', 'not-new'],
      ['nothing', undefined],
    ] as const) {
      const { vm } = stage({}, { invitation });
      await vm.prepare();
      expect([invitation, vm.notice]).toEqual([invitation, notice]);
    }
  });

  it('show what is known while they are asked for again', async () => {
    const { vm, answers } = stage();
    await vm.prepare();
    const stop = vm.activate();
    answers.current = { own: err({ kind: 'unreachable' }) };
    vm.own.reload();
    await vm.own.load();
    expect([vm.own.value, vm.own.failure]).toEqual([own, undefined]);
    stop();
  });
});

describe('REFERRAL-1 the terms', () => {
  const page = (answers: Parameters<typeof stage>[0] = {}) =>
    new ReferralTermsViewModel({ cache: createDataCache(), queries: queriesOf({ current: answers }), currency });

  it('are a public page with a title of their own', async () => {
    const vm = page();
    expect(await vm.prepare()).toEqual({ kind: 'ready' });
    const head = vm.head(english);
    expect([head.title, head.canonical, head.isPrivate]).toEqual(['Bring a friend', '/referral-terms', undefined]);
  });

  it('are not found without a program, and failed without a server', async () => {
    expect(await page({ terms: ok(undefined) }).prepare()).toEqual({ kind: 'not-found' });
    expect(await page({ terms: err({ kind: 'unreachable' }) }).prepare()).toEqual({ kind: 'failed' });
  });
});
