import type { Result } from '@domain/kernel/result.ts';
import { decimal } from '@domain/pricing/index.ts';
import type { CartRefusal, OpenCart } from '../../features/carts/index.ts';
import { readWireTime } from '../../foundation/time/index.ts';
import { enveloped, fieldRefused } from '../response/index.ts';
import type { Handlers } from '../handler.ts';
import { cartRefused, cartShape, type CallContext } from './cart-responses.ts';
import type { CartRouteDeps } from './cart.routes.ts';

type Ids =
  | 'toggleGroup'
  | 'lockGroup'
  | 'unlockGroup'
  | 'limitGroup'
  | 'renewGroupLink'
  | 'kickMembers'
  | 'flipMyStatus';

/** Contract 3.8, 8.3: what the owner of a group order does. */
export const ownGroupRoutes = (deps: CartRouteDeps): Handlers<Ids> => {
  const { ownGroup, membership } = deps.carts;
  const answered = async (call: CallContext, outcome: Result<OpenCart, CartRefusal>) =>
    outcome.ok
      ? enveloped(await cartShape(deps, call, outcome.value), 'RECORD_WAS_SUCCESSFULLY_UPDATED')
      : cartRefused(deps, call, outcome.error);

  return {
    toggleGroup: async (call) => answered(call, await ownGroup.toggle(call.user.id, call.params.id)),
    lockGroup: async (call) => answered(call, await ownGroup.lock(call.user.id, call.params.id)),
    unlockGroup: async (call) => answered(call, await ownGroup.unlock(call.user.id, call.params.id)),

    renewGroupLink: async (call) => answered(call, await ownGroup.renew(call.user.id, call.params.id)),

    limitGroup: async (call) => {
      const { id, spend_limit: limit, deadline, title, payer, destination } = call.params;
      const until = typeof deadline === 'string' ? readWireTime(deadline) : deadline;
      if (typeof deadline === 'string' && until === undefined) return fieldRefused('deadline', 'FIELD_INVALID');
      return answered(
        call,
        await ownGroup.arrange(call.user.id, id, {
          spendLimit: typeof limit === 'number' ? decimal(limit) : limit,
          deadline: until,
          title,
          payer,
          destination,
        }),
      );
    },

    kickMembers: async (call) => {
      const outcome = await ownGroup.kick(call.user.id, call.params.cart_id, call.params.ids);
      return outcome.ok ? enveloped(null, 'RECORD_WAS_SUCCESSFULLY_DELETED') : cartRefused(deps, call, outcome.error);
    },

    flipMyStatus: async (call) => {
      const { uuid, cart_id: cartId } = call.params;
      const outcome = await membership.flipStatus({ uuid, cartId, userId: call.user.id });
      if (!outcome.ok) return cartRefused(deps, call, outcome.error, uuid);
      return enveloped(
        await cartShape(
          deps,
          call,
          outcome.value,
          outcome.value.cart.members.find((member) => member.uuid === uuid),
        ),
        'RECORD_WAS_SUCCESSFULLY_UPDATED',
      );
    },
  };
};
