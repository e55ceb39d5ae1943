import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CourierWork } from '@domain/couriers/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { parcelId } from '@domain/kernel/ids.ts';
import { LOCALE_VIEW_MODEL } from '@app/features/locale/index.ts';
import { CourierView } from '@app/features/courier-work/courier.view.tsx';
import type { CourierViewModel } from '@app/features/courier-work/courier.view-model.ts';
import { COURIER_TALK } from '@app/features/courier-work/courier-work.tokens.ts';
import { bound, render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { carriedOf, keyOf, offerOf, workOf } from './stage.ts';

/** Conversations have tests of their own. */
const TALK = { follow: () => () => {}, leave: () => {}, unreadOf: () => 0, conversationAbout: () => undefined };

const show = (work: CourierWork | undefined, change: Partial<Record<keyof CourierViewModel, unknown>> = {}) => {
  const vm = {
    work,
    isOther: false,
    failure: undefined,
    isSwitching: false,
    strayRefusal: undefined,
    presses: { isKept: false, isBusy: () => false },
    position: { isOn: false, isDenied: false, start: vi.fn<() => void>(), stop: vi.fn<() => void>() },
    refusalOf: () => undefined,
    codeRefusalOf: () => undefined,
    codeOf: () => '',
    typeCode: vi.fn<() => void>(),
    setOnline: vi.fn<() => void>(),
    take: vi.fn<() => void>(),
    giveBack: vi.fn<() => void>(),
    pickUp: vi.fn<() => void>(),
    deliver: vi.fn<() => void>(),
    ...change,
  };
  render(<CourierView vm={vm as unknown as CourierViewModel} />, {
    services: [
      ...viewServices,
      bound(LOCALE_VIEW_MODEL as never, { language: 'en' }),
      bound(COURIER_TALK as never, TALK),
    ],
    path: '/courier',
  });
  return vm;
};

describe('COURIER-6 the page of a courier', () => {
  it('explains itself to others, with the way to become one', () => {
    show(undefined, { isOther: true });
    expect(screen.getByRole('heading', { level: 1, name: 'This page is for couriers' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'How to become a courier' }).getAttribute('href')).toBe('/deliver');
  });

  it('begins and ends with one press', () => {
    const off = show(workOf({ isOnline: false }));
    expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Near you' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Go online' }));
    expect(off.setOnline).toHaveBeenCalledWith(true);
  });

  it('COURIER-2 offers what is near: shop, way, load and cash', () => {
    const parcel = offerOf(2, {
      key: { kind: 'parcel', id: parcelId(2) },
      from: 'Nadia',
      status: 'ready',
      load: { kind: 'parcel', title: 'Small', grams: 5000 },
      isCash: false,
    });
    const vm = show(workOf({ offers: [offerOf(1), parcel] }));
    const [first, second] = screen.getAllByRole('article');
    expect(first?.textContent).toMatch(
      /Levant Kitchen.*Not ready yet.*600 m to the pick-up, then 1.4 km to the door.*2 pieces · Paid in cash/,
    );
    expect(second?.textContent).toMatch(/Nadia.*Ready.*Small, up to 5 kg · Paid already/);
    fireEvent.click(screen.getByRole('button', { name: 'Take the delivery from Levant Kitchen' }));
    expect(vm.take).toHaveBeenCalledWith(keyOf(1));
  });

  it('says that nothing is near, or that the hands are full', () => {
    show(workOf());
    expect(screen.getByText(/^Nothing near you right now/)).toBeDefined();
    show(workOf({ carried: [carriedOf(1), carriedOf(2), carriedOf(3)] }));
    expect(screen.getByText(/^Your hands are full/)).toBeDefined();
  });

  it('COURIER-3 has one clear step for each delivery in hand', () => {
    const vm = show(workOf({ carried: [carriedOf(1, { status: 'cooking' }), carriedOf(2, { status: 'ready' })] }));
    const [waiting, ready] = [
      screen.getByRole('article', { name: 'Order 1' }),
      screen.getByRole('article', { name: 'Order 2' }),
    ];
    expect(within(waiting).queryByRole('button', { name: 'Picked up' })).toBeNull();
    fireEvent.click(within(waiting).getByRole('button', { name: 'Give it back' }));
    expect(vm.giveBack).toHaveBeenCalledWith(keyOf(1));
    expect(
      within(ready).getByRole('link', { name: 'Way to Levant Kitchen in the maps app' }).getAttribute('href'),
    ).toContain('destination=52.37,4.89');
    fireEvent.click(within(ready).getByRole('button', { name: 'Picked up' }));
    expect(vm.pickUp).toHaveBeenCalledWith(keyOf(2));
  });

  it('COURIER-4 asks for the code at the door, and names the cash to collect', () => {
    const vm = show(workOf({ carried: [carriedOf(1)] }), { codeOf: () => '0429', codeRefusalOf: () => 'Not this one' });
    const card = screen.getByRole('article', { name: 'Order 1' });
    expect(within(card).getByText(/^Collect/).textContent).toBe('Collect $18.50 in cash');
    expect(within(card).getByRole('link', { name: 'Call Leila' }).getAttribute('href')).toBe('tel:+31600000002');
    const field = within(card).getByRole('textbox', { name: 'Code' });
    expect([field.getAttribute('inputmode'), field.getAttribute('aria-invalid')]).toEqual(['numeric', 'true']);
    fireEvent.change(field, { target: { value: '1' } });
    expect(vm.typeCode).toHaveBeenCalledWith(keyOf(1), '1');
    fireEvent.click(within(card).getByRole('button', { name: 'Delivered' }));
    expect(vm.deliver).toHaveBeenCalledWith(keyOf(1), true);
    expect(within(card).queryByRole('button', { name: 'Give it back' })).toBeNull();
  });

  it('COURIER-4 asks for none where it is left at the door', () => {
    show(workOf({ carried: [carriedOf(1, { asksCode: false, way: 'door', collects: undefined })] }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Leave it at the door. It needs no code.')).toBeDefined();
  });

  it('says that a press is kept, and lists what was delivered', () => {
    show(workOf({ done: [{ key: keyOf(9), from: 'Forno', deliveredAt: instant(60_000 * 725) }] }), {
      presses: { isKept: true, isBusy: () => false },
    });
    expect(screen.getByRole('status').textContent).toMatch(/^No connection\. What you pressed is kept/);
    expect(screen.getByRole('listitem').textContent).toBe('Forno12:05');
  });

  it('COURIER-6e explains the position, and says if the browser does not tell it', () => {
    const vm = show(workOf({ carried: [carriedOf(1)] }), {
      position: { isOn: false, isDenied: true, start: vi.fn<() => void>(), stop: vi.fn<() => void>() },
    });
    expect(screen.getByText(/^While you carry something, your customers can see/)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toMatch(/^Your browser does not tell/);
    fireEvent.click(screen.getByRole('button', { name: 'Share my position' }));
    expect((vm.position as { readonly start: unknown }).start).toHaveBeenCalled();
  });
});
