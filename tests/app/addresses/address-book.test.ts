import { describe, expect, it } from 'vitest';
import type { ShopCard } from '@domain/catalog/index.ts';
import { addressId } from '@domain/kernel/ids.ts';
import { money } from '@domain/pricing/index.ts';
import { followAccountAddress } from '@app/features/addresses/follow-account-address.ts';
import { openedBook, place, saved, session, stage } from './stage.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

const quay = { text: '8 Quay Street', location: { latitude: 41.5, longitude: -71.3 } };

describe('ADDRESS-4 the chosen address', () => {
  it('is known before any request, so that the server can render it', () => {
    expect(stage({ chosen: place('Here') }).choice.chosen?.text).toBe('Here');
  });

  it('is stored without the fields of the saved address, and reloads the page', async () => {
    const { choice, address, renewals } = stage();
    const stop = choice.activate();
    await choice.choose(saved(3, 'Work'));
    stop();
    expect(Object.keys(address.read() ?? {}).sort()).toEqual([
      'comment',
      'entrance',
      'floor',
      'house',
      'location',
      'text',
    ]);
    expect([choice.chosen?.text, renewals()]).toEqual(['Work', 1]);
  });

  it('is the active saved one after sign-in, unless another is chosen', async () => {
    const rows = [saved(1, 'Work'), saved(2, 'Home', true)];
    const arriving = stage({ signedIn: false, rows });
    const stop = arriving.choice.activate();
    const leave = followAccountAddress(arriving);
    await settled();
    expect(arriving.choice.chosen).toBeUndefined();
    arriving.sessions.write(session);
    await settled();
    leave();
    stop();
    expect([arriving.choice.chosen?.text, arriving.renewals()]).toEqual(['Home', 1]);

    const there = stage({ rows, chosen: place('Here') });
    const stopThere = followAccountAddress(there);
    await settled();
    stopThere();
    expect([there.choice.chosen?.text, there.choice.book]).toEqual(['Here', undefined]);
  });

  it('ADDRESS-5 reports that no shop delivers there, and clears that for the next address', async () => {
    const { choice } = stage({ zone: 'outside', chosen: place('Far') });
    const stop = choice.activate();
    await settled();
    expect(choice.zone).toBe('outside');
    await choice.choose(undefined);
    await settled();
    stop();
    expect(choice.zone).toBeUndefined();
  });
});

describe('ADDRESS-1 the guess', () => {
  it('is a saved address; for guests, the marketplace’s own', async () => {
    const mine = await openedBook({ rows: [saved(1, 'Work'), saved(2, 'Home')] });
    expect(mine.book.guess?.text).toBe('Work');
    const guests = await openedBook({ signedIn: false });
    expect(guests.book.guess?.text).toBe('1 Market Square');
    mine.stop();
    guests.stop();
  });

  it('is not shown once an address is chosen or the guess was declined', async () => {
    const { book, stop } = await openedBook({ rows: [saved(2, 'Home', true)] });
    book.refuseGuess();
    expect(book.guess).toBeUndefined();
    stop();
    const chosen = await openedBook({ chosen: place('Here') });
    expect(chosen.book.guess).toBeUndefined();
    chosen.stop();
  });
});

