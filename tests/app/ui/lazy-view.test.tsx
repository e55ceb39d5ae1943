import { fireEvent, render, screen } from '@testing-library/react';
import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import { lazyView } from '@app/ui/lazy/index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Stage = ({ View }: { readonly View: ComponentType }) => {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <p>page</p>
      <button type="button" onClick={() => setShown(!isShown)}>toggle</button>
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

describe('L10 a view whose code comes late', () => {
  it('takes its place when it has come', async () => {
    render(<Stage View={lazyView(() => Promise.resolve(Here), <p>waiting</p>)} />);
    expect(screen.getByText('waiting')).toBeDefined();
    expect(await screen.findByText('here')).toBeDefined();
  });

  it('is asked for once more, and nobody notices', async () => {
    let lost = 1;
    render(<Stage View={lazyView(() => (lost-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Here)), null, <p>missed</p>)} />);
    expect(await screen.findByText('here')).toBeDefined();
    expect(screen.queryByText('missed')).toBeNull();
  });

  it('leaves the page standing when it does not come, and comes the next time', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let lost = 2;
    render(<Stage View={lazyView(() => (lost-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Here)), null, <p>missed</p>)} />);
    expect(await screen.findByText('missed')).toBeDefined();
    expect(screen.getByText('page')).toBeDefined();
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('here')).toBeDefined();
  });

  it('ERROR-3 leaves its bugs to the page’s own fallback', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = (): ReactNode => {
      throw new Error('bug');
    };
    render(<Fallback><Stage View={lazyView(() => Promise.resolve(Broken), null, <p>missed</p>)} /></Fallback>);
    expect(await screen.findByText('fallback')).toBeDefined();
  });
});
