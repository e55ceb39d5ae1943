import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { followDestination } from '@app/features/group/follow-destination.ts';

const addressAt = (text: string) => ({ text }) as never;

/** A group as this device knows it, and what it has been told of its destination. */
const stage = ({ isOwner = true, chosen = '', destination = '' } = {}) => {
  const addresses = observable({ chosen: chosen === '' ? undefined : addressAt(chosen) }, {}, { deep: false });
  const part = observable(
    { known: { isOwner } as never, live: { cart: { destination } } as never },
    {},
    { deep: false },
  );
  const said: string[] = [];
  const stop = followDestination(addresses, { part, say: (text) => said.push(text) });
  return {
    said,
    stop,
    choose: (text: string) => runInAction(() => (addresses.chosen = addressAt(text))),
    becomes: (text: string) => runInAction(() => (part.live = { cart: { destination: text } } as never)),
  };
};

describe('GROUP-1f the destination of a group', () => {
  it('is said once to a group that has none, and again with each other address that is chosen', () => {
    const { said, choose, becomes, stop } = stage({ chosen: '12 Harbor Street' });
    expect(said).toEqual(['12 Harbor Street']);
    becomes('12 Harbor Street');
    choose('9 Quay');
    expect(said).toEqual(['12 Harbor Street', '9 Quay']);
    stop();
    choose('1 Mill Road');
    expect(said).toHaveLength(2);
  });

  it('stays where another device of the owner has said something else, until an address is chosen here', () => {
    const { said, choose, becomes } = stage({ chosen: '12 Harbor Street', destination: '9 Quay' });
    becomes('1 Mill Road');
    expect(said).toEqual([]);
    choose('3 Ferry Lane');
    expect(said).toEqual(['3 Ferry Lane']);
  });

  it('is said by nobody but the owner, and not before an address is chosen', () => {
    expect(stage({ isOwner: false, chosen: '12 Harbor Street' }).said).toEqual([]);
    const { said, choose } = stage();
    expect(said).toEqual([]);
    choose('9 Quay');
    expect(said).toEqual(['9 Quay']);
  });
});