describe('ADDRESS-4 saved addresses', () => {
  it('are chosen here at once and activated on the server, in order', async () => {
    const { book, choice, calls, stop } = await openedBook({ rows: [saved(1, 'Work'), saved(2, 'Home', true)] });
    const [work, home] = book.list;
    void book.pick(work!);
    void book.pick(home!);
    await settled();
    expect(choice.chosen?.text).toBe('Home');
    expect(calls).toEqual(['activate 1', 'activate 2']);
    expect(book.list.map(({ isActive }) => isActive)).toEqual([false, true]);
    stop();
  });

  it('restores the server’s list with a message on a refusal, while this device keeps the choice', async () => {
    const { book, choice, toasts, stop } = await openedBook({
      rows: [saved(1, 'Work'), saved(2, 'Home', true)],
      inert: [1],
    });
    await book.pick(book.list[0]!);
    await settled();
    expect(book.list.map(({ isActive }) => isActive)).toEqual([false, true]);
    expect([choice.chosen?.text, toasts.map(({ kind, text }) => [kind, text])]).toEqual([
      'Work',
      [['error', 'failure.unreachable']],
    ]);
    stop();
  });

  it.each([
    ['the first', [1], [false, false, true]],
    ['the last', [3], [true, false, false]],
    ['every', [1, 3], [false, true, false]],
  ])('are active as on the server when it refuses %s of two choices', async (_, inert, active) => {
    const { book, stop } = await openedBook({
      rows: [saved(1, 'Work'), saved(2, 'Home', true), saved(3, 'Gym')],
      inert,
    });
    const [work, , gym] = book.list;
    void book.pick(work!);
    void book.pick(gym!);
    await settled();
    expect(book.list.map(({ isActive }) => isActive)).toEqual(active);
    stop();
  });

  it('are added from the form, chosen, and listed', async () => {
    const { book, choice, calls, stop } = await openedBook();
    book.openForm();
    book.form?.describe({ title: 'Home' });
    book.form?.choose(quay);
    await book.form?.submit();
    await settled();
    expect(book.form).toBeUndefined();
    expect(calls[0]).toBe('add 8 Quay Street');
    expect([book.list.map(({ text }) => text), choice.chosen?.text]).toEqual([['8 Quay Street'], '8 Quay Street']);
    stop();
  });

  it('are updated in place, together with the chosen one', async () => {
    const home = saved(2, 'Home', true);
    const { book, choice, stop } = await openedBook({ rows: [saved(1, 'Work'), home], chosen: home });
    book.openForm(home);
    expect(book.form?.isNew).toBe(false);
    book.form?.describe({ floor: '4' });
    await book.form?.submit();
    expect(book.list.map(({ id, floor }) => [id, floor])).toEqual([
      [1, ''],
      [2, '4'],
    ]);
    expect(choice.chosen?.floor).toBe('4');
    stop();
  });

  it('are removed at once and restored by Undo', async () => {
    const home = saved(2, 'Home', true);
    const { book, choice, toasts, calls, stop } = await openedBook({ rows: [saved(1, 'Work'), home], chosen: home });
    await book.remove(home);
    await settled();
    expect([book.list.map(({ text }) => text), choice.chosen]).toEqual([['Work'], undefined]);
    toasts[0]?.action?.run();
    await settled();
    expect(calls.slice(0, 2)).toEqual(['remove 2', 'add Home']);
    expect(book.list.map(({ text }) => text)).toEqual(['Work', 'Home']);
    stop();
  });

  it('are chosen again by Undo, unless another was chosen meanwhile', async () => {
    for (const other of [undefined, 'Work'] as const) {
      const home = saved(2, 'Home', true);
      const { book, choice, toasts, stop } = await openedBook({ rows: [saved(1, 'Work'), home], chosen: home });
      await book.remove(home);
      if (other) await book.pick(book.list[0]!);
      toasts[0]?.action?.run();
      await settled();
      expect(choice.chosen?.text).toBe(other ?? 'Home');
      stop();
    }
  });

  it('ADDRESS-3 are neither guessed nor chosen without a location, until one is added', async () => {
    const lost = { ...saved(2, 'Home', true), location: undefined };
    const { book, choice, calls, toasts, stop } = await openedBook({ rows: [saved(1, 'Work'), lost] });
    expect(book.guess?.text).toBe('Work');
    await book.pick(lost);
    expect([choice.chosen, calls]).toEqual([undefined, []]);
    book.openForm(lost);
    await book.form?.submit();
    expect(book.form?.faults).toEqual(['place-missing']);
    book.form?.place(quay.location);
    await settled();
    book.form?.name('Home');
    await book.form?.submit();
    await book.pick(book.list[1]!);
    expect(choice.chosen?.text).toBe('Home');
    await book.remove(lost);
    expect(toasts.at(-1)?.action).toBeUndefined();
    stop();
  });

  it('are restored when the server fails to remove them', async () => {
    const { book, toasts, stop } = await openedBook({ rows: [saved(1, 'Work')], failure: { kind: 'unreachable' } });
    await book.remove(book.list[0]!);
    expect(book.list.map(({ id }) => id)).toEqual([addressId(1)]);
    expect(toasts.map(({ kind, text }) => [kind, text])).toEqual([['error', 'failure.unreachable']]);
    stop();
  });

  it('belong to the signed-in customer, and are undefined for guests', async () => {
    const { book, sessions, stop } = await openedBook({ rows: [saved(1, 'Work')] });
    sessions.write(undefined);
    expect([book.isSignedIn, book.list]).toEqual([false, []]);
    sessions.write(session);
    expect(book.isSignedIn).toBe(true);
    stop();
  });
});

