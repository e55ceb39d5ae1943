import type { Context, Hono } from 'hono';
import { UNDO_PATH, type UndoAccountChange, type UndoState } from '../../../features/identity/index.ts';
import type { RateLimiter } from '../../../foundation/limits/index.ts';
import type { Connection } from '../../app.ts';
import { pageHeaders } from '../../pages/index.ts';
import { pageLanguage } from '../provider-page/page-language.ts';
import { PAGE_STYLE } from '../provider-page/page-style.ts';
import { undoPage } from './undo-page.html.ts';

type Env = { Bindings: Connection };
type Deps = { readonly undoAccountChange: UndoAccountChange; readonly limiter: RateLimiter };

const PATH = `${UNDO_PATH}/:secret`;
const HEADERS = { ...pageHeaders(PAGE_STYLE), 'content-type': 'text/html; charset=utf-8' };
const STATUS: Readonly<Record<UndoState, number>> = { open: 200, done: 200, gone: 410 };

/** {host}/identity/undo/…: opening shows what the link does, since mail programs open links; pressing does it. */
export const serveUndoPage = (app: Hono<Env>, { undoAccountChange, limiter }: Deps): void => {
  const answer = async (context: Context<Env>, state: () => Promise<UndoState>): Promise<Response> => {
    const wait = limiter.take(['requests', context.env?.remoteAddress ?? 'unknown']);
    if (wait !== undefined)
      return new Response(null, { status: 429, headers: { ...HEADERS, 'retry-after': String(wait) } });
    const wanted = new URL(context.req.url).searchParams.get('lang');
    const language = pageLanguage(wanted, context.req.header('accept-language') ?? '');
    const shown = await state();
    return new Response(undoPage(language, shown), { status: STATUS[shown], headers: HEADERS });
  };
  const secretOf = (context: Context<Env>): string => context.req.param('secret') ?? '';

  app.get(PATH, (context) => answer(context, () => undoAccountChange.stateOf(secretOf(context))));
  app.post(PATH, (context) => answer(context, () => undoAccountChange.undo(secretOf(context))));
};
