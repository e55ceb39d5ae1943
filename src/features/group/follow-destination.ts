import { reaction } from 'mobx';
import type { AddressChoiceViewModel } from '../addresses/index.ts';
import type { GroupPartViewModel } from './group-part.view-model.ts';

/**
 * GROUP-1f: Says where the group's order goes as soon as its owner is there, and again whenever they choose another
 * address here; returns what ends it. Another device of theirs with another address changes nothing by being open.
 */
export const followDestination = (
  addresses: Pick<AddressChoiceViewModel, 'chosen'>,
  {
    part,
    say,
  }: { readonly part: Pick<GroupPartViewModel, 'known' | 'live'>; readonly say: (destination: string) => void },
): (() => void) => {
  let said: string | undefined;
  return reaction(
    () => ({
      chosen: addresses.chosen?.text,
      current: part.known?.isOwner === true ? part.live?.cart?.destination : undefined,
    }),
    ({ chosen, current }) => {
      if (chosen === undefined || current === undefined) return;
      const isNew = said === undefined ? current === '' : chosen !== said;
      said = chosen;
      if (isNew && chosen !== current) say(chosen);
    },
    { fireImmediately: true },
  );
};
