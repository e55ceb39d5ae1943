import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import { PAGES } from '@app/routes/index.ts';
import { AddressFormSheet } from '@app/features/addresses/address-form-sheet.view.tsx';
import { AddressPanel } from '@app/features/addresses/address-panel.view.tsx';
import { ADDRESS_CHOICE } from '@app/features/addresses/index.ts';
import { AddressSelector } from '@app/features/addresses/index.ts';
import { TILES } from '@app/features/map/index.ts';
import { THEME_VIEW_MODEL } from '@app/features/theme/index.ts';
import { bound, render } from '../render.tsx';
import { openedBook, place, saved, stage } from './stage.ts';

const services = [bound(PAGES as never, {})];
const formServices = [bound(THEME_VIEW_MODEL as never, { theme: 'light' }), bound(TILES as never, () => '/tiles/{z}/{x}/{y}.svg')];

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

  it('ADDRESS-3 lets an address without a place be mended, not chosen', async () => {
    const { book } = await openedBook({ rows: [{ ...saved(1, 'Lost Street'), location: undefined }, saved(2, 'Home Street', true)] });
    render(<AddressPanel vm={book} />, { services });
    const [lost, home] = screen.getAllByRole<HTMLInputElement>('radio');
    expect([lost?.disabled, home?.disabled]).toEqual([true, false]);
    expect(lost?.labels?.[0]?.textContent).toContain('Move the pin to your door');
    fireEvent.click(screen.getByRole('button', { name: 'Edit Lost Street' }));
    expect(book.form?.draft.location).toBeUndefined();
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
    render(<AddressFormSheet vm={form} onClose={() => {}} />, { services: formServices });
    fireEvent.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Street and number')));
    expect(screen.getByText('Required')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Latitude, longitude'), { target: { value: '10,10' } });
    expect(await screen.findByText("Sorry, we're not available here")).toBeDefined();
  });

  const openForm = async (given: Parameters<typeof openedBook>[0] = {}) => {
    const { book } = await openedBook(given);
    book.openForm();
    if (!book.form) throw new Error('The form is open');
    render(<AddressFormSheet vm={book.form} onClose={() => {}} />, { services: formServices });
    return book.form;
  };

  it('moves the pin by buttons, and the figures follow', async () => {
    const form = await openForm();
    fireEvent.click(screen.getByRole('button', { name: 'Move the pin north' }));
    const { latitude = 0, longitude } = form.draft.location ?? {};
    expect(latitude).toBeGreaterThan(41.49);
    expect(longitude).toBe(-71.312);
    expect(screen.getByLabelText<HTMLInputElement>('Latitude, longitude').value).toBe(`${latitude},-71.312`);
  });

  it.each([
    ['ArrowUp', 1, 0], ['ArrowDown', -1, 0], ['ArrowRight', 0, 1], ['ArrowLeft', 0, -1],
  ])('moves the pin by %s on the map, by shorter steps after zooming in', async (key, north, east) => {
    const form = await openForm();
    const map = await screen.findByRole('button', { name: /Arrow keys move it/ });
    const press = (): readonly number[] => {
      const { latitude, longitude } = form.draft.location ?? { latitude: 41.49, longitude: -71.312 };
      expect(fireEvent.keyDown(map, { key })).toBe(false);
      return [(form.draft.location?.latitude ?? 0) - latitude, (form.draft.location?.longitude ?? 0) - longitude];
    };
    const first = press();
    expect(first.map((degrees) => Math.sign(Math.round(degrees * 1e6)))).toEqual([north, east]);
    fireEvent.keyDown(map, { key: '+' });
    const second = press();
    expect(Math.hypot(...second) / Math.hypot(...first)).toBeCloseTo(0.5, 1);
    expect(fireEvent.keyDown(map, { key: 'Tab' })).toBe(true);
  });

  it('says in words what is at the pin, and offers it in place of the customer’s own words', async () => {
    const form = await openForm({ geocoder: { find: () => Promise.resolve(ok([{ formattedAddress: '7 Pier Road' }])) } });
    const street = screen.getByLabelText<HTMLInputElement>('Street and number');
    fireEvent.click(screen.getByRole('button', { name: 'Move the pin east' }));
    await says('At the pin: 7 Pier Road');
    expect([street.value, screen.queryByRole('button', { name: 'Use this address' })]).toEqual(['7 Pier Road', null]);
    fireEvent.change(street, { target: { value: 'The blue house' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Use this address' }));
    expect(form.draft.text).toBe('7 Pier Road');
  });

  it('says that nothing was found, and keeps what is written', async () => {
    const form = await openForm({ geocoder: { find: () => Promise.resolve(err({ kind: 'unreachable' })) } });
    fireEvent.change(screen.getByLabelText('Street and number'), { target: { value: 'The blue house' } });
    fireEvent.click(screen.getByRole('button', { name: 'Move the pin east' }));
    await says('At the pin: not found');
    expect(form.draft.text).toBe('The blue house');
  });

  it('tells why the device does not say where it is, and keeps the form', async () => {
    const form = await openForm();
    fireEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(await screen.findByText(/does not share your position/)).toBeDefined();
    expect(form.draft.location).toBeUndefined();
  });
});

const says = (text: string) => waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));
