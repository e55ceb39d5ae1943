import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SellerView } from '@app/features/seller/seller.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { opened, sellerStage, settled, shopOf, wholeForm } from './stage.ts';

vi.mock('@app/features/map/zone-canvas.view.tsx', () => ({ ZoneCanvas: () => null }));

const kept = { form: wholeForm, reached: 7, isChange: false, sent: undefined };

const show = async (stage: ReturnType<typeof sellerStage>, step?: number) => {
  const page = await opened(stage, step);
  // Lazy parts outlive the file otherwise.
  await act(async () => {
    await import('@app/features/seller/seller-form.view.tsx');
    await import('@app/features/seller/further-steps.view.tsx');
    await import('@app/features/seller/zone-step.view.tsx');
    await import('@app/features/seller/papers-step.view.tsx');
    await import('@app/features/seller/seller-state.view.tsx');
  });
  render(<SellerView vm={page.vm} />, { services: viewServices });
  await screen.findByRole('heading', { level: 1 });
  return page;
};

describe('ACCOUNT-7 becoming a seller, on screen', () => {
  it('says what one needs, how long it takes and what happens, with one way on', async () => {
    await show(sellerStage({ isGuest: true }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Open a shop');
    expect(within(screen.getByRole('region', { name: 'What you need' })).getAllByRole('listitem')).toHaveLength(4);
    expect(within(screen.getByRole('region', { name: 'What happens' })).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Sign in and begin' }).getAttribute('href')).toBe(
      '/login?next=%2Fbe-seller',
    );
  });

  it('leads to a password and back where there is none', async () => {
    await show(sellerStage({ hasPassword: false }));
    const card = screen.getByRole('region', { name: 'First a password' });
    expect(within(card).getByRole('link', { name: 'Choose a password' }).getAttribute('href')).toBe(
      '/update-password?next=%2Fbe-seller',
    );
    expect(screen.queryByRole('link', { name: 'Begin' })).toBeNull();
  });

  it('says so beside its field when something is missing, and moves the focus there', async () => {
    await show(sellerStage(), 1);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const name = screen.getByRole('textbox', { name: 'Name of the shop' });
    await vi.waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Fill this in.')).toBeDefined();
  });

  it('says beside the button why the application was not sent', async () => {
    const { vm } = await show(sellerStage({ kept }), 7);
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => vm.sending.refuse(undefined, 'Try again later'));
    expect(screen.getByRole('alert').textContent).toBe('Try again later');
  });

  it('lists every step with what it holds, as a way to it', async () => {
    await show(sellerStage({ kept }), 5);
    const aside = screen.getByRole('complementary', { name: 'Your shop so far' });
    expect(
      within(aside)
        .getAllByRole('link')
        .slice(0, 7)
        .map((link) => link.getAttribute('href')),
    ).toEqual([1, 2, 3, 4, 5, 6, 7].map((step) => `/be-seller?step=${step}`));
    expect(within(aside).getByRole('link', { current: 'step' }).textContent).toBe('Terms of delivery');
    expect(aside.textContent).toContain('Mill Bakery');
    expect(await screen.findByText(/For example, a customer 3 km away pays/)).toBeDefined();
    expect(screen.getByText('$3.50')).toBeDefined();
  });

  it('shows the corners as a list whose buttons move them', async () => {
    const { vm } = await show(sellerStage({ kept }), 6);
    await act(settled);
    const corner = await screen.findByRole('button', { name: /^Corner 3, Station square, [\d.]+ km south$/ });
    fireEvent.click(corner);
    expect(corner.getAttribute('aria-expanded')).toBe('true');
    const before = vm.zone.zone[2]?.longitude ?? 0;
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Move corner 3' })).getByRole('button', { name: '50 m east' }),
    );
    expect(vm.zone.zone[2]?.longitude).toBeGreaterThan(before);
    expect(screen.getByText(/km². The farthest point is [\d.]+ km from your door\./)).toBeDefined();
    await act(settled);
  });

  it('shows everything once more before it is sent, and says where something is missing', async () => {
    await show(sellerStage({ kept: { ...kept, form: { ...wholeForm, fee: 'x' } } }), 7);
    const review = await screen.findByRole('region', { name: 'Everything once more' });
    expect(review.textContent).toContain('Mill Bakery');
    expect(review.textContent).toContain('Something is missing here');
    expect(within(review).getByRole('link', { name: 'Change: Terms of delivery' })).toBeDefined();
  });

  it('gives the reason of a rejection and the way to send it again', async () => {
    const stage = sellerStage();
    stage.server.shop = shopOf({ status: 'rejected', note: 'The licence is unreadable' });
    await show(stage);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something has to change');
    expect(screen.getByText('The licence is unreadable')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Change and send again' }).getAttribute('href')).toBe('/be-seller?step=1');
  });

  it('leads from an approval to the shop, and says what it still needs', async () => {
    const stage = sellerStage();
    stage.server.shop = shopOf({ status: 'approved' });
    await show(stage);
    expect(screen.getByRole('link', { name: 'See your shop' }).getAttribute('href')).toBe('/shop/77');
    expect(screen.getByRole('note').textContent).toContain('It takes no orders yet');
    expect(screen.getByRole('link', { name: 'shops@tiffin.test' }).getAttribute('href')).toBe(
      'mailto:shops@tiffin.test',
    );
  });
  it('ACCOUNT-7i leads to what is left to do at the desk, and says when customers can order', async () => {
    const extensions = ['shop_zone', 'shop_desk'];
    const stage = sellerStage({ extensions });
    stage.server.shop = shopOf({ status: 'approved', products: 2 });
    await show(stage);
    const left = screen.getByRole('region', { name: /^It takes no orders yet/ });
    expect(
      within(left)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/desk/hours', '/desk/kitchen']);
    cleanup();
    const open = sellerStage({ extensions });
    const { schedule } = shopOf();
    const spans = [{ weekday: 1, from: 540, to: 1380 } as never];
    open.server.shop = shopOf({ status: 'approved', products: 2, schedule: { ...schedule, spans, isAccepting: true } });
    await show(open);
    expect(screen.queryByRole('region', { name: /^It takes no orders yet/ })).toBeNull();
    expect(screen.getByText(/customers can order/)).toBeDefined();
  });
});
