import { describe, expect, it } from 'vitest';
import { userId, type UserId } from '@domain/kernel/ids.ts';
import { createOwnValue } from '@infra/drivers/browser/own-value.ts';

const stage = () => {
  const tab: { text: string | undefined; owner: UserId | undefined } = { text: undefined, owner: userId(7) };
  const value = createOwnValue<string>(
    {
      store: {
        get: () => tab.text,
        set: (text) => void (tab.text = text),
        remove: () => void (tab.text = undefined),
      },
      owner: () => tab.owner,
    },
    (json) => (typeof json === 'string' ? json : undefined),
  );
  return { tab, value };
};

describe('L12 a value of one account in a tab', () => {
  it('is read by its account alone, also after others have signed in', () => {
    const { tab, value } = stage();
    value.write('Ring twice');
    expect(value.read()).toBe('Ring twice');
    for (const other of [userId(8), undefined]) {
      tab.owner = other;
      expect(value.read()).toBeUndefined();
    }
    tab.owner = userId(7);
    expect(value.read()).toBe('Ring twice');
  });

  it('of a guest is a guest’s, and gone for whoever signs in', () => {
    const { tab, value } = stage();
    tab.owner = undefined;
    value.write('Ring twice');
    expect(value.read()).toBe('Ring twice');
    tab.owner = userId(7);
    expect(value.read()).toBeUndefined();
  });

  it('is removed by writing nothing, and unreadable text counts as none', () => {
    const { tab, value } = stage();
    value.write('Ring twice');
    value.write(undefined);
    expect([tab.text, value.read()]).toEqual([undefined, undefined]);
    for (const text of ['{', 'null', '{"owner":7,"value":3}']) {
      tab.text = text;
      expect(value.read()).toBeUndefined();
    }
  });
});
