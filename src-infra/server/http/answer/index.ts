export { listBody } from './list-page.ts';
export { bare, enveloped, listed, streamed, type AnyReply, type Reply, type Slice } from './reply.ts';
export {
  conflict,
  fault,
  fieldRefused,
  notFound,
  notSignedIn,
  refused,
  tooMany,
  wrongRole,
  type FieldTexts,
  type Refusal,
} from './refusal.ts';
export { render, type Rendered } from './render.ts';