describe('ADDRESS-4 guests', () => {
  it('choose an address, stored only on the device', async () => {
    const { book, choice, calls, stop } = await openedBook({ signedIn: false });
    book.openForm();
    expect(book.form?.hasTitle).toBe(false);
    book.form?.choose(quay);
    await book.form?.submit();
    expect([choice.chosen?.text, calls]).toEqual(['8 Quay Street', []]);
    book.openChosen();
    expect(book.form?.draft.text).toBe('8 Quay Street');
    stop();
  });

  it('start with the device’s position, or learn why it is unknown', async () => {
    const there = await openedBook({ signedIn: false, position: { latitude: 10, longitude: 20 } });
    await there.book.usePosition();
    expect(there.book.form?.pin).toEqual({ latitude: 10, longitude: 20 });
    there.stop();
    const denied = await openedBook({ signedIn: false });
    await denied.book.usePosition();
    expect([denied.book.form, denied.book.positionFailure]).toEqual([undefined, { kind: 'denied' }]);
    denied.stop();
  });
});

describe('ADDRESS-2, ADDRESS-3 the address form', () => {
  it('shows what is missing and sends nothing', async () => {
    const { book, calls, stop } = await openedBook();
    book.openForm();
    const { form } = book;
    await form?.submit();
    expect([form?.faults, form?.failures, calls]).toEqual([['street-missing', 'place-missing'], 1, []]);
    stop();
  });

  it('keeps its text when saving fails', async () => {
    const { book, stop } = await openedBook({ failure: { kind: 'timeout' } });
    book.openForm();
    book.form?.describe({ comment: 'Ring' });
    book.form?.choose(quay);
    await book.form?.submit();
    expect([book.form?.failure, book.form?.draft.comment, book.form?.draft.text]).toEqual([
      { kind: 'timeout' },
      'Ring',
      '8 Quay Street',
    ]);
    stop();
  });

  it('ADDRESS-5 reports while typing that no shop delivers there', async () => {
    const { book, stop } = await openedBook({ zone: 'outside' });
    book.openForm();
    book.form?.place({ latitude: 10, longitude: 10 });
    await settled();
    expect(book.form?.lookup.zone).toBe('outside');
    stop();
  });

  it('says how many shops deliver there now', async () => {
    const { book, stop } = await openedBook({ openShops: 12 });
    book.openForm();
    book.form?.choose(quay);
    await settled();
    expect([book.form?.lookup.zone, book.form?.lookup.openShops]).toEqual(['inside', 12]);
    stop();
  });

  it('says what their deliveries cost and take: of the cheapest, the dearest and the fastest', async () => {
    const costs = (base: number, from: number) =>
      ({ deliveryFee: { base: money(base, 2), perKm: money(0, 2) }, deliveryTime: { from, to: 60 } }) as ShopCard;
    const asked: string[] = [];
    const { book, stop } = await openedBook({
      reached: ({ order, isOpen }, page) => {
        asked.push(`${order} ${isOpen} ${page}`);
        if (order === 'fastest') return [costs(200, 15)];
        return page === 1 ? [costs(90, 30), costs(100, 25)] : [costs(340, 45)];
      },
    });
    book.openForm();
    book.form?.choose(quay);
    await settled();
    expect(book.form?.lookup.range).toEqual({ least: money(90, 2), most: money(340, 2), minutes: 15 });
    expect(asked).toEqual(['delivery_fee true 1', 'fastest true 1', 'delivery_fee true 3']);
    stop();
  });

  it('says how far the closest zone is where nobody delivers', async () => {
    const { book, stop } = await openedBook({ zone: 'outside', away: 0.6 });
    book.openForm();
    book.form?.place({ latitude: 10, longitude: 10 });
    await settled();
    expect(book.form?.lookup.away).toBe(0.6);
    stop();
  });

  it('ADDRESS-5 marks saved addresses without delivery before one is chosen, and asks once', async () => {
    const { book, stop } = await openedBook({ rows: [saved(1, 'Work'), saved(2, 'Home', true)], zone: 'outside' });
    expect(book.list.map(book.reach.isOutside)).toEqual([false, false]);
    await book.reach.check(book.list);
    await book.reach.check(book.list);
    expect(book.list.map(book.reach.isOutside)).toEqual([true, true]);
    stop();
  });
});
