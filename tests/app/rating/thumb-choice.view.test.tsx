import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { thumbOf } from '@domain/reviews/index.ts';
import { ThumbChoice } from '@app/features/rating/thumb-choice.view.tsx';
import { render } from '../render.tsx';

const show = (stars: number | undefined, isFixed = false) => {
  const chosen: number[] = [];
  render(<ThumbChoice label="Soup" stars={stars} isFixed={isFixed} onChoose={(each) => chosen.push(each)} />);
  return chosen;
};
const thumb = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('REVIEW-1j a dish that was liked or not', () => {
  it('is chosen by one of two thumbs, of which none is chosen at first', () => {
    const chosen = show(undefined);
    expect(screen.getByRole('radiogroup', { name: 'Soup' })).toBeTruthy();
    expect([thumb('Liked it').checked, thumb('Did not like it').checked]).toEqual([false, false]);
    fireEvent.click(thumb('Did not like it'));
    fireEvent.click(thumb('Liked it'));
    expect(chosen.map(thumbOf)).toEqual(['down', 'up']);
  });

  it('shows what was chosen, which may be fixed', () => {
    show(5, true);
    expect([thumb('Liked it').checked, thumb('Did not like it').checked]).toEqual([true, false]);
    expect([thumb('Liked it').disabled, thumb('Did not like it').disabled]).toEqual([true, true]);
  });
});
