export type { Answer } from './answer.ts';
export type { Brand } from './brand.ts';
export { canonicalJson, type CanonicalValue } from './canonical-json.ts';
export { DAY_MS, instant, type Clock, type Instant } from './clock.port.ts';
export { foldedWords, foldLetters, foldText } from './fold-text.ts';
export { EARTH_RADIUS_KM, radians } from './globe.ts';
export { ENGLISH_SIGNS, groupDigits, type NumberSigns } from './group-digits.ts';
// Everything exported here is public.
export * from './ids.ts';
export { latinDigits } from './latin-digits.ts';
export { createLiveValue, type LiveValue } from './live-value.ts';
export { hasMore, type Page } from './page.ts';
export { isNotFound, isOutcomeUnknown, type RemoteFailure, type RemoteRefusal } from './remote-failure.ts';
export { err, ok, type Err, type Ok, type Result } from './result.ts';
export { sha256Hex } from './sha256.ts';
export type { Stream, StreamObserver, Subscription } from './stream.ts';
export { typedWhole } from './typed-whole.ts';
export { utf8Bytes } from './utf8.ts';
export { isUuid, isUuidV4 } from './uuid.ts';
