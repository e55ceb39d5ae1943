import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createListening, type ListenRequest } from './listen.ts';
import type { Asker } from './rules.ts';
import { createStore, Refused, type Write } from './store.ts';

type Numbered = readonly [number, readonly unknown[]];
/** One channel of the browser: messages go out on a response that stays open. */
type Channel = {
  readonly id: string;
  /** What the client has not confirmed, with numbers that count from 1: it is sent again on every new response. */
  unconfirmed: readonly Numbered[];
  readonly receive: (request: ListenRequest) => void;
  readonly stop: () => void;
  /** The number of the last message, and of the last one that went out on the present response. */
  last: number;
  written: number;
  /** How many messages of the client have been taken: a request that it repeats brings the same ones again. */
  taken: number;
  out: ServerResponse | undefined;
  endsAfterMessage: boolean;
  /** Whether the connection breaks now, with what was written to it. */
  readonly breaks: () => boolean;
};

const CHANNEL = /\/google\.firestore\.v1\.Firestore\/Listen\/channel$/;
/** The protocol of the channel: its version, and how often the server says that it is there. */
const [CHANNEL_VERSION, BEAT_MS] = [12, 30_000];

const framed = (messages: readonly unknown[]): string => {
  const text = JSON.stringify(messages);
  return `${text.length}\n${text}`;
};
const say = (channel: Channel, message: unknown): void => {
  channel.last += 1;
  channel.unconfirmed = [...channel.unconfirmed, [channel.last, [message]]];
  flush(channel);
};
const flush = (channel: Channel): void => {
  const waiting = channel.unconfirmed.filter(([number]) => number > channel.written);
  if (!channel.out || waiting.length === 0) return;
  channel.written = channel.last;
  if (channel.breaks()) return void channel.out.destroy();
  channel.out.write(framed(waiting));
  if (channel.endsAfterMessage) hangUp(channel);
};
const confirm = (channel: Channel, number: number): void => {
  channel.unconfirmed = channel.unconfirmed.filter(([sent]) => sent > number);
};
/** Whatever comes next waits for the next response: this one takes no more, though it is still closing. */
const hangUp = (channel: Channel): void => {
  channel.out?.end();
  channel.out = undefined;
};

/** Who a bearer token names; the signature is not checked. */
const askerOf = (header: string | undefined): Asker => {
  const token = /Bearer ([^\r\n]+)/i.exec(header ?? '')?.[1];
  if (token === undefined) return undefined;
  if (token === 'owner') return 'operator';
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { readonly sub: string };
  return { uid: claims.sub };
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
};

/**
 * As much of Firestore as chats need, over the protocol that its SDK speaks in browsers: queries that stay live, reads
 * and commits, under the rules of `rules.ts`.
 */
export const startStoreServer = async (port = 0) => {
  const store = createStore();
  const channels = new Map<string, Channel>();
  /**
   * `losesAnswers`: what was committed stays, and the client does not hear of it. `breaks`: how many of the next
   * responses of channels break off instead of bringing their messages.
   */
  const state = { losesAnswers: false, breaks: 0 };
  const breaks = (): boolean => state.breaks > 0 && (state.breaks -= 1) >= 0;

  const open = (asker: Asker): Channel => {
    const listening = createListening(store, asker, (message) => say(channel, message));
    const channel: Channel = {
      id: randomUUID(),
      unconfirmed: [],
      receive: listening.receive,
      stop: listening.stop,
      last: 0,
      written: 0,
      taken: 0,
      out: undefined,
      endsAfterMessage: false,
      breaks,
    };
    channels.set(channel.id, channel);
    return channel;
  };
  const close = (channel: Channel): void => {
    channels.delete(channel.id);
    channel.stop();
    hangUp(channel);
  };

  const hear = (channel: Channel, response: ServerResponse, endsAfterMessage: boolean): void => {
    hangUp(channel);
    channel.out = response;
    channel.endsAfterMessage = endsAfterMessage;
    channel.written = 0;
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
    response.flushHeaders();
    flush(channel);
    const beat = setInterval(() => say(channel, 'noop'), BEAT_MS);
    response.on('close', () => {
      clearInterval(beat);
      if (channel.out === response) channel.out = undefined;
    });
  };

  const onChannel = async (
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
  ): Promise<void> => {
    const [id, isEnd] = [query.get('SID'), query.get('TYPE') === 'terminate'];
    const known = id === null ? undefined : channels.get(id);
    if (id !== null && !known) return void response.writeHead(400).end('Unknown SID');
    if (known && isEnd) {
      close(known);
      return void response.end();
    }
    if (known) confirm(known, Number(query.get('AID')));
    if (known && request.method === 'GET') return hear(known, response, query.get('CI') === '1');
    const form = new URLSearchParams(await bodyOf(request));
    const channel = known ?? open(askerOf(form.get('headers') ?? request.headers.authorization));
    if (!known) {
      response.setHeader('x-http-session-id', channel.id);
      response.write(framed([[0, ['c', channel.id, '', 8, CHANNEL_VERSION, BEAT_MS]]]));
    }
    const [first, count] = [Number(form.get('ofs') ?? 0), Number(form.get('count') ?? 0)];
    for (let index = Math.max(0, channel.taken - first); index < count; index += 1) {
      const data = form.get(`req${index}___data__`);
      if (data !== null) channel.receive(JSON.parse(data) as ListenRequest);
    }
    channel.taken = Math.max(channel.taken, first + count);
    if (known) response.write(framed([channel.out ? 1 : 0, channel.last, 0]));
    response.end();
  };

  const onCall = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const asker = askerOf(request.headers.authorization);
    const body = JSON.parse((await bodyOf(request)) || '{}') as {
      readonly documents?: readonly string[];
      readonly writes?: readonly Write[];
    };
    const answer = (value: unknown): void => {
      if (state.losesAnswers && path.endsWith(':commit')) request.socket.destroy();
      else response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    };
    try {
      if (path.endsWith(':commit')) return answer(store.commit(asker, body.writes ?? []));
      const readTime = store.version();
      const found = (body.documents ?? []).map((name) => [name, store.get(asker, name)] as const);
      return answer(
        found.map(([name, document]) => (document ? { found: document, readTime } : { missing: name, readTime })),
      );
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown;
      response.statusCode = thrown.refusal.code;
      answer({ error: thrown.refusal });
    }
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-expose-headers', 'x-http-session-id');
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
      response.setHeader('access-control-allow-methods', 'GET, POST, DELETE');
      return void response.end();
    }
    if (request.method === 'DELETE') {
      store.clear();
      return void response.end('{}');
    }
    if (CHANNEL.test(pathname)) return void onChannel(request, response, searchParams);
    if (/:(?:commit|batchGet)$/.test(pathname)) return void onCall(request, response, pathname);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store,
    state,
    /** Cuts every connection; the client connects anew. */
    cut: (): void => {
      for (const channel of channels.values()) close(channel);
      server.closeAllConnections();
    },
    close: (): Promise<void> => {
      for (const channel of channels.values()) close(channel);
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
};
export type StoreServer = Awaited<ReturnType<typeof startStoreServer>>;
