import type { TextArgs, TextKey } from '../../foundation/messages/index.ts';
import type { operations } from '../openapi.generated.ts';
import type { OperationId } from '../contract/index.ts';
import type { Refusal } from './refusal.ts';

/** One page of a list. */
export type Slice<Item> = {
  readonly items: readonly Item[];
  readonly total: number;
  /** The first page is 1. */
  readonly page: number;
  readonly perPage: number;
};

/** An item rendered to JSON: fragments that items share, and a tag that differs for every other item. */
export type PrerenderedItem<Item> = { readonly fragments: readonly string[]; readonly tag: string; readonly of?: Item };
/** A reply that may be reused until `isCurrent` returns false; without it, never. */
export type Cacheable = { readonly isCurrent?: (now: number) => boolean };

export type Enveloped<Data> = Cacheable & {
  readonly kind: 'envelope';
  readonly data: Data;
  readonly message: TextKey;
  readonly args: TextArgs;
  readonly cookie?: string;
};
export type Listed<Item> = Cacheable & { readonly kind: 'list'; readonly slice: Slice<Item> };
export type ListedPrerendered<Item> = Cacheable & {
  readonly kind: 'ready-list';
  readonly slice: Slice<PrerenderedItem<Item>>;
};
export type Bare<Body> = Cacheable & { readonly kind: 'bare'; readonly body: Body };
export type Streamed = { readonly kind: 'stream'; readonly type: string; readonly body: ReadableStream<Uint8Array> };

/** Contract 1.2. */
export const enveloped = <Data>(data: Data, message: TextKey = 'SUCCESS', args: TextArgs = {}): Enveloped<Data> => ({
  kind: 'envelope',
  data,
  message,
  args,
});
/** Sets a cookie with the reply. */
export const withCookie = <Data>(reply: Enveloped<Data>, cookie: string): Enveloped<Data> => ({ ...reply, cookie });
/** Contract 1.3. */
export const listed = <Item>(slice: Slice<Item>): Listed<Item> => ({ kind: 'list', slice });
/** A list of items that are rendered to JSON already. */
export const listedPrerendered = <Item>(slice: Slice<PrerenderedItem<Item>>): ListedPrerendered<Item> => ({
  kind: 'ready-list',
  slice,
});
/** The forms of contract 1.3 without envelope. */
export const bare = <Body>(body: Body): Bare<Body> => ({ kind: 'bare', body });
/** Lets the reply be reused for equal requests while `isCurrent` returns true. */
export const cacheable = <Answer extends Cacheable>(answer: Answer, isCurrent: (now: number) => boolean): Answer => ({
  ...answer,
  isCurrent,
});
export const streamed = (type: string, body: ReadableStream<Uint8Array>): Streamed => ({ kind: 'stream', type, body });

type Success<Id extends OperationId> = operations[Id]['responses'][200] extends { readonly content: infer Content }
  ? Content
  : never;
type Form<Body> = Body extends {
  readonly links: unknown;
  readonly meta: unknown;
  readonly data: readonly (infer Item)[];
}
  ? Listed<Item> | ListedPrerendered<Item>
  : Body extends { readonly timestamp: string; readonly data: infer Data }
    ? Enveloped<Data>
    : Bare<Body>;

/** What the handler of an operation returns: its described response, or a refusal. */
export type Reply<Id extends OperationId> =
  | (Success<Id> extends { readonly 'application/json': infer Body } ? Form<Body> : Streamed)
  | Refusal;
export type AnyReply =
  | Enveloped<unknown>
  | Listed<unknown>
  | ListedPrerendered<unknown>
  | Bare<unknown>
  | Streamed
  | Refusal;
