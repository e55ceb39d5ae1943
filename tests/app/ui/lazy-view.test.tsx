import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import { lazyView, LoadFailureProvider, servedView, ServedProvider } from '@app/ui/lazy/index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const Stage = ({ View }: { readonly View: ComponentType }) => {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <p>page</p>
      <button type="button" onClick={() => setShown(!isShown)}>
        toggle
      </button>
      {isShown && <View />}
    </>
  );
};

class Fallback extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>fallback</p> : this.props.children;
  }
}

const Here = () => <p>here</p>;

describe('L10 a view whose code loads lazily', () => {
  it('replaces its placeholder when it is loaded', async () => {
    render(<Stage View={lazyView(() => Promise.resolve(Here), <p>waiting</p>)} />);
    expect(screen.getByText('waiting')).toBeDefined();
    expect(await screen.findByText('here')).toBeDefined();
  });

  it('is retried once, silently', async () => {
    let lost = 1;
    render(
      <Stage
        View={lazyView(
          () => (lost-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Here)),
          null,
          <p>missed</p>,
        )}
      />,
    );
    expect(await screen.findByText('here')).toBeDefined();
    expect(screen.queryByText('missed')).toBeNull();
  });

  it('leaves the page intact when loading fails, and loads the next time', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let lost = 2;
    render(
      <Stage
        View={lazyView(
          () => (lost-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Here)),
          null,
          <p>missed</p>,
        )}
      />,
    );
    expect(await screen.findByText('missed')).toBeDefined();
    expect(screen.getByText('page')).toBeDefined();
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('here')).toBeDefined();
  });

  it('reports a failure once, and retries while it is mounted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers();
    const told = vi.fn<() => void>();
    let asked = 0;
    // Each time of asking is two.
    const View = lazyView(() =>
      ++asked <= 6 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Here),
    );
    const { unmount } = render(
      <LoadFailureProvider value={told}>
        <Stage View={View} />
      </LoadFailureProvider>,
    );
    for (const [pause, times] of [
      [100, 2],
      [2_800, 2],
      [200, 4],
      [5_700, 4],
      [300, 6],
    ] as const) {
      await act(() => vi.advanceTimersByTimeAsync(pause));
      expect(asked).toBe(times);
    }
    expect(told).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(screen.getByText('here')).toBeDefined();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps quiet about the server’s markup, whose code nobody has asked for, until somebody does', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers();
    const told = vi.fn<() => void>();
    const Count = servedView<{ readonly count: number }>(() => Promise.reject(new TypeError('Failed to fetch')));
    const page = (count: number) => (
      <LoadFailureProvider value={told}>
        <ServedProvider value={{ current: count === 0 }}>
          <Count count={count} />
        </ServedProvider>
      </LoadFailureProvider>
    );
    const { rerender } = render(page(0));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(told).not.toHaveBeenCalled();
    rerender(page(1));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('is not retried after it was unmounted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<typeof Here>>(() => Promise.reject(new TypeError('Failed to fetch')));
    render(<Stage View={lazyView(load)} />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    fireEvent.click(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('ERROR-3 leaves its exceptions to the page’s own fallback', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = (): ReactNode => {
      throw new Error('bug');
    };
    render(
      <Fallback>
        <Stage View={lazyView(() => Promise.resolve(Broken), null, <p>missed</p>)} />
      </Fallback>,
    );
    expect(await screen.findByText('fallback')).toBeDefined();
  });
});
