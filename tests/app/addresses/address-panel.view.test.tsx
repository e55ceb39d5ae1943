import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AddressSuggester, AddressSuggestion } from '@domain/addresses/index.ts';
import type { ShopCard } from '@domain/catalog/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { money, priceText } from '@domain/pricing/index.ts';
import { PAGES } from '@app/routes/index.ts';
import { AddressFormSheet } from '@app/features/addresses/address-form-sheet.view.tsx';
import { AddressPanel } from '@app/features/addresses/address-panel.view.tsx';
import { ADDRESS_CHOICE } from '@app/features/addresses/index.ts';
import { AddressSelector } from '@app/features/addresses/index.ts';
import { CURRENCY_VIEW_MODEL } from '@app/features/currency/index.ts';
import { TILES } from '@app/features/map/index.ts';
import { THEME_VIEW_MODEL } from '@app/features/theme/index.ts';
import { bound, render } from '../render.tsx';
import { openedBook, place, saved, stage } from './stage.ts';

beforeEach(() => void Object.assign(HTMLElement.prototype, { hidePopover: () => {} }));

const services = [bound(PAGES as never, {})];
const formServices = [
  bound(PAGES as never, {}),
  bound(THEME_VIEW_MODEL as never, { theme: 'light' }),
  bound(CURRENCY_VIEW_MODEL as never, {
    text: (amount: never) => priceText(amount, { symbol: '$', position: 'before' }),
  }),
  bound(TILES as never, () => '/tiles/{z}/{x}/{y}.svg'),
];

const words = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
/** The menu behind the three dots of an address. */
const menuOf = (called: string) => within(screen.getByRole('dialog', { name: `Options for ${called}`, hidden: true }));

describe('LAYOUT-3 the address button', () => {
  it('names the chosen address', () => {
    const { choice } = stage({ chosen: place('12 Harbor Street') });
    render(<AddressSelector />, { services: [bound(ADDRESS_CHOICE as never, choice)] });
    expect(screen.getByRole('button', { name: 'Deliver to: 12 Harbor Street' }).getAttribute('popovertarget')).toBe(
      'address-popover',
    );
  });

  it('asks for one where none is chosen', () => {
    render(<AddressSelector />, { services: [bound(ADDRESS_CHOICE as never, stage().choice)] });
    expect(screen.getByRole('button', { name: 'Choose an address' })).toBeDefined();
  });
});

describe('ADDRESS-1 the address panel', () => {
  it('asks: Order for this address? Yes orders for it', async () => {
    const { book, choice } = await openedBook({ rows: [saved(2, 'Home Street')] });
    render(<AddressPanel vm={book} />, { services });
    expect(screen.getByText('Order for this address?')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(choice.chosen?.text).toBe('Home Street'));
    expect(screen.queryByText('Order for this address?')).toBeNull();
  });

  it('No leaves the choice to the list', async () => {
    const { book, choice } = await openedBook({ rows: [saved(2, 'Home Street')] });
    render(<AddressPanel vm={book} />, { services });
    fireEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(screen.queryByText('Order for this address?')).toBeNull();
    expect(choice.chosen).toBeUndefined();
    expect(screen.getByRole('radio', { name: 'Home Street' })).toBeDefined();
  });

  it('lists addresses as radios with their whole text, each with its edit', async () => {
    const { book } = await openedBook({
      rows: [{ ...saved(1, 'Work Street'), title: 'Work', floor: '5' }, saved(2, 'Home Street', true)],
      chosen: saved(2, 'Home Street'),
    });
    render(<AddressPanel vm={book} />, { services });
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => [radio.labels?.[0]?.textContent, radio.checked])).toEqual([
      ['WorkWork StreetFloor 5', false],
      ['Home StreetDefault', true],
    ]);
    fireEvent.click(menuOf('Work').getByRole('button', { name: 'Edit' }));
    expect(book.form?.draft.text).toBe('Work Street');
  });

  it('ADDRESS-3 allows editing an address without a location, not choosing it', async () => {
    const { book } = await openedBook({
      rows: [{ ...saved(1, 'Lost Street'), location: undefined }, saved(2, 'Home Street', true)],
    });
    render(<AddressPanel vm={book} />, { services });
    const [lost, home] = screen.getAllByRole<HTMLInputElement>('radio');
    expect([lost?.disabled, home?.disabled]).toEqual([true, false]);
    expect(lost?.labels?.[0]?.textContent).toContain('Move the pin to your door');
    expect(words(menuOf('Lost Street').getAllByRole('button'))).toEqual(['Edit', 'Delete']);
    fireEvent.click(menuOf('Lost Street').getByRole('button', { name: 'Edit' }));
    expect(book.form?.draft.location).toBeUndefined();
  });

  it('ADDRESS-4 makes a saved address the default, and deletes one with Undo and the focus in the list', async () => {
    const { book, calls, choice, toasts } = await openedBook({
      rows: [saved(1, 'Work Street'), saved(2, 'Home Street', true)],
      chosen: saved(2, 'Home Street'),
    });
    render(<AddressPanel vm={book} />, { services });
    expect(words(menuOf('Home Street').getAllByRole('button'))).toEqual(['Edit', 'Delete']);
    fireEvent.click(menuOf('Work Street').getByRole('button', { name: 'Make default' }));
    expect(screen.getByRole('radio', { name: 'Work Street Default' })).toBeDefined();
    await waitFor(() => expect(calls).toEqual(['activate 1']));
    expect(choice.chosen?.text).toBe('Home Street');

    fireEvent.click(menuOf('Work Street').getByRole('button', { name: 'Delete' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Home Street/ }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(screen.queryByRole('radio', { name: /^Work Street/ })).toBeNull();
    toasts[0]?.action?.run();
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Work Street/ })).toBeDefined());
  });

  it('says why the position is unknown', async () => {
    const { book } = await openedBook({ signedIn: false });
    render(<AddressPanel vm={book} />, { services });
    fireEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(await screen.findByText(/does not share your position/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in to keep several addresses' }).getAttribute('href')).toBe(
      '/login?next=%2F',
    );
  });
});

