import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LoadMore } from '@app/ui/more/index.ts';
import { watchers, watchEnds } from './ends.ts';

beforeEach(watchEnds);
afterEach(cleanup);

const show = (props: Partial<ComponentProps<typeof LoadMore>> = {}) => {
  let asked = 0;
  const element = (given: Partial<ComponentProps<typeof LoadMore>> = {}) => (
    <>
      <ul>
        <li>
          <a href="/shop/1">Shop 1</a>
        </li>
        <li>
          <a href="/shop/2">Shop 2</a>
        </li>
      </ul>
      {given.label !== '' && (
        <LoadMore label="Load more" isBusy={false} onMore={() => void asked++} {...props} {...given} />
      )}
    </>
  );
  const { rerender } = render(element());
  return {
    change: (given: Partial<ComponentProps<typeof LoadMore>>) => rerender(element(given)),
    button: () => screen.getByRole('button'),
    asked: () => asked,
  };
};

describe('SEARCH-5 the end of a list', () => {
  it('loads more from 20 pixels before it', () => {
    const { asked } = show();
    expect([watchers[0]?.options.root, watchers[0]?.options.rootMargin]).toEqual([null, '20px']);
    act(() => watchers[0]?.come(false));
    expect(asked()).toBe(0);
    act(() => watchers[0]?.come(true));
    expect(asked()).toBe(1);
  });

  it('SEARCH-5c waits for a press after two automatic loads, and for another after two more', () => {
    const { asked, change, button } = show();
    const reachEnd = (times: number) => {
      for (let time = 0; time < times; time++) {
        act(() => watchers.findLast(({ isWatching }) => isWatching)?.come(true));
        change({ isBusy: true });
        change({ isBusy: false });
      }
    };
    reachEnd(5);
    expect(asked()).toBe(2);
    fireEvent.click(button());
    reachEnd(5);
    expect(asked()).toBe(5);
  });

  it('SEARCH-5d loads more where the free places begin', () => {
    const reserved = createRef<Element>();
    reserved.current = document.createElement('li');
    show({ reserved });
    expect(watchers[0]?.watched).toContain(reserved.current);
    expect(watchers[0]?.watched).toHaveLength(2);
  });

  it('observes the scroll container of the list, if that is not the page', () => {
    const scroller = createRef<HTMLElement>();
    scroller.current = document.body;
    show({ scroller });
    expect(watchers[0]?.options.root).toBe(document.body);
  });

  it('requests once while an answer is pending, and observes again after it', () => {
    const { asked, change, button } = show();
    change({ isBusy: true });
    expect(watchers.filter(({ isWatching }) => isWatching)).toEqual([]);
    fireEvent.click(button());
    expect(asked()).toBe(0);
    change({ isBusy: false });
    expect(watchers.filter(({ isWatching }) => isWatching)).toHaveLength(1);
  });

  it('loads by a press, and keeps the focus on the button meanwhile', () => {
    const { asked, change, button } = show();
    button().focus();
    fireEvent.click(button());
    expect(asked()).toBe(1);
    change({ isBusy: true });
    expect([document.activeElement, button().getAttribute('aria-busy'), button().hasAttribute('disabled')]).toEqual([
      button(),
      'true',
      false,
    ]);
  });

  it('does not load automatically if content follows the list, nor after a failure', () => {
    const { change } = show({ isPressOnly: true });
    expect(watchers).toEqual([]);
    change({ isPressOnly: false, failure: 'No connection.' });
    expect(watchers).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe('No connection.');
  });

  it('moves the focus to the entry above it when it disappears, and leaves it alone elsewhere', () => {
    const { change, button } = show();
    button().focus();
    change({ label: '' });
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Shop 2' }));
    change({});
    screen.getByRole('link', { name: 'Shop 1' }).focus();
    change({ label: '' });
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Shop 1' }));
  });
});
