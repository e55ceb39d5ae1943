import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CourierApplicationView } from '@app/features/courier-application/index.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { applicationStage, NOBODY_YET, PENDING, refusal, scooterForm } from './stage.ts';

const show = async (options: Parameters<typeof applicationStage>[0] = {}) => {
  const stage = applicationStage(options);
  await act(async () => {
    // Lazy parts outlive the file otherwise.
    await import('@app/features/courier-application/courier-form.view.tsx');
    await stage.vm.load();
  });
  render(<CourierApplicationView vm={stage.vm} />, { services: viewServices });
  return stage;
};
const send = async (): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Send the application' }));
};

describe('COURIER-7 the application of a courier, on screen', () => {
  it('leads guests to sign in and back', async () => {
    await show({ isGuest: true });
    expect(screen.getByRole('link', { name: 'Sign in and apply' }).getAttribute('href')).toBe('/login?next=%2Fdeliver');
  });

  it.each([
    [PENDING, 'We are looking at your application'],
    [{ status: 'approved', note: undefined, isCustomer: false }, 'You are a courier'],
  ] as const)('says that it is %j', async (state, words) => {
    await show({ state });
    const card = screen.getByRole('region', { name: 'Your application' });
    expect(within(card).getByRole('status').textContent).toContain(words);
    expect(screen.queryByRole('link', { name: 'To the deliveries' })?.getAttribute('href')).toBe(
      state.status === 'approved' ? '/courier' : undefined,
    );
    expect(screen.queryByRole('button', { name: 'Send the application' })).toBeNull();
  });

  it('shows what became of one that waited', async () => {
    const { server, vm, decisions } = await show({ state: PENDING });
    const stop = vm.activate();
    server.state = { status: 'approved', note: undefined, isCustomer: false };
    act(() => decisions.next({ kind: 'stale' }));
    onTestFinished(stop);
    expect(await screen.findByRole('link', { name: 'To the deliveries' })).toBeDefined();
  });

  it('tells why one was not accepted, above the form for another', async () => {
    await show({ state: { ...NOBODY_YET, status: 'canceled', note: 'The plate is unreadable' } });
    expect(screen.getByText('The plate is unreadable')).toBeDefined();
    expect(await screen.findByRole('region', { name: 'Apply' })).toBeDefined();
  });

  it('has no form for accounts that work already', async () => {
    await show({ state: { ...NOBODY_YET, isCustomer: false } });
    expect(screen.getByRole('note').textContent).toContain('another account');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('COURIER-7b asks about a vehicle only what it has', async () => {
    await show();
    await screen.findByRole('group', { name: 'How do you get about?' });
    const fields = (vehicle: string): readonly (string | null)[] => {
      fireEvent.click(screen.getByRole('radio', { name: vehicle }));
      const group = screen.queryByRole('group', { name: 'Your vehicle' });
      return group
        ? within(group)
            .getAllByRole('textbox')
            .map((field) => field.getAttribute('name'))
        : [];
    };
    expect(screen.queryByRole('group', { name: 'Your vehicle' })).toBeNull();
    expect(fields('On foot')).toEqual([]);
    expect(fields('Bicycle')).toEqual(['brand', 'model', 'color']);
    expect(fields('Diesel car')).toEqual(['brand', 'model', 'color', 'number']);
    expect(screen.getByRole('textbox', { name: 'Number plate' }).hasAttribute('required')).toBe(true);
    fields('Electric vehicle');
    expect(screen.getByRole('textbox', { name: 'Number plate (optional)' }).hasAttribute('required')).toBe(false);
  });

  it('COURIER-7c says what is wrong beside its field, and moves the focus to the first', async () => {
    await show();
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Choose how you get about.');
    await vi.waitFor(() => expect(document.activeElement).toBe(alert));
    fireEvent.click(screen.getByRole('radio', { name: 'Diesel car' }));
    await send();
    const plate = screen.getByRole('textbox', { name: 'Number plate' });
    await vi.waitFor(() => expect(document.activeElement).toBe(plate));
    expect(plate.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter the number plate of your vehicle.')).toBeDefined();
  });

  it('keeps what was typed when it cannot be sent, and says so', async () => {
    const { server } = await show({ kept: { form: scooterForm, sent: undefined } });
    server.failure = { kind: 'unreachable' };
    await send();
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByRole('textbox', { name: 'Make (optional)' })).toHaveProperty('value', 'Vespa');
    server.failure = refusal({ params: { 'data.kg': ['Too heavy for a scooter'] } });
    await send();
    expect(await screen.findByText('Too heavy for a scooter')).toBeDefined();
  });

  it('moves to what became of it once it is sent', async () => {
    await show({ kept: { form: scooterForm, sent: undefined } });
    await send();
    const heading = await screen.findByRole('heading', { name: 'Your application' });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  });
});
