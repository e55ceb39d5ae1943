import type { Hono } from 'hono';
import type { Connection } from '../../app.ts';
import { readBytes } from '../../request/index.ts';

type Env = { Bindings: Connection };

/** A token, a code and the name of a customer are far below this. */
const MAX_BYTES = 16_384;
const MEMBERS = ['id_token', 'state', 'error'] as const;

/**
 * ACCOUNT-1: Apple posts its answer where it is asked for the e-mail address. The sign-in page expects it after the #,
 * and tells by its state whether this tab has asked.
 */
export const servePostedAnswer = (app: Hono<Env>): void => {
  app.post('/identity/apple/answer', async (context) => {
    const sent = new URLSearchParams((await readBytes(context.req.raw, MAX_BYTES))?.toString() ?? '');
    const answer = MEMBERS.map((name): [string, string] => [name, sent.get(name) ?? '']);
    const location = `/login#${new URLSearchParams(answer.filter(([, value]) => value !== '')).toString()}`;
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  });
};
