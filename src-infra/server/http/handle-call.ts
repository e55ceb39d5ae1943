import { trimmedUserAgent } from '@domain/identity/index.ts';
import type { CurrencyId } from '@domain/kernel/ids.ts';
import { speak, type Say } from '../foundation/messages/index.ts';
import type { Reference } from '../features/reference/index.ts';
import {
  fieldRefused,
  notFound,
  notSignedIn,
  refused,
  render,
  rateLimited,
  wrongRole,
  type AnyReply,
  type FieldTexts,
  type Rendered,
} from './response/index.ts';
import type { AnyCall, AppDeps } from './app-deps.ts';
import type { FieldError, Operation, Validator } from './contract/index.ts';
import { readSent } from './request/index.ts';

export type IncomingRequest = {
  readonly request: Request;
  readonly pathValues: Readonly<Record<string, string>>;
  readonly remoteAddress: string;
};

/** Checks a call in this order: rate limit, token, role, path, parameters, currency; then runs its handler. */
export const handleCall = async (
  deps: AppDeps,
  validator: Validator,
  operation: Operation,
  arrived: IncomingRequest,
): Promise<Rendered> => {
  const { request } = arrived;
  const now = deps.clock.now();
  const authorization = request.headers.get('authorization');
  const user = authorization ? await deps.authenticate(authorization) : undefined;
  const wait = deps.limiter.take(['requests', user ? `user ${user.id}` : arrived.remoteAddress]);
  const isRead = !operation.isSecured && operation.method === 'GET';
  const ready = isRead && wait === undefined ? deps.responses.find(request.url, now) : undefined;
  if (ready) return ready;

  const url = new URL(request.url);
  const origin = deps.publicUrl ?? url.origin;
  const reference = await deps.reference();
  const answer = (say: Say, reply: AnyReply): Rendered => render(reply, { say, now, path: origin + url.pathname });
  const refuse = (reply: AnyReply): Rendered =>
    answer(speak(reference.resolveLanguage(url.searchParams.get('lang')).locale), reply);
  if (wait !== undefined) return refuse(rateLimited(wait));
  if (operation.isSecured && !user) return refuse(notSignedIn);
  if (operation.role !== undefined && operation.role !== user?.role) return refuse(wrongRole);

  const path = validator.path(operation, arrived.pathValues);
  if (path.mistakes.length > 0) return refuse(notFound);
  const read = await readSent(request, url.searchParams, operation.maxFiles);
  if (!read.ok)
    return refuse(
      refused(operation.maxFiles > 0 && read.error === 'BODY_TOO_LARGE' ? 'ERROR_508' : 'ERROR_400', {
        text: read.error,
      }),
    );
  const { sent, files } = read.value;
  const language = reference.resolveLanguage(sent['lang']).locale;
  const say = speak(language);
  const checked = validator.parameters(operation, sent);
  if (checked.mistakes.length > 0) return answer(say, refused('ERROR_400', { params: fieldTexts(checked.mistakes) }));
  const currency = currencyOf(reference, checked.values['currency_id']);
  if (!currency) return answer(say, fieldRefused('currency_id', 'FIELD_UNKNOWN'));

  const call = {
    operation: operation.id,
    params: { ...checked.values, ...path.values },
    sent,
    files,
    user,
    language,
    say,
    currency,
    now,
    origin,
    client: { address: arrived.remoteAddress, userAgent: trimmedUserAgent(request.headers.get('user-agent') ?? '') },
    headers: request.headers,
    get signal() {
      return request.signal;
    },
  } as AnyCall;
  // The validator has checked what the handler's type promises.
  const handler = deps.handlers[operation.id] as unknown as (call: AnyCall) => Promise<AnyReply>;
  const useCase = (): Promise<AnyReply> => deps.tracing.span(operation.id, {}, () => handler(call));
  const rendered = await deps.middleware(operation, call, async () => answer(say, await useCase()));
  return isRead ? deps.responses.store(request.url, rendered) : rendered;
};

const currencyOf = (reference: Reference, id: unknown) =>
  typeof id === 'number' ? reference.activeCurrency(id as CurrencyId) : reference.baseCurrency;

const fieldTexts = (mistakes: readonly FieldError[]): FieldTexts =>
  Object.fromEntries(mistakes.map(({ field, text, args }) => [field, [{ text, args }]]));
