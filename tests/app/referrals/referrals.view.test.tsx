import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { ReferralTermsView } from '@app/features/referrals/referral-terms.view.tsx';
import { ReferralTermsViewModel } from '@app/features/referrals/referral-terms.view-model.ts';
import { ReferralsView } from '@app/features/referrals/referrals.view.tsx';
import { TOASTS_VIEW_MODEL } from '@app/features/toasts/index.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { CODE, currency, own, queriesOf, stage } from './stage.ts';

const LINK = `https://tiffin.test/register?referral_code=${CODE}`;

const show = async (...given: Parameters<typeof stage>) => {
  const { vm, answers, settings } = stage(...given);
  const toasts: string[] = [];
  await vm.prepare();
  render(<ReferralsView vm={vm} />, {
    services: [
      ...viewServices,
      bound(REFERENCE_VIEW_MODEL as never, { settings }),
      bound(TOASTS_VIEW_MODEL as never, { show: (_kind: string, text: string) => void toasts.push(text) }),
    ],
  });
  await act(async () => void (await import('../../../src/ui/qr-code/qr-path.ts')));
  return { vm, answers, toasts };
};
const device = (parts: object) => vi.stubGlobal('navigator', { ...parts });
afterEach(() => vi.unstubAllGlobals());

describe('REFERRAL-1 the page of the own invitations', () => {
  it('promises both rewards, and shows the code letter by letter, the link and its QR code', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('$6.00 for them, $10.00 for you');
    expect(screen.getByText('A B C D E F G H')).toBeTruthy();
    expect(screen.getByText(LINK)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeTruthy();
    expect(screen.getByText('31.12.2025')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Terms of the invitation' }).getAttribute('href')).toBe('/referral-terms');
    expect(screen.getByRole('link', { name: 'Invite friends' }).getAttribute('aria-current')).toBe('page');
  });

  it('copies the code and the link, and says so', async () => {
    const copied: string[] = [];
    device({ clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const { toasts } = await show();
    expect(screen.queryByRole('button', { name: 'Share the link' })).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy the link' })));
    expect([copied, toasts]).toEqual([
      [CODE, LINK],
      ['Code copied', 'Link copied'],
    ]);
  });

  it('opens the dialog of the device where there is one', async () => {
    const shared: unknown[] = [];
    device({ share: async (words: unknown) => void shared.push(words) });
    const { toasts } = await show();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share the link' })));
    expect([shared, toasts]).toEqual([[{ title: 'An invitation to Tiffin', url: LINK }], []]);
  });

  it('says when nobody has ordered yet, and otherwise what remained and what was taken back', async () => {
    const { vm, answers } = await show();
    const brought = () => within(screen.getByRole('region', { name: 'What it brought' }));
    expect(brought().getByText(/No friend has ordered yet/)).toBeTruthy();
    expect(brought().queryByText('Taken back')).toBeNull();
    answers.current = {
      own: ok({
        ...own,
        inviting: { given: money(1_500, 2), takenBack: money(500, 2), orders: 3 },
        joining: { given: money(300, 2), takenBack: money(0, 2), orders: 1 },
      }),
    };
    await act(async () => void (await vm.own.load()));
    expect(
      brought()
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['$10.00', '3', '$5.00']);
    expect(brought().getByText(/for your own first order/).textContent).toBe('You got $3.00 for your own first order.');
  });

  it('explains an invitation that a customer has opened', async () => {
    await show({}, { invitation: CODE });
    expect(screen.getByText(/This is your own link/)).toBeTruthy();
  });

  it('L10 offers another try where the server does not answer', async () => {
    const { vm, answers } = await show({ own: err({ kind: 'unreachable' }) });
    await act(async () => void vm.activate());
    expect(screen.getByRole('heading', { level: 1, name: 'No connection' })).toBeTruthy();
    answers.current = {};
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Try again/ })));
    expect(await screen.findByText('A B C D E F G H')).toBeTruthy();
  });

  it('says that the program ended while the page was open', async () => {
    const { vm, answers } = await show();
    answers.current = { terms: ok(undefined) };
    await act(async () => void (await vm.terms.load()));
    expect(screen.getByRole('heading', { level: 1, name: 'Invitations have ended' })).toBeTruthy();
  });
});

describe('REFERRAL-1 API-11 the terms', () => {
  it('show both rewards, the last day and clean text', async () => {
    const vm = new ReferralTermsViewModel({
      cache: createDataCache(),
      queries: queriesOf({ current: {} }),
      currency,
    });
    await vm.prepare();
    const { container } = render(<ReferralTermsView vm={vm} />, { services: viewServices });
    expect(screen.getByRole('heading', { level: 1, name: 'Bring a friend' })).toBeTruthy();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$10.00',
      '$6.00',
      'As soon as the friend’s first order is delivered',
      '31.12.2025',
    ]);
    expect(screen.getByText('both').tagName).toBe('STRONG');
    expect(container.querySelector('script')).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Questions' })).getByText('No limit')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Invite friends' }).getAttribute('href')).toBe('/referrals');
  });
});
