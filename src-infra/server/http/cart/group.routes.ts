import type { Result } from '@domain/kernel/result.ts';
import { readEntries, type CartRefusal, type MemberKey, type OpenCart } from '../../features/carts/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { enveloped, fieldRefused, notFound } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { cartContext, cartRefused, cartShape, type CallContext } from './cart-responses.ts';
import { toInvitation } from './invitation.shape.ts';
import type { CartRouteDeps } from './cart.routes.ts';

type Ids =
  | 'joinGroup'
  | 'showInvitation'
  | 'showGroup'
  | 'setGroupLine'
  | 'insertGroupProducts'
  | 'flipGroupStatus'
  | 'deleteGroupProducts'
  | 'leaveGroup';
type Named = { readonly user_cart_uuid: string; readonly cart_id?: number; readonly shop_id?: number };

/** Contract 3.8: what members of a group order do, with or without an account. */
export const groupRoutes = (deps: CartRouteDeps): Handlers<Ids> => {
  const { membership, readGroup, readInvitation } = deps.carts;
  const keyOf = (
    { user_cart_uuid: uuid, cart_id: cartId, shop_id: shopId }: Named,
    user: { readonly id: number } | undefined,
  ): MemberKey => ({
    uuid,
    cartId,
    shopId,
    userId: user?.id,
  });
  const answered = async (call: CallContext, uuid: string, outcome: Result<OpenCart, CartRefusal>) => {
    if (!outcome.ok) return cartRefused(deps, call, outcome.error, uuid);
    const viewer = outcome.value.cart.members.find((member) => member.uuid === uuid);
    return enveloped(await cartShape(deps, call, outcome.value, viewer), 'RECORD_WAS_SUCCESSFULLY_UPDATED');
  };

  return {
    joinGroup: async (call) => {
      const { cart_id: cartId, shop_id: shopId, name, secret: invitation } = call.params;
      const outcome = await membership.join({
        cartId,
        shopId,
        name,
        invitation,
        userId: call.user?.id,
        address: call.client.address,
      });
      if (!outcome.ok) return cartRefused(deps, call, outcome.error);
      const { id, name: known, uuid, userId, isChoosing, createdAt, updatedAt } = outcome.value.member;
      return enveloped({
        id,
        cart_id: cartId,
        name: known ?? '',
        uuid,
        user_id: userId,
        status: isChoosing,
        created_at: wireTime(createdAt),
        updated_at: wireTime(updatedAt),
      });
    },

    showInvitation: async (call) => {
      const found = await readInvitation(call.params.id, call.params.secret);
      return found ? enveloped(toInvitation(found, await cartContext(deps, call, found))) : notFound;
    },

    showGroup: async (call) => {
      const { id: cartId, shop_id: shopId, user_cart_uuid: uuid } = call.params;
      const outcome = await readGroup({ cartId, shopId, uuid, userId: call.user?.id });
      return outcome.ok
        ? enveloped(await cartShape(deps, call, outcome.value.open, outcome.value.viewer))
        : cartRefused(deps, call, outcome.error, uuid);
    },

    setGroupLine: async (call) => {
      const { params, user } = call;
      const line = { stockId: params.stock_id, quantity: params.quantity };
      return answered(call, params.user_cart_uuid, await membership.setLine(keyOf(params, user), line, params.version));
    },

    insertGroupProducts: async (call) => {
      const { params, user } = call;
      return answered(
        call,
        params.user_cart_uuid,
        await membership.insert(keyOf(params, user), readEntries(params.products), params.version),
      );
    },

    flipGroupStatus: async (call) => {
      const { uuid, cart_id: cartId } = call.params;
      return answered(call, uuid, await membership.flipStatus({ uuid, cartId, userId: call.user?.id }));
    },

    deleteGroupProducts: async (call) => {
      const { params, user } = call;
      const { user_cart_uuid: uuid, ids, version } = params;
      const outcome = await (uuid === undefined
        ? membership.removeLinesFrom?.(call.client.address, ids)
        : membership.removeLines(keyOf({ ...params, user_cart_uuid: uuid }, user), ids, version));
      if (outcome === undefined) return fieldRefused('user_cart_uuid', 'FIELD_REQUIRED');
      return outcome.ok
        ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED')
        : cartRefused(deps, call, outcome.error, uuid);
    },

    leaveGroup: async (call) => {
      const { ids, cart_id: cartId } = call.params;
      const outcome = await membership.leave({ uuid: ids[0] ?? '', cartId, userId: call.user?.id });
      return outcome.ok ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : cartRefused(deps, call, outcome.error);
    },
  };
};
