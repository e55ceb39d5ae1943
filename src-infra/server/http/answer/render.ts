import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Say } from '../../messages/index.ts';
import { isoTime } from '../../time/index.ts';
import { listBody } from './list-page.ts';
import type { Packed } from './packing.ts';
import type { Refusal } from './refusal.ts';
import type { AnyReply, Enveloped, Keepable, ListedReady } from './reply.ts';
import { tagOf } from './tag.ts';

/** An answer as it goes over the wire; a text can be stored and sent again. */
export type Rendered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Packed | ReadableStream<Uint8Array>;
  /** An entity tag for a success that has one; made when asked for. */
  readonly tag?: () => string;
  readonly isCurrent?: (now: number) => boolean;
};
export type RenderContext = {
  readonly say: Say;
  readonly now: Instant;
  /** Address of the call without its query. */
  readonly path: string;
};

/** The one place that shapes answers (contract 1.2, 1.3, 1.5). */
export const render = (reply: AnyReply, context: RenderContext): Rendered => {
  switch (reply.kind) {
    case 'envelope':
      return envelope(reply, context);
    case 'list':
      return tagged(json(200, listBody(reply.slice, context.path)), reply);
    case 'ready-list':
      return readyList(reply, context);
    case 'bare':
      return tagged(json(200, reply.body), reply);
    case 'stream':
      return { status: 200, headers: { 'content-type': reply.type }, body: reply.body };
    case 'refusal':
      return json(reply.status, refusalBody(reply, context), reply.retryAfter === undefined ? {} : { 'retry-after': String(reply.retryAfter) });
  }
};

/** The moment of the answer is in it: what is told apart by the tag is the rest. */
const envelope = (reply: Enveloped<unknown>, { now, say }: RenderContext): Rendered => {
  const rest = JSON.stringify({ status: true, message: say(reply.message, reply.args), data: reply.data });
  return {
    status: 200, headers: JSON_TYPE, body: `{"timestamp":"${isoTime(now)}",${rest.slice(1)}`, tag: () => `W/${tagOf(rest)}`,
    ...(reply.isCurrent && { isCurrent: reply.isCurrent }),
  };
};

const tagged = (rendered: Rendered & { readonly body: string }, { isCurrent }: Keepable): Rendered => ({
  ...rendered, tag: () => tagOf(rendered.body), ...(isCurrent && { isCurrent }),
});

const NO_ITEMS = '{"data":[]';

const readyList = ({ slice, isCurrent }: ListedReady<unknown>, { path }: RenderContext): Rendered => {
  const { data: _items, ...rest } = listBody(slice, path);
  const frame = JSON.stringify({ data: [], ...rest });
  return {
    status: 200, headers: JSON_TYPE, body: `{"data":[${slice.items.map(({ pieces }) => pieces.join('')).join(',')}]${frame.slice(NO_ITEMS.length)}`,
    tag: () => tagOf(`${slice.items.map(({ tag }) => tag).join()} ${frame}`),
    ...(isCurrent && { isCurrent }),
  };
};

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' } as const;

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Rendered & { readonly body: string } => ({
  status,
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(body),
});

const refusalBody = ({ code, text = code, args, params, data }: Refusal, { say, now }: RenderContext) => ({
  timestamp: isoTime(now),
  status: false,
  statusCode: code,
  message: say(text, args),
  ...(params && {
    params: Object.fromEntries(Object.entries(params).map(([field, texts]) => [field, texts.map((entry) => say(entry.text, entry.args))])),
  }),
  ...(data !== undefined && { data }),
});
