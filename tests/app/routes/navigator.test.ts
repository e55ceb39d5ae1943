import { describe, expect, it } from 'vitest';
import { createNavigator } from '@app/routes/navigator.ts';

/** A tab whose history is walked as the router does it: a step up, in place, or down. */
const tab = (start: string) => {
  let step = 0;
  const entries = [start];
  let backs = 0;
  const navigator = createNavigator({ here: () => entries[step] ?? '', back: () => (backs += 1) });
  const come = (): void => navigator.moved(step);
  const go = (path: string, { replace = false } = {}): void => {
    if (!replace) step += 1;
    entries.splice(step, entries.length, path);
    come();
  };
  come();
  navigator.attach(go);
  return {
    navigator,
    go,
    back: () => {
      step -= 1;
      come();
    },
    entries: () => entries.slice(0, step + 1),
    backs: () => backs,
  };
};

describe('LAYOUT-4 the presence of a previous page', () => {
  it('is false if others have only replaced the first page', () => {
    const { navigator, go } = tab('/login?next=%2Fcheckout');
    go('/checkout', { replace: true });
    expect(navigator.canGoBack()).toBe(false);
  });

  it('is true after a step, even if its page was replaced, and false after going back', () => {
    const { navigator, go, back } = tab('/shop/1');
    go('/checkout');
    go('/login', { replace: true });
    go('/checkout', { replace: true });
    expect(navigator.canGoBack()).toBe(true);
    back();
    expect(navigator.canGoBack()).toBe(false);
  });
});

describe('ROUTE-4 ROUTE-1 closing a sheet over a page', () => {
  it('goes back if it was opened from the page, once however often it is pressed', () => {
    const { navigator, go, back, backs, entries } = tab('/shop/7');
    go('/shop/7?product=a');
    navigator.close('/shop/7');
    navigator.close('/shop/7');
    expect([backs(), entries()]).toEqual([1, ['/shop/7', '/shop/7?product=a']]);
    back();
    go('/shop/7?product=b');
    navigator.close('/shop/7');
    expect(backs()).toBe(2);
  });

  it('replaces its entry if the visit started with it, from another page or from outside', () => {
    const elsewhere = tab('/');
    elsewhere.go('/shop/7?product=a');
    elsewhere.navigator.close('/shop/7');
    expect([elsewhere.backs(), elsewhere.entries()]).toEqual([0, ['/', '/shop/7']]);
    const outside = tab('/?news=a');
    outside.navigator.close('/');
    expect([outside.backs(), outside.entries()]).toEqual([0, ['/']]);
  });

  it('ignores the history of other visits', () => {
    const { go, navigator, back, backs, entries } = tab('/shop/7');
    go('/shop/7?product=a');
    go('/shop/8');
    back();
    back();
    go('/liked');
    go('/shop/7?product=a');
    navigator.close('/shop/7');
    expect([backs(), entries()]).toEqual([0, ['/shop/7', '/liked', '/shop/7']]);
  });
});
