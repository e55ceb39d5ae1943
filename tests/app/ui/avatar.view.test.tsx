import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from '@app/ui/avatar/index.ts';
import { render } from '../render.tsx';

const PLACEHOLDER = '/images/avatar_placeholder.png';
const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'Leila' });

describe('IMAGE-3 the picture of a user', () => {
  it('has the first name as its alternative text', () => {
    render(<Avatar image="/storage/images/leila.webp" firstName="Leila" />);
    expect(picture().getAttribute('src')).toBe('/storage/images/leila.webp');
  });

  it('is the placeholder without one, and when loading fails', () => {
    const { rerender } = render(<Avatar image={undefined} firstName="Leila" />);
    expect(picture().getAttribute('src')).toBe(PLACEHOLDER);
    rerender(<Avatar image="/gone.webp" firstName="Leila" />);
    fireEvent.error(picture());
    expect(picture().getAttribute('src')).toBe(PLACEHOLDER);
    rerender(<Avatar image="/new.webp" firstName="Leila" />);
    expect(picture().getAttribute('src')).toBe('/new.webp');
  });
});
