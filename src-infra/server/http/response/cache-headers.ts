import type { Operation, OperationId } from '../contract/index.ts';
import type { Rendered } from './render.ts';

/** Public reads that change rarely: browsers and shared caches may keep them for a minute. */
const RARELY_CHANGED: ReadonlySet<OperationId> = new Set<OperationId>([
  'listActiveLanguages',
  'listActiveCurrencies',
  'showTerm',
  'showPolicy',
  'listFaqs',
  'listCareers',
  'showCareer',
  'listPages',
  'showPage',
  'showLandingPage',
  'showReferral',
  'geocode',
  'suggestAddresses',
]);
/** Operations without a token whose responses are personal. */
const PERSONAL: ReadonlySet<OperationId> = new Set<OperationId>([
  'showGroup',
  'showFollowed',
  'listCoupons',
  'streamGroupEvents',
  'streamMarketEvents',
  'verifyCode',
]);

const VARY = 'Authorization, Accept-Encoding';
const NO_STORE = { 'cache-control': 'no-store' } as const;
/** A signed-in caller gets the same body, but shared caches must not store it. */
const PRIVATE = { 'cache-control': 'private, no-cache', vary: VARY } as const;

/** Returns the caching headers: successful public reads may be cached and revalidated, everything else may not. */
export const cacheHeaders = (
  operation: Operation | undefined,
  request: Request,
  { status, tag }: Rendered,
): Readonly<Record<string, string>> => {
  if (!operation || !isPublicRead(operation, request) || status !== 200 || !tag) return NO_STORE;
  if (request.headers.get('authorization') !== null) return PRIVATE;
  return {
    'cache-control': RARELY_CHANGED.has(operation.id) ? 'public, max-age=60' : 'public, no-cache',
    vary: VARY,
    etag: weak(tag()),
  };
};

/** Whether the client already has the response with this entity tag. */
export const notModified = (request: Request, tag: string | undefined): boolean => {
  const known = tag === undefined ? null : request.headers.get('if-none-match');
  if (known === null || tag === undefined) return false;
  return known.trim() === '*' || known.split(',').some((each) => plain(each) === plain(tag));
};

/** Compressed and plain bytes differ, so the tag is weak (RFC 9110, 8.8.1). */
const weak = (tag: string): string => (tag.startsWith('W/') ? tag : `W/${tag}`);

/** Weak comparison (RFC 9110, 8.8.3.2) ignores the prefix. */
const plain = (tag: string): string => tag.trim().replace(/^W\//, '');

const isPublicRead = ({ isSecured, id }: Operation, { method }: Request): boolean =>
  !isSecured && (method === 'GET' || method === 'HEAD') && !PERSONAL.has(id);
