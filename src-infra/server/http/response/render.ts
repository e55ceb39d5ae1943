import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Say } from '../../foundation/messages/index.ts';
import { isoTime } from '../../foundation/time/index.ts';
import { listBody } from './list-page.ts';
import type { GzippedText } from './encode-body.ts';
import type { Refusal } from './refusal.ts';
import type { AnyReply, Enveloped, Cacheable, ListedPrerendered } from './reply.ts';
import { entityTag } from './entity-tag.ts';

/** A response before compression; one with a text body can be stored and sent again. */
export type Rendered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | GzippedText | ReadableStream<Uint8Array>;
  /** Computes the entity tag; absent where a response has none. */
  readonly tag?: () => string;
  readonly isCurrent?: (now: number) => boolean;
};
export type RenderContext = {
  readonly say: Say;
  readonly now: Instant;
  /** The address of the call without its query. */
  readonly path: string;
};

/** Renders every reply of the API (contract 1.2, 1.3, 1.5). */
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
      return json(
        reply.status,
        refusalBody(reply, context),
        reply.retryAfter === undefined ? {} : { 'retry-after': String(reply.retryAfter) },
      );
  }
};

/** The timestamp differs in every response, so the tag covers the rest of the body. */
const envelope = (reply: Enveloped<unknown>, { now, say }: RenderContext): Rendered => {
  const rest = JSON.stringify({ status: true, message: say(reply.message, reply.args), data: reply.data });
  return {
    status: 200,
    headers: reply.cookie === undefined ? JSON_TYPE : { ...JSON_TYPE, 'set-cookie': reply.cookie },
    body: `{"timestamp":"${isoTime(now)}",${rest.slice(1)}`,
    tag: () => `W/${entityTag(rest)}`,
    ...(reply.isCurrent && { isCurrent: reply.isCurrent }),
  };
};

const tagged = (rendered: Rendered & { readonly body: string }, { isCurrent }: Cacheable): Rendered => ({
  ...rendered,
  tag: () => entityTag(rendered.body),
  ...(isCurrent && { isCurrent }),
});

const NO_ITEMS = '{"data":[]';

const readyList = ({ slice, isCurrent }: ListedPrerendered<unknown>, { path }: RenderContext): Rendered => {
  const { data: _items, ...rest } = listBody(slice, path);
  const items = slice.items.map(({ fragments }) => fragments.join(''));
  const frame = JSON.stringify({ data: [], ...rest });
  return {
    status: 200,
    headers: JSON_TYPE,
    body: `{"data":[${items.join(',')}]${frame.slice(NO_ITEMS.length)}`,
    tag: () => entityTag(`${slice.items.map(({ tag }) => tag).join()} ${frame}`),
    ...(isCurrent && { isCurrent }),
  };
};

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' } as const;

const json = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Rendered & { readonly body: string } => ({
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
    params: Object.fromEntries(
      Object.entries(params).map(([field, texts]) => [field, texts.map((entry) => say(entry.text, entry.args))]),
    ),
  }),
  ...(data !== undefined && { data }),
});
