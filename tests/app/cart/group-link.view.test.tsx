import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { UserCart } from '@domain/cart/index.ts';
import { cartId, shopId } from '@domain/kernel/ids.ts';
import { GroupLink } from '@app/features/cart/index.ts';
import { REFERENCE_VIEW_MODEL } from '@app/features/reference/index.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';

const SHOP = shopId(7);
const show = (settings: object, cart?: Pick<UserCart, 'id' | 'shopId' | 'isGroup'>) =>
  render(<GroupLink shop={SHOP} cart={cart as UserCart | undefined} />, {
    services: [...viewServices, bound(REFERENCE_VIEW_MODEL as never, { settings })],
  });
const on = { isGroupOrderActive: true, extensions: ['group_links'] };
const target = (): string | null | undefined => screen.queryByRole('link')?.getAttribute('href');

describe('GROUP-5 ordering together', () => {
  it.each([
    ['the operator allows none', { ...on, isGroupOrderActive: false }],
    ['the server knows no links', { ...on, extensions: [] }],
  ])('is hidden where %s', (_, settings) => {
    show(settings);
    expect(target()).toBeUndefined();
  });

  it('leads to its start', () => {
    show(on);
    expect(target()).toBe('/group/7');
  });

  it('leads to the group of this shop’s cart, and not to that of another shop', () => {
    const group = { id: cartId(31), shopId: SHOP, isGroup: true };
    const { unmount } = show(on, group);
    expect(target()).toBe('/group/7?g=31');
    unmount();
    show(on, { ...group, shopId: shopId(8) });
    expect(target()).toBe('/group/7');
  });
});
