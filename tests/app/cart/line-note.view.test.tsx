import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LINE_NOTE_MAX, withNote, type CartLine } from '@domain/cart/index.ts';
import { CartLineView } from '@app/features/cart/index.ts';
import { LineNote } from '@app/features/cart/line-note.view.tsx';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { line } from './cart-server.ts';

const show = (shown: CartLine) => {
  const noted: (string | undefined)[] = [];
  render(<LineNote line={shown} onNote={({ note }) => noted.push(note)} />, { services: viewServices });
  return noted;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for the shop' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('ORDER-9 the note of a line in the cart', () => {
  it('is added through its own button, kept tidy', () => {
    const noted = show(line(1, 2));
    press('Add a note: Dish 1');
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole('form', { name: 'Note for Dish 1' })).toBeTruthy();
    type('  No\nonions ');
    press('Save');
    expect(noted).toEqual(['No onions']);
  });

  it('is its own button, and changed by Enter or removed', () => {
    const noted = show(withNote(line(1, 2), 'No onions'));
    expect(screen.getByText('No onions')).toBeTruthy();
    press('Change the note for Dish 1: No onions');
    type('Extra hot');
    fireEvent.keyDown(field(), { key: 'Enter' });
    press('Change the note for Dish 1: No onions');
    press('Remove note');
    expect(noted).toEqual(['Extra hot', undefined]);
  });

  it('stays as it is when nothing is changed, and the button has the focus again', () => {
    const noted = show(withNote(line(1, 2), 'No onions'));
    for (const leave of ['Cancel', 'Save']) {
      press('Change the note for Dish 1: No onions');
      press(leave);
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Change the note/ }));
    }
    expect(noted).toEqual([]);
  });

  it('ORDER-9c tells how much room is left, and is not taken beyond it', () => {
    const noted = show(line(1, 2));
    press('Add a note: Dish 1');
    type('x'.repeat(LINE_NOTE_MAX - 2));
    const described = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described()).toContain('2 characters left.');
    type('x'.repeat(LINE_NOTE_MAX + 1));
    expect([described(), field().getAttribute('aria-invalid')]).toEqual([
      '1 character too many. A note has at most 255.',
      'true',
    ]);
    press('Save');
    expect([noted, field().value.length]).toEqual([[], LINE_NOTE_MAX + 1]);
  });

  it('is told where it cannot be changed, as text and never as markup', () => {
    const noted = withNote(line(1, 2), '<b>No</b> onions');
    render(<CartLineView line={noted} vm={{ setQuantity: () => {} }} />, { services: viewServices });
    expect(screen.getByText('<b>No</b> onions')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /note/ })).toBeNull();
  });
});
