import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeSession = {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly client_reference_id: string;
  url: string | null;
  status: string;
  payment_status: string;
  readonly amount_total: number;
  readonly currency: string;
  payment_intent: string | null;
  readonly expires_at: number;
  readonly success_url: string;
  readonly cancel_url: string;
};
export type Heard = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly form: Readonly<Record<string, string>>;
};

/**
 * Stripe's protocol as far as Checkout goes, on a port of its own: forms, idempotency keys, sessions, signed events.
 */
export interface FakeStripe {
  readonly url: string;
  readonly heard: readonly Heard[];
  readonly sessions: ReadonlyMap<string, FakeSession>;
  /** The customer pays on Stripe's page. */
  pay(id: string): void;
  /** What replaces the next answers: a status, a broken body, or no answer. */
  next(...troubles: readonly (number | 'broken' | 'cut')[]): void;
  /** No answer but 503, or all as usual again. */
  down(isDown: boolean): void;
  /** An event of a session, and the header that signs it. */
  event(
    id: string,
    type: string,
    how?: { readonly secret?: string; readonly at: number; readonly change?: object },
  ): { readonly body: string; readonly signature: string };
  close(): Promise<void>;
}

export const STRIPE_KEY = 'sk_test_51LunchCarrier';
export const STRIPE_SECRET = 'whsec_lunch_carrier';

export const startFakeStripe = async (): Promise<FakeStripe> => {
  const sessions = new Map<string, FakeSession>();
  const answers = new Map<string, { readonly form: string; readonly status: number; readonly body: string }>();
  const [heard, troubles]: [Heard[], (number | 'broken' | 'cut')[]] = [[], []];

  let isDown = false;

  const refuse = (status: number, code: string): { status: number; body: string } => ({
    status,
    body: JSON.stringify({ error: { code, message: `No: ${code}` } }),
  });
  const show = (session: FakeSession): { status: number; body: string } => ({
    status: 200,
    body: JSON.stringify(session),
  });

  const create = (form: Readonly<Record<string, string>>) => {
    const amount = Number(form['line_items[0][price_data][unit_amount]']);
    const life = Number(form['expires_at']);
    if (
      form['mode'] !== 'payment' ||
      !Number.isInteger(amount) ||
      amount < 1 ||
      !/^[a-z]{3}$/.test(form['line_items[0][price_data][currency]'] ?? '')
    )
      return refuse(400, 'parameter_invalid');
    if (
      !form['line_items[0][price_data][product_data][name]'] ||
      !/^https?:/.test(form['success_url'] ?? '') ||
      !Number.isInteger(life)
    )
      return refuse(400, 'parameter_missing');
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      client_reference_id: form['client_reference_id'] ?? '',
      url: `https://checkout.stripe.test/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency: form['line_items[0][price_data][currency]'] ?? '',
      payment_intent: null,
      expires_at: life,
      success_url: form['success_url'] ?? '',
      cancel_url: form['cancel_url'] ?? '',
    };
    sessions.set(id, session);
    return show(session);
  };

  const answer = ({ method, path, form, headers }: Heard): { status: number; body: string } => {
    if (headers.authorization !== `Bearer ${STRIPE_KEY}`) return refuse(401, 'api_key_invalid');
    const [, id = '', verb = ''] = /^\/v1\/checkout\/sessions\/?([^/]*)\/?(.*)$/.exec(path) ?? [];
    if (method === 'POST' && id === '') return create(form);
    const session = sessions.get(decodeURIComponent(id));
    if (!session) return refuse(404, 'resource_missing');
    if (method === 'GET' && verb === '') return show(session);
    if (method !== 'POST' || verb !== 'expire') return refuse(404, 'unknown');
    if (session.status !== 'open') return refuse(400, 'session_not_open');
    Object.assign(session, { status: 'expired', url: null });
    return show(session);
  };

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const call: Heard = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        form: Object.fromEntries(new URLSearchParams(text)),
      };
      heard.push(call);
      const key = String(request.headers['idempotency-key'] ?? '');
      const known = key === '' ? undefined : answers.get(key);
      const trouble = isDown ? 503 : troubles.shift();
      if (typeof trouble === 'number')
        return void response
          .writeHead(trouble, { 'content-type': 'application/json' })
          .end('{"error":{"code":"trouble"}}');
      const form = createHash('sha256')
        .update(call.path + text)
        .digest('hex');
      const reply = known ? (known.form === form ? known : refuse(400, 'idempotency_error')) : answer(call);
      if (key !== '' && !known && reply.status < 500) answers.set(key, { ...reply, form });
      // The effect remains although the response is lost.
      if (trouble === 'cut') return void request.socket.destroy();
      response
        .writeHead(reply.status, { 'content-type': 'application/json' })
        .end(trouble === 'broken' ? reply.body.slice(0, 20) : reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    sessions,
    pay: (id) =>
      void Object.assign(sessions.get(id) ?? {}, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${id.slice(8, 20)}`,
        url: null,
      }),
    down: (now) => {
      isDown = now;
    },
    next: (...more) => void troubles.push(...more),
    event: (id, type, { secret = STRIPE_SECRET, at, change = {} } = { at: 0 }) => {
      const body = JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: 'event',
        type,
        data: { object: { ...sessions.get(id), ...change } },
      });
      const seconds = Math.floor(at / 1000);
      return {
        body,
        signature: `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')},v0=old`,
      };
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
};
