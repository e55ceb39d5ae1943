import { act, screen, within } from '@testing-library/react';
import { observable, runInAction, type IObservableValue } from 'mobx';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopId, stockId } from '@domain/kernel/ids.ts';
import type { ReorderRow } from '@domain/orders/index.ts';
import { money } from '@domain/pricing/index.ts';
import { SESSION_VIEW_MODEL } from '@app/features/session/index.ts';
import { Usual, USUAL } from '@app/features/usual/index.ts';
import { CREATE_USUAL, USUAL_PLACES } from '@app/features/usual/late-usual.tokens.ts';
import { UsualPlace } from '@app/features/usual/usual-place.view.tsx';
import { UsualPlaces } from '@app/features/usual/usual-places.ts';
import type { UsualProps } from '@app/features/usual/usual.tokens.ts';
import { settled } from '../orders/stage.ts';
import { shop } from '../search/goods.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { gone, person, same, stage, type Ordered } from './stage.ts';

/** Places that are in sight until a test moves them out of it. */
const watched = new Map<Element, (isIntersecting: boolean, top?: number) => void>();
class Sight {
  readonly #tell: IntersectionObserverCallback;
  readonly #places: Element[] = [];
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(place: Element): void {
    this.#places.push(place);
    watched.set(place, (isIntersecting, top = 900) =>
      this.#tell([{ isIntersecting, boundingClientRect: { top } } as never], this as never),
    );
  }
  disconnect(): void {
    for (const place of this.#places) watched.delete(place);
  }
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.stubGlobal('CSS', { supports: () => false });
});
afterEach(() => {
  watched.clear();
  vi.unstubAllGlobals();
});
const move = (index: number, isIntersecting: boolean, top?: number) =>
  act(() => [...watched.values()][index]?.(isIntersecting, top));

type Given = { readonly orders: readonly Ordered[]; readonly cards?: typeof shop };

const show = async (given: Given, places: readonly UsualProps[]) => {
  const { session, create } = stage(given);
  const view: IObservableValue<ComponentType<UsualProps> | undefined> = observable.box(undefined, { deep: false });
  const taken = new UsualPlaces();
  const result = render(
    <>
      {places.map((props) => (
        <Usual key={String(props.isLower)} {...props} />
      ))}
    </>,
    {
      services: [
        ...viewServices,
        bound(USUAL as never, view),
        bound(SESSION_VIEW_MODEL as never, session),
        bound(CREATE_USUAL as never, create),
        bound(USUAL_PLACES as never, taken),
      ],
    },
  );
  expect(result.container.textContent).toBe('');
  const offer = () => act(() => runInAction(() => view.set(UsualPlace)));
  offer();
  await act(settled);
  return { ...result, session, view, taken };
};

const dearer = {
  ...same(2, 1),
  changes: [{ kind: 'price', stockId: stockId(2), title: '', from: money(100, 2), to: money(200, 2) }] as const,
};

describe('ORDER-8 what is usual on the home page', () => {
  it('arrives once its place is out of sight, and leads to what has changed', async () => {
    await show({ orders: [{ id: 31, at: 1, rows: [same(1, 2), dearer, gone(4)] }] }, [{}]);
    expect(screen.queryByRole('region')).toBeNull();
    move(0, true);
    expect(screen.queryByRole('region')).toBeNull();
    // Above the view it would move the page in browsers that do not hold it.
    move(0, false, -10);
    expect(screen.queryByRole('region')).toBeNull();
    move(0, false);
    const region = within(screen.getByRole('region', { name: 'Your usual' }));
    expect(region.getByRole('heading', { level: 3 }).textContent).toBe('2 × Dish 1, Dish 2');
    expect(region.getByText('2 things differ from last time')).toBeTruthy();
    const link = region.getByRole('link', { name: 'Order the usual $4.00', description: '2 × Dish 1, Dish 2' });
    expect(link.getAttribute('href')).toBe('/orders/31/again');
    expect(region.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/orders');
  });

  it('says that nothing changed, names three dishes, and when a closed shop opens', async () => {
    const pictured = (row: ReorderRow, image: string): ReorderRow =>
      row.line ? { ...row, line: { ...row.line, item: { ...row.line.item, image } } } : row;
    const rows = [1, 2, 4, 5, 6].map((stock) => pictured(same(stock, 1), `https://market.test/${stock}.webp`));
    const closed = (id: number, title?: string) => {
      const card = shop(id, title);
      return { ...card, schedule: { ...card.schedule, isAccepting: false } };
    };
    const { container } = await show({ orders: [{ id: 31, at: 1, rows }], cards: closed }, [{}]);
    move(0, false);
    const pictures = [...container.querySelectorAll('img')].map(({ src }) => src.split('/').at(-1));
    expect(pictures).toEqual(['1.webp', '2.webp', '4.webp', '5.webp']);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Dish 1, Dish 2, Dish 4 and 2 more');
    expect(screen.getByText('Nothing changed')).toBeTruthy();
    expect(screen.getByText('Not taking orders right now')).toBeTruthy();
  });

  it('is gone with the session, and empty for customers without past orders', async () => {
    const { session, container } = await show({ orders: [{ id: 31, at: 1, rows: [same(1, 2)] }] }, [{}]);
    move(0, false);
    expect(screen.getByRole('region')).toBeTruthy();
    act(() => runInAction(() => void (session.user = person(8))));
    expect(screen.queryByRole('region')).toBeNull();
    act(() => runInAction(() => void (session.user = undefined)));
    expect(container.textContent).toBe('');
  });
});

describe('ORDER-8 what is usual in a shop', () => {
  const orders: readonly Ordered[] = [{ id: 31, at: 1, rows: [same(1, 2), same(2, 1)] }];
  const two = [{ shop: shopId(1) }, { shop: shopId(1), isLower: true }];

  it('is one row in the first of its two places that is out of sight', async () => {
    await show({ orders }, two);
    move(0, true);
    move(1, false);
    expect(screen.getAllByRole('region', { name: 'Your usual' }).length).toBe(1);
    move(0, false);
    expect(screen.getAllByRole('region', { name: 'Your usual' }).length).toBe(1);
    const link = screen.getByRole('link', { name: 'Order the usual $4.00' });
    expect(link.getAttribute('href')).toBe('/orders/31/again');
    expect(screen.getByText('2 × Dish 1, Dish 2')).toBeTruthy();
  });

  it('stands at the top at once where its page is opened with what is known', async () => {
    const { view, taken } = await show({ orders }, two);
    expect(taken.isAwake).toBe(true);
    // Leaves and opens the page again.
    act(() => runInAction(() => view.set(undefined)));
    act(() => runInAction(() => view.set(UsualPlace)));
    expect(screen.getAllByRole('region', { name: 'Your usual' }).length).toBe(1);
    move(1, false);
    expect(screen.getAllByRole('region', { name: 'Your usual' }).length).toBe(1);
  });
});
