export { listBody } from './list-page.ts';
export {
  bare,
  enveloped,
  cacheable,
  listed,
  listedPrerendered,
  streamed,
  withCookie,
  type AnyReply,
  type PrerenderedItem,
  type Reply,
  type Slice,
} from './reply.ts';
export {
  conflict,
  internalError,
  unavailable,
  fieldRefused,
  notFound,
  notSignedIn,
  refused,
  rateLimited,
  wrongRole,
  type FieldTexts,
  type Refusal,
} from './refusal.ts';
export { cacheHeaders, notModified } from './cache-headers.ts';
export { encodeBody, gzipText, type GzippedText } from './encode-body.ts';
export { createResponseCache, type ResponseCache } from './response-cache.ts';
export { render, type Rendered } from './render.ts';
export { entityTag } from './entity-tag.ts';
