import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '@domain/cart/index.ts';
import { DIETARY } from '@app/features/dietary/index.ts';
import { GroupMenu } from '@app/features/group/group-menu.view.tsx';
import { GROUP_PRODUCT_SHEET } from '@app/features/group/group.tokens.ts';
import { PRODUCT_DEPS, type ProductSheetProps } from '@app/features/product/index.ts';
import { bound, render } from '../render.tsx';
import { bun, coffee, stage } from '../product/stage.ts';
import { product } from '../search/goods.ts';
import { dish, groupServices, memberPage } from './page-stage.ts';

/** The sheet of a product, reduced to what it is opened with and what it adds. */
const Sheet = ({ open, into, onClose }: ProductSheetProps) => (
  <div role="dialog" aria-label={String(open.uuid)}>
    <button onClick={() => into?.add(dish(1, 3))}>Take</button>
    <button onClick={onClose}>Close</button>
  </div>
);

const show = (detail: ReturnType<typeof bun>, lines: readonly CartLine[] = []) => {
  const scene = stage(detail);
  const added: number[] = [];
  const card = { ...product(1, detail.title), uuid: detail.uuid };
  const soldOut = { ...product(2, 'Lamb'), stock: undefined };
  const menu = { value: { sections: [{ id: 1, title: 'Mains', items: [card, soldOut] }] } };
  const { vm, session } = memberPage({
    lines,
    live: { add: (line: CartLine) => void added.push(line.quantity) },
    vm: { menu },
  });
  render(<GroupMenu vm={vm} live={session} />, {
    services: [
      ...groupServices().services,
      bound(DIETARY as never, { load: () => undefined, advice: undefined }),
      bound(PRODUCT_DEPS as never, { cache: scene.cache, queries: scene.queries }),
      bound(GROUP_PRODUCT_SHEET as never, Sheet),
    ],
  });
  return { added, cart: scene.cart };
};
const add = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: `Add ${name}` }));
    await import('@app/features/product/line-without-choice.ts');
  });

describe('GROUP-2 the menu of a group', () => {
  it('puts a dish without choices into the group, and into no cart', async () => {
    const { added, cart } = show(bun());
    expect(screen.getByRole('region', { name: 'Mains' })).toBeTruthy();
    await add('Bun');
    expect([added, cart.isEmpty, screen.queryByRole('dialog')]).toEqual([[1], true, null]);
  });

  it('opens a dish with choices here, and adds what is chosen there', async () => {
    const { added } = show(coffee);
    await add('Coffee');
    expect(screen.getByRole('dialog', { name: coffee.uuid })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Take' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect([added, screen.queryByRole('dialog')]).toEqual([[3], null]);
  });

  it('says what is sold out', () => {
    show(bun());
    expect(screen.getByText('Lamb').closest('li')?.textContent).toContain('Sold out');
    expect(screen.queryByRole('button', { name: 'Add Lamb' })).toBeNull();
  });
});
