import type { Operation, OperationId } from '../contract/index.ts';
import type { Rendered } from './render.ts';

/** Read once in a while and the same for everybody: browsers and caches between may keep them for a minute. */
const RARELY_CHANGED: ReadonlySet<OperationId> = new Set<OperationId>([
  'listSettings', 'listActiveLanguages', 'listActiveCurrencies', 'loadTranslations', 'showTerm', 'showPolicy', 'listFaqs', 'listCareers', 'showCareer',
  'listPages', 'showPage', 'showLandingPage', 'showReferral',
]);
/** Answered without a token, and yet about somebody. */
const PERSONAL: ReadonlySet<OperationId> = new Set<OperationId>(['showGroup', 'streamGroupEvents', 'verifyCode']);

/** Packed or not, signed in or not. */
const VARY = 'Authorization, Accept-Encoding';
const NEVER_KEPT = { 'cache-control': 'no-store' } as const;
/** Who signs in gets the same by the same rules, but no cache on the way may keep it for others. */
const OWN = { 'cache-control': 'private, no-cache', vary: VARY } as const;

/** How an answer may be kept on its way: public reads of guests with a tag, everything else not. */
export const publicHeaders = (operation: Operation | undefined, request: Request, { status, tag }: Rendered): Readonly<Record<string, string>> => {
  if (!operation || !isPublicRead(operation, request) || status !== 200 || !tag) return NEVER_KEPT;
  if (request.headers.get('authorization') !== null) return OWN;
  return { 'cache-control': RARELY_CHANGED.has(operation.id) ? 'public, max-age=60' : 'public, no-cache', vary: VARY, etag: weak(tag()) };
};

/** Whether the asker has that very answer already. */
export const notModified = (request: Request, tag: string | undefined): boolean => {
  const known = tag === undefined ? null : request.headers.get('if-none-match');
  if (known === null || tag === undefined) return false;
  return known.trim() === '*' || known.split(',').some((each) => plain(each) === plain(tag));
};

/** The same answer packed is the same only weakly (RFC 9110, 8.8.1). */
const weak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);

/** A tag is compared without its mark of weakness. */
const plain = (tag: string): string => tag.trim().replace(/^W\//, '');

const isPublicRead = ({ isSecured, id }: Operation, { method }: Request): boolean =>
  !isSecured && (method === 'GET' || method === 'HEAD') && !PERSONAL.has(id);
