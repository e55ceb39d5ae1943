import { describe, expect, it } from 'vitest';
import { createLeavablePage } from '@infra/drivers/browser/leavable-page.ts';

const openWindow = (hash: string) => {
  const shown: ((event: { readonly persisted: boolean }) => void)[] = [];
  const calls: unknown[] = [];
  return {
    calls,
    show: (persisted: boolean) => shown.forEach((listener) => listener({ persisted })),
    window: {
      location: {
        origin: 'http://localhost:8080',
        pathname: '/login',
        search: '?next=%2F',
        hash,
        assign: (url: string | URL) => calls.push(['assign', url]),
      },
      history: { state: { step: 1 }, replaceState: (...what: unknown[]) => calls.push(what) },
      stop: () => calls.push(['stop']),
      addEventListener: (_: 'pageshow', listener: (event: { readonly persisted: boolean }) => void) =>
        void shown.push(listener),
    },
  };
};

describe('ACCOUNT-1 a page that is left for a provider', () => {
  it('has its query and fragment, and drops them without a new entry in the history', () => {
    const { window, calls } = openWindow('#id_token=a.b.c&state=s');
    const page = createLeavablePage(() => window);
    expect(page.fragment()).toBe('id_token=a.b.c&state=s');
    page.dropFragment();
    expect(calls).toEqual([[{ step: 1 }, '', '/login?next=%2F']]);
    expect(page.query()).toBe('next=%2F');
    page.dropQuery();
    expect(calls[1]).toEqual([{ step: 1 }, '', '/login']);
  });

  it('is shown again by Back, not by being shown first', async () => {
    const { window, show } = openWindow('');
    let isBack = false;
    const back = createLeavablePage(() => window)
      .shownAgain()
      .then(() => (isBack = true));
    show(false);
    await Promise.resolve();
    expect(isBack).toBe(false);
    show(true);
    await back;
    expect(isBack).toBe(true);
  });

  it('has no fragment where there is no window, and cannot be left', () => {
    const page = createLeavablePage(() => undefined);
    expect([page.fragment(), page.query()]).toEqual(['', '']);
    expect(() => page.leave('/')).toThrow(TypeError);
  });
});
