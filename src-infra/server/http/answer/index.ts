export { listBody } from './list-page.ts';
export { bare, enveloped, kept, listed, listedReady, streamed, type AnyReply, type ReadyItem, type Reply, type Slice } from './reply.ts';
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
export { publicHeaders, notModified } from './public-reading.ts';
export { fitted } from './packing.ts';
export { createReadyAnswers, type ReadyAnswers } from './ready-answers.ts';
export { render, type Rendered } from './render.ts';
export { tagOf } from './tag.ts';
