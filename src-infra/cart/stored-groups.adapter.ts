import type { KnownGroup, KnownGroups } from '@domain/cart/index.ts';
import { cartId, shopId, userCartId, uuid } from '@domain/kernel/ids.ts';
import { jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';
import { asBoolean, asInteger, asRecord, asText } from '../drivers/http/wire.ts';

/** How many groups a device remembers; the oldest are forgotten. */
const GROUPS_MAX = 20;

/** The groups of this device, newest first. */
export const createStoredGroups = ({ store }: { readonly store: TextStore }): KnownGroups => ({
  read: () => {
    const text = store.get();
    return text === undefined ? [] : (codec.read(text) ?? []);
  },
  write: (groups) => store.set(codec.write(groups.slice(0, GROUPS_MAX)) ?? '[]'),
});

const codec = jsonCodec<readonly KnownGroup[]>((json) =>
  Array.isArray(json) ? json.map((item: unknown) => toGroup(item)).filter((group) => group !== undefined) : undefined,
);

const toGroup = (json: unknown): KnownGroup | undefined => {
  const dto = asRecord(json);
  const [cart, shop, member] = [asInteger(dto['cartId']), asInteger(dto['shopId']), asInteger(dto['member'])];
  const secret = asText(dto['secret']);
  return cart > 0 && shop > 0 && member > 0 && secret !== ''
    ? {
        cartId: cartId(cart),
        shopId: shopId(shop),
        member: userCartId(member),
        secret: uuid(secret),
        title: asText(dto['title']),
        payer: dto['payer'] === 'each' ? 'each' : 'owner',
        isOwner: asBoolean(dto['isOwner']),
      }
    : undefined;
};
