import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Say } from '../../messages/index.ts';
import { isoTime } from '../../time/index.ts';
import { listBody } from './list-page.ts';
import type { AnyReply } from './reply.ts';
import type { Refusal } from './refusal.ts';

/** An answer as it goes over the wire; a text can be stored and sent again. */
export type Rendered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | ReadableStream<Uint8Array>;
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
      return json(200, { timestamp: isoTime(context.now), status: true, message: context.say(reply.message, reply.args), data: reply.data });
    case 'list':
      return json(200, listBody(reply.slice, context.path));
    case 'bare':
      return json(200, reply.body);
    case 'stream':
      return { status: 200, headers: { 'content-type': reply.type }, body: reply.body };
    case 'refusal':
      return json(reply.status, refusalBody(reply, context), reply.retryAfter === undefined ? {} : { 'retry-after': String(reply.retryAfter) });
  }
};

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Rendered => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
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