const harbor: AddressSuggestion = {
  id: 'a',
  kind: 'house',
  title: '12 Harbor Street',
  district: 'Old Harbor, Port Alder',
  text: '12 Harbor Street, Port Alder',
  location: { latitude: 41.4909, longitude: -71.312 },
};
const suggester: AddressSuggester = {
  suggest: () =>
    Promise.resolve(
      ok([harbor, { ...harbor, id: 'b', kind: 'street', title: 'Harbor Street', text: 'Harbor Street' }]),
    ),
};

describe('ADDRESS-6 typing an address', () => {
  it('takes the focus in its field, and announces the number of suggestions and how to choose', async () => {
    const { book } = await openedBook({ suggester });
    render(<AddressPanel vm={book} />, { services });
    const field = screen.getByRole('combobox', { name: 'Street and number, or a place' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: '12 ha' } });
    await says('2 suggestions. Use the arrow keys.');
    const options = screen.getAllByRole('option');
    expect(options.map((option) => option.getAttribute('aria-label'))).toEqual([
      '12 Harbor Street, Old Harbor, Port Alder, 0.1 km, House',
      'Harbor Street, Old Harbor, Port Alder, 0.1 km, Street, Add the number next',
    ]);
    expect([...(options[0]?.querySelectorAll('b') ?? [])].map(({ textContent }) => textContent)).toEqual([
      ' ',
      'rbor Street',
    ]);
    expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(options[1]?.getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Use my position' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose on the map' })).toBeDefined();
  });

  it('opens the form with text and pin of the suggestion, ready to be saved', async () => {
    const { book, calls } = await openedBook({ suggester });
    render(<AddressPanel vm={book} />, { services });
    const field = screen.getByRole('combobox');
    fireEvent.change(field, { target: { value: '12 ha' } });
    fireEvent.click((await screen.findAllByRole('option'))[0]!);
    const { form } = book;
    if (!form) throw new Error('The form is open');
    render(<AddressFormSheet vm={form} onClose={() => {}} />, { services: formServices });
    expect(screen.getByRole('dialog', { name: '12 Harbor Street' })).toBeDefined();
    const save = screen.getByRole('button', { name: 'Save and deliver here' });
    expect(document.activeElement).toBe(save);
    await says('38 shops deliver here now');
    fireEvent.click(save);
    await waitFor(() => expect(calls[0]).toBe('add 12 Harbor Street, Port Alder'));
  });

  it('says when nothing matches', async () => {
    const { book } = await openedBook();
    render(<AddressPanel vm={book} />, { services });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'zzz' } });
    await says('No address found. Try another spelling, or choose on the map.');
    expect(screen.queryByRole('option')).toBeNull();
  });
});

