import { describe, expect, it } from 'vitest';
import { addressId } from '@domain/kernel/ids.ts';
import { openedBook, place, saved, session, stage } from './stage.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('ADDRESS-4 the chosen address', () => {
  it('is known before anything is asked, so that the server renders it', () => {
    expect(stage({ chosen: place('Here') }).choice.chosen?.text).toBe('Here');
  });

  it('is kept without what belongs to the saved one, and the page follows', async () => {
    const { choice, address, renewals } = stage();
    const stop = choice.activate();
    await choice.choose(saved(3, 'Work'));
    stop();
    expect(Object.keys(address.read() ?? {}).sort()).toEqual(['comment', 'entrance', 'floor', 'house', 'location', 'text']);
    expect([choice.chosen?.text, renewals()]).toEqual(['Work', 1]);
  });

  it('ADDRESS-5 says when nobody delivers there, and forgets it with the next one', async () => {
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
  it('is the active saved address, for guests the marketplace’s own', async () => {
    const mine = await openedBook({ rows: [saved(1, 'Work'), saved(2, 'Home', true)] });
    expect(mine.book.guess?.text).toBe('Home');
    const guests = await openedBook({ signedIn: false });
    expect(guests.book.guess?.text).toBe('1 Market Square');
    mine.stop();
    guests.stop();
  });

  it('is not asked about once an address is chosen or the answer was No', async () => {
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
  it('are chosen at once here and made active at the server, in order', async () => {
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

  it('are active as the server holds them when it refuses, and that is told; the device orders for the choice', async () => {
    const { book, choice, toasts, stop } = await openedBook({ rows: [saved(1, 'Work'), saved(2, 'Home', true)], inert: [1] });
    await book.pick(book.list[0]!);
    await settled();
    expect(book.list.map(({ isActive }) => isActive)).toEqual([false, true]);
    expect([choice.chosen?.text, toasts.map(({ kind, text }) => [kind, text])]).toEqual(['Work', [['error', 'failure.unreachable']]]);
    stop();
  });

  it.each([
    ['the first', [1], [false, false, true]],
    ['the last', [3], [true, false, false]],
    ['every', [1, 3], [false, true, false]],
  ])('are active as the server holds them when it refuses %s of two choices', async (_, inert, active) => {
    const { book, stop } = await openedBook({ rows: [saved(1, 'Work'), saved(2, 'Home', true), saved(3, 'Gym')], inert });
    const [work, , gym] = book.list;
    void book.pick(work!);
    void book.pick(gym!);
    await settled();
    expect(book.list.map(({ isActive }) => isActive)).toEqual(active);
    stop();
  });

  it('are added from the form, chosen, and stand in the list', async () => {
    const { book, choice, calls, stop } = await openedBook();
    book.openForm();
    book.form?.type({ text: ' 8 Quay Street ', title: 'Home' });
    book.form?.typePlace('41.5,-71.3');
    await book.form?.submit();
    await settled();
    expect(book.form).toBeUndefined();
    expect(calls[0]).toBe('add 8 Quay Street');
    expect([book.list.map(({ text }) => text), choice.chosen?.text]).toEqual([['8 Quay Street'], '8 Quay Street']);
    stop();
  });

  it('are changed where they stand, and the chosen one with them', async () => {
    const home = saved(2, 'Home', true);
    const { book, choice, stop } = await openedBook({ rows: [saved(1, 'Work'), home], chosen: home });
    book.openForm(home);
    expect(book.form?.isNew).toBe(false);
    book.form?.type({ floor: '4' });
    await book.form?.submit();
    expect(book.list.map(({ id, floor }) => [id, floor])).toEqual([[1, ''], [2, '4']]);
    expect(choice.chosen?.floor).toBe('4');
    stop();
  });

  it('are removed at once and come back on Undo', async () => {
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

  it('are chosen again on Undo where they were, unless another is by then', async () => {
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

  it('ADDRESS-3 are neither guessed nor chosen without a place, until they are mended', async () => {
    const lost = { ...saved(2, 'Home', true), location: undefined };
    const { book, choice, calls, toasts, stop } = await openedBook({ rows: [saved(1, 'Work'), lost] });
    expect(book.guess?.text).toBe('Work');
    await book.pick(lost);
    expect([choice.chosen, calls]).toEqual([undefined, []]);
    book.openForm(lost);
    await book.form?.submit();
    expect(book.form?.faults).toEqual(['place-missing']);
    book.form?.typePlace('41.5,-71.3');
    await book.form?.submit();
    await book.pick(book.list[1]!);
    expect(choice.chosen?.text).toBe('Home');
    await book.remove(lost);
    expect(toasts.at(-1)?.action).toBeUndefined();
    stop();
  });

  it('stand again when the server did not remove them', async () => {
    const { book, toasts, stop } = await openedBook({ rows: [saved(1, 'Work')], failure: { kind: 'unreachable' } });
    await book.remove(book.list[0]!);
    expect(book.list.map(({ id }) => id)).toEqual([addressId(1)]);
    expect(toasts.map(({ kind, text }) => [kind, text])).toEqual([['error', 'failure.unreachable']]);
    stop();
  });

  it('are another customer’s own after another sign-in, and none for guests', async () => {
    const { book, sessions, stop } = await openedBook({ rows: [saved(1, 'Work')] });
    sessions.write(undefined);
    expect([book.isSignedIn, book.list]).toEqual([false, []]);
    sessions.write(session);
    expect(book.isSignedIn).toBe(true);
    stop();
  });
});

describe('ADDRESS-4 guests', () => {
  it('choose an address of their own, kept on the device alone', async () => {
    const { book, choice, calls, stop } = await openedBook({ signedIn: false });
    book.openForm();
    expect(book.form?.hasTitle).toBe(false);
    book.form?.type({ text: '8 Quay Street' });
    book.form?.typePlace('41.5,-71.3');
    await book.form?.submit();
    expect([choice.chosen?.text, calls]).toEqual(['8 Quay Street', []]);
    book.openChosen();
    expect(book.form?.draft.text).toBe('8 Quay Street');
    stop();
  });

  it('begin with the device’s position, or are told why it is not known', async () => {
    const there = await openedBook({ signedIn: false, position: { latitude: 10, longitude: 20 } });
    await there.book.usePosition();
    expect(there.book.form?.placeText).toBe('10,20');
    there.stop();
    const denied = await openedBook({ signedIn: false });
    await denied.book.usePosition();
    expect([denied.book.form, denied.book.positionFailure]).toEqual([undefined, { kind: 'denied' }]);
    denied.stop();
  });
});

describe('ADDRESS-2, ADDRESS-3 the address form', () => {
  it('says what is missing and asks nobody', async () => {
    const { book, calls, stop } = await openedBook();
    book.openForm();
    const { form } = book;
    await form?.submit();
    expect([form?.faults, form?.failures, calls]).toEqual([['street-missing', 'place-missing'], 1, []]);
    form?.typePlace('north');
    expect(form?.draft.location).toBeUndefined();
    stop();
  });

  it('keeps everything when it cannot be saved', async () => {
    const { book, stop } = await openedBook({ failure: { kind: 'timeout' } });
    book.openForm();
    book.form?.type({ text: '8 Quay Street', comment: 'Ring' });
    book.form?.place({ latitude: 1, longitude: 2 });
    await book.form?.submit();
    expect([book.form?.failure, book.form?.draft.comment, book.form?.placeText]).toEqual([{ kind: 'timeout' }, 'Ring', '1,2']);
    stop();
  });

  it('ADDRESS-5 says while it is written that nobody delivers there', async () => {
    const { book, stop } = await openedBook({ zone: 'outside' });
    book.openForm();
    book.form?.typePlace('10,10');
    await settled();
    expect(book.form?.facts.zone).toBe('outside');
    stop();
  });
});
