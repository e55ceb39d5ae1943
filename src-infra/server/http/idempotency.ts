import { isUuidV4 } from '@domain/kernel/uuid.ts';
import { payloadHash, type Once } from '../idempotency/index.ts';
import { speak } from '../messages/index.ts';
import { conflict, fieldRefused, refused, render, type AnyReply, type Rendered } from './answer/index.ts';
import type { Around, AnyCall } from './app-deps.ts';
import type { OperationId } from './contract/index.ts';

/** Operations that repeat their answer instead of their effect (contract 8.1). */
const KEYED: ReadonlySet<OperationId> = new Set<OperationId>(['placeOrder', 'insertProducts', 'insertGroupProducts', 'payOrder', 'startPayment', 'startPaymentByLink', 'sendMoney', 'createBooking', 'sendChatMessage', 'answerChat', 'askRefund', 'placeParcel', 'payParcel']);

/** Most calls are done by then. */
const RETRY_SECONDS = 1;

/** Runs a keyed call once: a repetition gets the stored answer, another payload or a call under way a refusal. */
export const createIdempotent = (once: Once): Around => async (operation, call, run) => {
  const key = call.headers.get('idempotency-key')?.trim();
  if (key === undefined || key === '' || !KEYED.has(operation.id)) return run();
  const refuse = (reply: AnyReply): Rendered => render(reply, { say: speak(call.language), now: call.now, path: call.origin + operation.path });
  if (!isUuidV4(key)) return refuse(fieldRefused('Idempotency-Key', 'FIELD_INVALID'));

  const keyed = { scope: scopeOf(call), key: key.toLowerCase(), payload: payloadHash({ method: operation.method, path: pathOf(operation.path, call), params: call.sent }) };
  const outcome = await once.run(keyed, run, ({ status, body }) => (status === 200 && typeof body === 'string' ? { status, body } : undefined));
  switch (outcome.kind) {
    case 'answered':
      return outcome.answer;
    case 'replayed':
      return { ...outcome.answer, headers: { 'content-type': 'application/json; charset=utf-8', 'idempotency-replayed': 'true' } };
    case 'other-payload':
      return refuse({ ...refused('ERROR_422'), status: 422 });
    case 'running':
      return refuse(conflict({ reason: 'in_progress' }, { retryAfter: RETRY_SECONDS }));
  }
};

/** Guests are told apart by their part of a group. */
const scopeOf = ({ user, sent, client }: AnyCall): string => {
  const secret = sent['user_cart_uuid'];
  return user ? `user ${user.id}` : `guest ${typeof secret === 'string' ? secret : client.address}`;
};

const pathOf = (path: string, { params }: AnyCall): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => String((params as Readonly<Record<string, unknown>>)[name]));
