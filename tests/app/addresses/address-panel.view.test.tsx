import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PAGES } from '@app/routes/index.ts';
import { AddressFormSheet } from '@app/features/addresses/address-form-sheet.view.tsx';
import { AddressPanel } from '@app/features/addresses/address-panel.view.tsx';
import { ADDRESS_CHOICE } from '@app/features/addresses/index.ts';
import { AddressSelector } from '@app/features/addresses/index.ts';
import { THEME_VIEW_MODEL } from '@app/features/theme/index.ts';
import { bound, render } from '../render.tsx';
import { openedBook, place, saved, stage } from './stage.ts';

const services = [bound(PAGES as never, {})];

describe('LAYOUT-3 the address button', () => {
  it('names the chosen address', () => {
    const { choice } = stage({ chosen: place('12 Harbor Street') });
    render(<AddressSelector />, { services: [bound(ADDRESS_CHOICE as never, choice)] });
    expect(screen.getByRole('button', { name: 'Deliver to: 12 Harbor Street' }).getAttribute('popovertarget')).toBe('address-popover');
  });

  it('asks for one where none is chosen', () => {
    render(<AddressSelector />, { services: [bound(ADDRESS_CHOICE as never, stage().choice)] });
    expect(screen.getByRole('button', { name: 'Choose an address' })).toBeDefined();
  });
});

describe('ADDRESS-1 the address panel', () => {
  it('asks: Order for this address? Yes orders for it', async () => {
    const { book, choice } = await openedBook({ rows: [saved(2, 'Home Street', true)] });
    render(<AddressPanel vm={book} />, { services });
    expect(screen.getByText('Order for this address?')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(choice.chosen?.text).toBe('Home Street'));
    expect(screen.queryByText('Order for this address?')).toBeNull();
  });

  it('No leaves the choice to the list', async () => {
    const { book, choice } = await openedBook({ rows: [saved(2, 'Home Street', true)] });
    render(<AddressPanel vm={book} />, { services });
    fireEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(screen.queryByText('Order for this address?')).toBeNull();
    expect(choice.chosen).toBeUndefined();
    expect(screen.getByRole('radio', { name: 'Home Street' })).toBeDefined();
  });

  it('lists addresses as radios with their whole text, each with its edit', async () => {
    const { book } = await openedBook({ rows: [{ ...saved(1, 'Work Street'), title: 'Work', floor: '5' }, saved(2, 'Home Street', true)], chosen: saved(2, 'Home Street') });
    render(<AddressPanel vm={book} />, { services });
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => [radio.labels?.[0]?.textContent, radio.checked])).toEqual([['WorkWork StreetFloor 5', false], ['Home Street', true]]);
    fireEvent.click(screen.getByRole('button', { name: 'Edit Work' }));
    expect(book.form?.draft.text).toBe('Work Street');
  });

  it('says why the position is not known', async () => {
    const { book } = await openedBook({ signedIn: false });
    render(<AddressPanel vm={book} />, { services });
    fireEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(await screen.findByText(/does not share your position/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in to keep several addresses' }).getAttribute('href')).toBe('/login?next=%2F');
  });
});

describe('ADDRESS-2 the address form', () => {
  it('ties faults to fields, goes to the first, and ADDRESS-5 speaks of the zone', async () => {
    const { book } = await openedBook({ zone: 'outside' });
    book.openForm();
    const { form } = book;
    if (!form) throw new Error('The form is open');
    render(<AddressFormSheet vm={form} onClose={() => {}} />, { services: [bound(THEME_VIEW_MODEL as never, { theme: 'light' })] });
    fireEvent.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Street and number')));
    expect(screen.getByText('Required')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Latitude, longitude'), { target: { value: '10,10' } });
    expect(await screen.findByText("Sorry, we're not available here")).toBeDefined();
  });

  it('moves the pin by buttons, and the figures follow', async () => {
    const { book } = await openedBook();
    book.openForm();
    const { form } = book;
    if (!form) throw new Error('The form is open');
    render(<AddressFormSheet vm={form} onClose={() => {}} />, { services: [bound(THEME_VIEW_MODEL as never, { theme: 'light' })] });
    fireEvent.click(screen.getByRole('button', { name: 'Move the pin north' }));
    const { latitude = 0, longitude } = form.draft.location ?? {};
    expect(latitude).toBeGreaterThan(41.49);
    expect(longitude).toBe(-71.312);
    expect(screen.getByLabelText<HTMLInputElement>('Latitude, longitude').value).toBe(`${latitude},-71.312`);
  });
});
