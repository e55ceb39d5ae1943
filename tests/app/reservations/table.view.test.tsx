import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { instant } from '@domain/kernel/clock.port.ts';
import { stayFrom } from '@domain/reservations/index.ts';
import { TIME_ZONES_IN_VIEW } from '@app/features/catalog/index.ts';
import { TableView } from '@app/features/reservations/table.view.tsx';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { at, reservationOf, stage, waitOf } from './stage.ts';

const show = async (given: Parameters<typeof stage>[0] = {}, reservation?: string) => {
  const scene = stage(given);
  const vm = await scene.open('1', reservation);
  render(<TableView vm={vm} />, {
    services: [
      ...viewServices.filter(([token]) => token !== (TIME_ZONES_IN_VIEW as unknown)),
      bound(TIME_ZONES_IN_VIEW, { offsetAt: () => 0 }),
    ],
  });
  return { ...scene, vm };
};
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const summary = () => screen.getByRole('complementary', { name: 'Your table' });

describe('BOOKING-1 the form for a table', () => {
  it('names taken times and tables as such, and does not let them be chosen', async () => {
    await show({
      taken: { 1: [stayFrom(at(18), 120)], 3: [stayFrom(at(16), 180)], 2: [stayFrom(at(16), 180)] },
      settings: { extensions: [] },
    });
    const taken = group('Time').getByRole('radio', { name: '18:00, taken' });
    expect(taken).toHaveProperty('disabled', true);
    fireEvent.click(group('Time').getByRole('radio', { name: '19:00' }));
    const tables = group('Table');
    expect(tables.getByRole('radio', { name: 'Table T1, Seats: 2, By the window, taken' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(tables.getByRole('radio', { name: 'Table T2, Seats: 2, By the window' })).toHaveProperty('checked', true);
  });

  it('repeats the choice in its summary, on the shop’s clock', async () => {
    await show();
    fireEvent.click(group('Time').getByRole('radio', { name: '18:00' }));
    expect(summary().textContent).toContain('Monday 10.03.2025');
    expect(summary().textContent).toContain('18:00–20:00');
    expect(summary().textContent).toContain('T1 · By the window');
  });

  it('shows the same tables as a list, with the same choice', async () => {
    await show();
    const first = 'Choose a time to see which tables are free.';
    expect(screen.getByText(first)).toBeDefined();
    expect(screen.getByText('Small number: seats')).toBeDefined();
    fireEvent.click(group('Time').getByRole('radio', { name: '18:00' }));
    fireEvent.click(group('Table').getByRole('radio', { name: /^Table T3/ }));
    fireEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(screen.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true');
    expect([screen.queryByText(first), screen.queryByText('Small number: seats')]).toEqual([null, null]);
    expect(group('Table').getAllByRole('radio', { checked: true })).toHaveLength(1);
    expect(group('Table').getByRole('radio', { name: /^Table T3/ })).toHaveProperty('checked', true);
  });

  it('focuses what is missing, and offers steps for guests up to the largest table', async () => {
    const { state } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Book the table' }));
    const fault = screen.getByText('Choose a time.').closest('[role=alert]');
    await vi.waitFor(() => expect(document.activeElement).toBe(fault));
    for (let press = 0; press < 6; press += 1) {
      const more = screen.queryByRole('button', { name: 'More guests' });
      if (more) fireEvent.click(more);
    }
    const most = screen.getByRole('button', { name: 'More guests: no table is larger' });
    expect(most.getAttribute('aria-disabled')).toBe('true');
    expect(summary().textContent).toContain('Guests6');
    expect(state.sent).toEqual([]);
  });

  it('forgets that a table is missing once a time brings one', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Book the table' }));
    expect(await screen.findByText('Choose a table that is free.')).toBeTruthy();
    fireEvent.click(group('Time').getByRole('radio', { name: '18:00' }));
    expect(screen.queryByText('Choose a table that is free.')).toBeNull();
  });

  it('says who was quicker, and what was chosen instead', async () => {
    const scene = await show({
      reserve: async () => {
        scene.state.taken = { 1: [stayFrom(at(18), 120)] };
        return { ok: false, error: { kind: 'taken' } };
      },
    });
    fireEvent.click(group('Time').getByRole('radio', { name: '18:00' }));
    await act(() => scene.vm.book());
    expect(screen.getByRole('alert').textContent).toContain('table.taken.table');
    expect(group('Table').getByRole('radio', { name: /^Table T2/ })).toHaveProperty('checked', true);
  });
});

describe('BOOKING-1q the hold of a table', () => {
  it('counts down in the summary without being read out, and above the button for the eye alone', async () => {
    const { state, vm } = await show();
    expect(screen.queryByRole('timer')).toBeNull();
    fireEvent.click(group('Time').getByRole('radio', { name: '18:00' }));
    const timer = await screen.findByRole('timer');
    expect(timer.textContent).toBe('Table T1 is kept while you decide 10:00');
    expect(screen.getByText('Table T1, 18:00, kept for').closest('[aria-hidden=true]')?.textContent).toContain('10:00');
    state.now = instant(state.now + 18_000);
    act(() => vm.holding.tick());
    expect(timer.textContent).toContain('9:42');
  });

  it('says so where the table cannot be kept', async () => {
    await show({ hold: async () => ({ ok: false, error: { kind: 'unreachable' } }) });
    fireEvent.click(group('Time').getByRole('radio', { name: '18:00' }));
    expect(await screen.findByText(/We cannot keep this table for you at the moment/)).toBeDefined();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('BOOKING-1u the form for a change', () => {
  const own = reservationOf({ note: 'By the wall' });
  const change = () => screen.getByRole('button', { name: /^Change / });

  it('says what is booked now, has everything filled in, and names what it becomes', async () => {
    await show({ reservations: [own], taken: { 1: [own.period] } }, '7');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Change your table at Levant Kitchen');
    const now = screen.getByRole('region', { name: 'Booked now' });
    expect(now.textContent).toContain('Monday 10.03.2025, 18:00–20:00');
    expect(now.textContent).toContain('Guests: 2 · Table T1 · By the window');
    expect(now.textContent).toContain('By the wall');
    expect(group('Time').getByRole('radio', { name: '18:00' })).toHaveProperty('checked', true);
    expect(group('Table').getByRole('radio', { name: /^Table T1/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveProperty('value', 'By the wall');
    expect(change().textContent).toBe('Change the booking');
    fireEvent.click(group('Time').getByRole('radio', { name: '19:00' }));
    expect(change().textContent).toBe('Change to 10.03, 19:00');
    expect(screen.getByRole('link', { name: 'Keep it as it is' }).getAttribute('href')).toContain('/reservations');
  });

  it('says that nothing is changed yet', async () => {
    const { state } = await show({ reservations: [own] }, '7');
    fireEvent.click(change());
    expect((await screen.findByRole('alert')).textContent).toContain('table.change.unchanged');
    expect(state.changed).toEqual([]);
  });

  it('is closed for a reservation that was canceled', async () => {
    await show({ reservations: [{ ...own, status: 'canceled' }] }, '7');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This booking can no longer be changed');
    expect(screen.getByText('This booking is canceled.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });
});

describe('BOOKING-2 the form for a table where none is free', () => {
  const FULL = { 1: [stayFrom(at(17), 120)], 2: [stayFrom(at(17), 120)], 3: [stayFrom(at(17), 120)] };

  it('lets a taken time be chosen to wait for, with its span and section, and one main button', async () => {
    const { state } = await show({ taken: FULL });
    const full = group('Time').getByRole('radio', { name: '18:00, taken' });
    expect(full).toHaveProperty('disabled', false);
    fireEvent.click(full);
    const panel = within(screen.getByRole('complementary', { name: 'Wait for a table' }));
    expect(panel.getByLabelText('From')).toHaveProperty('value', '18:00');
    fireEvent.change(panel.getByLabelText('Until'), { target: { value: '19:00' } });
    fireEvent.change(panel.getByLabelText('Where'), { target: { value: '2' } });
    expect(screen.queryByRole('button', { name: 'Book the table' })).toBeNull();
    fireEvent.click(panel.getByRole('button', { name: 'Tell me when a table is free' }));
    await vi.waitFor(() => expect(state.went).toEqual(['/reservations']));
    expect(state.joined).toEqual([{ date: '2025-03-10', from: '18:00', to: '19:00', guests: 2, sectionId: 2 }]);
  });

  it('says that another request replaces the place of that day', async () => {
    await show({ taken: FULL, waits: [waitOf({ guests: 4 })] });
    fireEvent.click(group('Time').getByRole('radio', { name: '18:00, taken' }));
    expect(screen.getByText(/You are on the list from 18:00 until 19:00, guests: 4/)).toBeDefined();
  });
});
