import { assert, constantFrom, json, oneof, option, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userId } from '@domain/kernel/ids.ts';
import type { TextStore } from '@infra/drivers/browser/stored-value.ts';
import { createStoredContactStep, createStoredProfileForm } from '@infra/identity/stored-profile-forms.adapters.ts';

const shelfWith = (initial?: string): TextStore => {
  let text = initial;
  return { get: () => text, set: (next) => void (text = next), remove: () => void (text = undefined) };
};
/** The tab of one customer. */
const tab = (store: TextStore) => ({ store, owner: () => userId(7) });

const typed = record(
  {
    firstName: string(),
    lastName: string(),
    birthday: constantFrom('1994-06-02', ''),
    gender: option(constantFrom('male' as const, 'female' as const), { nil: undefined }),
  },
  { requiredKeys: [] },
);

describe('ACCOUNT-5 the form of the profile', () => {
  it('survives a reload with everything that was typed, also a gender that is withdrawn', () => {
    assert(
      property(typed, (form) => {
        const store = shelfWith();
        createStoredProfileForm(tab(store)).write(form);
        expect(createStoredProfileForm(tab(store)).read()).toEqual(form);
        expect('gender' in (createStoredProfileForm(tab(store)).read() ?? {})).toBe('gender' in form);
      }),
    );
  });

  it('is gone once it is saved, and readable whatever is stored', () => {
    const store = shelfWith();
    const form = createStoredProfileForm(tab(store));
    form.write({ firstName: 'Nadia' });
    form.write(undefined);
    expect(form.read()).toBeUndefined();
    assert(
      property(oneof(string(), json()), (text) => {
        expect(() => createStoredProfileForm(tab(shelfWith(text))).read()).not.toThrow();
      }),
    );
  });
});

describe('ACCOUNT-5c the change of a contact', () => {
  it('survives a reload', () => {
    const store = shelfWith();
    const step = { typed: 'a@tiffin.test', sentTo: 'a@tiffin.test', verifyId: 'v1', sentAt: 1_700_000_000_000 };
    createStoredContactStep(tab(store)).write(step);
    expect(createStoredContactStep(tab(store)).read()).toEqual(step);
  });
});
