import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProductGallery } from '@app/features/product/product-gallery.view.tsx';
import { picturesOf } from '@app/features/product/product-pictures.ts';
import { render } from '../render.tsx';

const WIDTH = 300;
const pictureOf = (name: string): string => `https://pictures.test/${name}.webp`;
const PICTURES = ['platter', 'nigiri', 'maki'].map(pictureOf);

/** Scrolls at once: happy-dom lays nothing out. */
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => WIDTH });
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: ScrollToOptions | number) {
    this.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0;
    fireEvent.scroll(this);
  };
});

const show = () => render(<ProductGallery pictures={PICTURES} name="Sushi platter" sizes="480px" />);
const row = () => screen.getByRole('group', { name: 'Pictures of Sushi platter' });
const told = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('CART-8 the pictures of a product', () => {
  it('are in one row that the keyboard reaches, of which only the first loads at once', () => {
    show();
    expect(row().tabIndex).toBe(0);
    const loading = within(row())
      .getAllByRole('presentation')
      .map((picture) => picture.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'lazy', 'lazy']);
  });

  it('say which one is shown, by button and by swipe, also from right to left', () => {
    show();
    expect(told()).toBe('Picture 1 of 3');
    press('Next picture');
    expect([told(), row().scrollLeft]).toEqual(['Picture 2 of 3', WIDTH]);
    press('Previous picture');
    expect(told()).toBe('Picture 1 of 3');
    row().scrollLeft = -1.9 * WIDTH;
    fireEvent.scroll(row());
    expect(told()).toBe('Picture 3 of 3');
  });

  it('end at the last one', () => {
    show();
    const isAtEnd = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');
    expect([isAtEnd('Previous picture'), isAtEnd('Next picture')]).toEqual(['true', 'false']);
    for (let times = 0; times < 3; times += 1) press('Next picture');
    expect([told(), isAtEnd('Next picture')]).toEqual(['Picture 3 of 3', 'true']);
  });

  it('are its own first and each once', () => {
    expect(picturesOf({ image: 'a', gallery: ['a', 'b', 'b'] })).toEqual(['a', 'b']);
    expect(picturesOf({ image: undefined, gallery: ['b'] })).toEqual(['b']);
    expect(picturesOf({ image: undefined, gallery: [] })).toEqual([]);
  });
});
