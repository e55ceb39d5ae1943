import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { BarePicture, Picture, ResizingProvider } from '@app/ui/picture/index.ts';
import { Avatar } from '@app/ui/avatar/index.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const bare = (source: string | undefined) => <BarePicture source={source} widths={[96, 192]} sizes="48px" />;
const image = () => document.querySelector('img');

/** What a browser shows whose picture failed while the scripts were still on their way. */
const arriveBroken = async (element: React.ReactElement) => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(element);
  document.body.append(place);
  const broken = place.querySelector('img');
  if (!broken) throw new Error('No picture');
  Object.defineProperties(broken, {
    complete: { value: true },
    naturalWidth: { value: 0 },
    decode: { value: () => Promise.reject(new Error('Broken')) },
  });
  await act(async () => {
    hydrateRoot(place, element);
    await new Promise((resolve) => void setTimeout(resolve, 0));
  });
};

describe('IMAGE-1 a picture', () => {
  it('renders nothing without a source', () => {
    render(bare(undefined));
    expect(image()).toBeNull();
  });

  it('is hidden when loading fails, until there is another source', () => {
    const { rerender } = render(bare('/a.webp'));
    fireEvent.error(image() as Element);
    expect(image()).toBeNull();
    rerender(bare('/b.webp'));
    expect(image()?.getAttribute('src')).toBe('/b.webp');
  });

  it('keeps its background when loading fails', () => {
    render(<Picture source="/salad~leaf.webp" shape="square" sizes="56px" />);
    fireEvent.error(image() as Element);
    expect([image(), document.querySelector('[data-ground]')?.getAttribute('data-ground')]).toEqual([null, 'leaf']);
  });

  it('is hidden when it failed before hydration', async () => {
    await arriveBroken(bare('/gone.webp'));
    expect(image()).toBeNull();
  });

  it('is the placeholder where a user’s picture failed before hydration', async () => {
    await arriveBroken(<Avatar image="/gone.webp" firstName="Leila" />);
    expect(image()?.getAttribute('src')).toBe('/images/avatar_placeholder.png');
  });

  it('requests a width only where the server resizes pictures, and keeps the query of the URL', () => {
    const { rerender } = render(bare('/a.webp'));
    expect([image()?.getAttribute('src'), image()?.getAttribute('srcset')]).toEqual(['/a.webp', null]);
    rerender(<ResizingProvider value>{bare('/a.webp?v=2')}</ResizingProvider>);
    expect([image()?.getAttribute('src'), image()?.getAttribute('srcset')]).toEqual([
      '/a.webp?v=2',
      '/a.webp?v=2&w=96 96w, /a.webp?v=2&w=192 192w',
    ]);
  });
});
