import type { TextArgs, TextKey } from '../../messages/index.ts';
import type { operations } from '../openapi.generated.ts';
import type { OperationId } from '../contract/index.ts';
import type { Refusal } from './refusal.ts';

/** One page of a list as a handler knows it. */
export type Slice<Item> = {
  readonly items: readonly Item[];
  readonly total: number;
  /** Counts from 1. */
  readonly page: number;
  readonly perPage: number;
};

/** An item as it goes over the wire, in pieces that others may share, with a short text that is another one for every other item. */
export type ReadyItem<Item> = { readonly pieces: readonly string[]; readonly tag: string; readonly of?: Item };
/** Whether an answer may be given again to whoever asks the same: until what it was made of has changed. */
export type Keepable = { readonly isCurrent?: (now: number) => boolean };

export type Enveloped<Data> = Keepable & { readonly kind: 'envelope'; readonly data: Data; readonly message: TextKey; readonly args: TextArgs };
export type Listed<Item> = Keepable & { readonly kind: 'list'; readonly slice: Slice<Item> };
export type ListedReady<Item> = Keepable & { readonly kind: 'ready-list'; readonly slice: Slice<ReadyItem<Item>> };
export type Bare<Body> = Keepable & { readonly kind: 'bare'; readonly body: Body };
export type Streamed = { readonly kind: 'stream'; readonly type: string; readonly body: ReadableStream<Uint8Array> };

/** Contract 1.2. */
export const enveloped = <Data>(data: Data, message: TextKey = 'SUCCESS', args: TextArgs = {}): Enveloped<Data> => ({
  kind: 'envelope', data, message, args,
});
/** Contract 1.3. */
export const listed = <Item>(slice: Slice<Item>): Listed<Item> => ({ kind: 'list', slice });
/** The same of items that were made into texts before. */
export const listedReady = <Item>(slice: Slice<ReadyItem<Item>>): ListedReady<Item> => ({ kind: 'ready-list', slice });
/** The forms of contract 1.3 without envelope. */
export const bare = <Body>(body: Body): Bare<Body> => ({ kind: 'bare', body });
/** The answer for everybody who asks the same, as long as `isCurrent` says so. */
export const kept = <Answer extends Keepable>(answer: Answer, isCurrent: (now: number) => boolean): Answer => ({ ...answer, isCurrent });
export const streamed = (type: string, body: ReadableStream<Uint8Array>): Streamed => ({ kind: 'stream', type, body });

type Success<Id extends OperationId> = operations[Id]['responses'][200] extends { readonly content: infer Content } ? Content : never;
type Form<Body> = Body extends { readonly links: unknown; readonly meta: unknown; readonly data: readonly (infer Item)[] }
  ? Listed<Item> | ListedReady<Item>
  : Body extends { readonly timestamp: string; readonly data: infer Data }
    ? Enveloped<Data>
    : Bare<Body>;

/** What a handler of an operation may give back: its described answer, or why not. */
export type Reply<Id extends OperationId> =
  | (Success<Id> extends { readonly 'application/json': infer Body } ? Form<Body> : Streamed)
  | Refusal;
export type AnyReply = Enveloped<unknown> | Listed<unknown> | ListedReady<unknown> | Bare<unknown> | Streamed | Refusal;
