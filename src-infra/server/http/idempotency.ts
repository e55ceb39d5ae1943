import { isUuidV4 } from '@domain/kernel/uuid.ts';
import { payloadHash, type Once } from '../foundation/idempotency/index.ts';
import { speak } from '../foundation/messages/index.ts';
import { conflict, fieldRefused, refused, render, type AnyReply, type Rendered } from './response/index.ts';
import type { HandlerMiddleware, AnyCall } from './app-deps.ts';
import type { OperationId } from './contract/index.ts';

/** The operations that take an idempotency key (contract 8.1); their descriptions name 409 and 422. */
export const KEYED: ReadonlySet<OperationId> = new Set<OperationId>([
  'placeOrder',
  'insertProducts',
  'insertGroupProducts',
  'payOrder',
  'startPayment',
  'startPaymentByLink',
  'sendMoney',
  'topUpWallet',
  'withdrawMoney',
  'createBooking',
  'changeBooking',
  'openShop',
  'applyAsDriver',
  'sendChatMessage',
  'answerChat',
  'answerShopChat',
  'sendCourierMessage',
  'askRefund',
  'answerRepeat',
  'placeParcel',
  'payParcel',
  'createCoupon',
  'createMenuProduct',
  'takeBoxesBack',
  'takeDelivery',
  'giveDeliveryBack',
  'pickDeliveryUp',
  'handDeliveryOver',
]);

/** By then most calls have completed. */
const RETRY_SECONDS = 1;

/**
 * Runs a call with an idempotency key once. A retry gets the stored response; another payload under the same key, or a
 * retry while the first call runs, is rejected.
 */
export const createIdempotent =
  (once: Once): HandlerMiddleware =>
  async (operation, call, run) => {
    const key = call.headers.get('idempotency-key')?.trim();
    if (key === undefined || key === '' || !KEYED.has(operation.id)) return run();
    const refuse = (reply: AnyReply): Rendered =>
      render(reply, { say: speak(call.language), now: call.now, path: call.origin + operation.path });
    if (!isUuidV4(key)) return refuse(fieldRefused('Idempotency-Key', 'FIELD_INVALID'));

    const keyed = {
      scope: scopeOf(call),
      key: key.toLowerCase(),
      payload: payloadHash({ method: operation.method, path: pathOf(operation.path, call), params: call.sent }),
    };
    const outcome = await once.run(keyed, run, ({ status, body }) =>
      status === 200 && typeof body === 'string' ? { status, body } : undefined,
    );
    switch (outcome.kind) {
      case 'answered':
        return outcome.answer;
      case 'replayed':
        return {
          ...outcome.answer,
          headers: { 'content-type': 'application/json; charset=utf-8', 'idempotency-replayed': 'true' },
        };
      case 'other-payload':
        return refuse({ ...refused('ERROR_422'), status: 422 });
      case 'running':
        return refuse(conflict({ reason: 'in_progress' }, { retryAfter: RETRY_SECONDS }));
    }
  };

/** Identifies a guest by the secret of the group order, else by address. */
const scopeOf = ({ user, sent, client }: AnyCall): string => {
  const secret = sent['user_cart_uuid'];
  return user ? `user ${user.id}` : `guest ${typeof secret === 'string' ? secret : client.address}`;
};

const pathOf = (path: string, { params }: AnyCall): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => String((params as Readonly<Record<string, unknown>>)[name]));
