import { addressLine, deliveryAddressOf, isPlaced, type DeliveryAddress } from '@domain/addresses/index.ts';
import { ADDRESSES } from '../../composition/tokens.ts';
import { ADDRESS_CHOICE } from '../../features/addresses/index.ts';
import { choose } from './dialogue.ts';
import { findAddress } from './find-address.ts';
import type { TerminalApp } from './terminal-app.ts';

/** ADDRESS-4: offers the address of this conversation, those of the account, and any other. */
export const chooseAddress = async (app: TerminalApp, current: DeliveryAddress | undefined): Promise<void> => {
  const { get, translate } = app;
  const saved = await get(ADDRESSES).list();
  const known = [
    ...(current ? [current] : []),
    ...(saved.ok ? saved.value.filter(isPlaced).map(deliveryAddressOf) : []),
  ];
  const byText = new Map(known.map((address) => [addressLine(address), address]));
  if (byText.size === 0) return findAddress(app);
  const chosen = await choose(app, translate('address.choose'), [
    ...[...byText].map(([label, value]) => ({ label, value })),
    { label: translate('checkout.add_address'), value: undefined },
  ]);
  if (!chosen) return findAddress(app);
  await get(ADDRESS_CHOICE).choose(chosen);
};
