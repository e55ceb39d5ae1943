// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { focusWhenThere } from '@app/ui/focus/index.ts';

const place = (): HTMLElement => document.querySelector('main')!;
const button = (id: string): HTMLElement => document.querySelector(`#${id}`)!;
const add = (id: string): void => place().insertAdjacentHTML('beforeend', `<button id="${id}"></button>`);
const wait = (): (() => void) => focusWhenThere(place(), () => document.querySelector<HTMLElement>('#fault'));
/** Mutation observers are called in a microtask. */
const observed = (): Promise<void> => Promise.resolve();

beforeEach(() => {
  document.body.innerHTML = '<main><button id="send"></button></main><button id="other"></button>';
  button('send').focus();
});

describe('A11Y-1 the focus on a fault', () => {
  it('is moved at once where the fault is on the page', () => {
    add('fault');
    wait();
    expect(document.activeElement).toBe(button('fault'));
  });

  it('is moved as soon as the fault is on the page, and once', async () => {
    wait();
    add('tip');
    await observed();
    expect(document.activeElement).toBe(button('send'));
    add('fault');
    await observed();
    expect(document.activeElement).toBe(button('fault'));
    button('send').focus();
    add('note');
    await observed();
    expect(document.activeElement).toBe(button('send'));
  });

  it('is moved from an element that was taken off the page', async () => {
    wait();
    button('send').remove();
    add('fault');
    await observed();
    expect(document.activeElement).toBe(button('fault'));
  });

  it('stays where a person has moved it', async () => {
    wait();
    button('other').focus();
    add('fault');
    await observed();
    expect(document.activeElement).toBe(button('other'));
  });

  it('is not moved after the wait has been stopped', async () => {
    wait()();
    add('fault');
    await observed();
    expect(document.activeElement).toBe(button('send'));
  });
});