describe('ADDRESS-2, ADDRESS-6 the address form', () => {
  const openForm = async (given: Parameters<typeof openedBook>[0] = {}) => {
    const { book } = await openedBook(given);
    book.openForm();
    if (!book.form) throw new Error('The form is open');
    render(<AddressFormSheet vm={book.form} onClose={() => {}} />, { services: formServices });
    return book.form;
  };
  const pierRoad = { find: () => Promise.resolve(ok([{ formattedAddress: '7 Pier Road' }])) };

  it('reports what is missing, ADDRESS-5 checks the zone, and never asks for coordinates', async () => {
    const form = await openForm({ zone: 'outside', geocoder: pierRoad });
    fireEvent.click(screen.getByRole('button', { name: 'Save and deliver here' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Choose an address first/);
    form.place({ latitude: 10, longitude: 10 });
    expect(await screen.findByText("Sorry, we're not available here")).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body.textContent).not.toMatch(/latitude|longitude|41\.49|10,10/i);
  });

  it('ADDRESS-5 says who delivers there now, for how much and how fast; outside, how far the area is', async () => {
    const shop = (base: number) =>
      ({ deliveryFee: { base: money(base, 2), perKm: money(0, 2) }, deliveryTime: { from: 15, to: 30 } }) as ShopCard;
    const form = await openForm({ reached: (_, page) => [shop(page === 1 ? 90 : 340)], geocoder: pierRoad });
    form.place({ latitude: 10, longitude: 10 });
    const facts = await screen.findByText('38 shops deliver here now');
    expect(facts.parentElement?.textContent).toBe('38 shops deliver here now. Delivery $0.90 to $3.40. From 15 min.');
  });

  it('ADDRESS-5 says how far the area is from an address that nobody delivers to, and names two ways out', async () => {
    const form = await openForm({ zone: 'outside', away: 0.6, geocoder: pierRoad });
    form.place({ latitude: 10, longitude: 10 });
    expect(await screen.findByText(/Our area ends 600 m away/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choose another address' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Collect from a shop instead' })).toBeDefined();
  });

  it('moves the pin by buttons, ten meters each', async () => {
    const form = await openForm();
    fireEvent.click(screen.getByRole('button', { name: 'Move the pin north' }));
    const { latitude = 0, longitude } = form.pin ?? {};
    expect((latitude - 41.49) * 111_111).toBeCloseTo(10, 0);
    expect(longitude).toBe(-71.312);
  });

  it.each([
    ['ArrowUp', 1, 0],
    ['ArrowDown', -1, 0],
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, -1],
  ])('moves the pin by %s on the map', async (key, north, east) => {
    const form = await openForm();
    const map = await screen.findByRole('button', { name: /Arrow keys move it/ });
    expect(fireEvent.keyDown(map, { key })).toBe(false);
    const { latitude = 0, longitude = 0 } = form.pin ?? {};
    expect([latitude - 41.49, longitude + 71.312].map((degrees) => Math.sign(Math.round(degrees * 1e6)))).toEqual([
      north,
      east,
    ]);
    expect(fireEvent.keyDown(map, { key: 'Tab' })).toBe(true);
  });

  it('asks whether the address still applies at a moved pin, and names the distance', async () => {
    const form = await openForm({ geocoder: pierRoad });
    act(() => form.choose(harbor));
    await says('Pin at 12 Harbor Street');
    fireEvent.click(screen.getByRole('button', { name: 'Move the pin east' }));
    await says('Use 7 Pier Road instead?The pin is now 10 m from 12 Harbor Street.');
    fireEvent.click(screen.getByRole('button', { name: 'Keep address' }));
    await says('Pin at 12 Harbor Street');
    expect(form.pin).toEqual(harbor.location);
    fireEvent.click(screen.getByRole('button', { name: 'Move the pin east' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Use it' }));
    expect(form.draft.text).toBe('7 Pier Road');
  });

  it('lets the customer describe a place that the map does not know', async () => {
    const form = await openForm({ geocoder: { find: () => Promise.resolve(err({ kind: 'unreachable' })) } });
    fireEvent.click(screen.getByRole('button', { name: 'Move the pin east' }));
    fireEvent.change(await screen.findByLabelText('Describe the place'), { target: { value: 'The blue house' } });
    fireEvent.click(screen.getByRole('button', { name: 'Use it' }));
    expect(form.draft.text).toBe('The blue house');
  });

  it('saves under one of two usual names, or the customer’s own', async () => {
    const form = await openForm();
    fireEvent.click(screen.getByRole('radio', { name: 'Work' }));
    expect(form.draft.title).toBe('Work');
    fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
    fireEvent.change(screen.getByLabelText('Name of the address'), { target: { value: 'Grandmother' } });
    expect(form.draft.title).toBe('Grandmother');
  });
});

const says = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));
