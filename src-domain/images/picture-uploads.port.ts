import type { Answer } from '../kernel/answer.ts';

/** A picture that somebody picked on their device; a browser's file is one. */
export type PickedPicture = { readonly type: string; arrayBuffer(): Promise<ArrayBuffer> };

/** What a picture is sent for. */
export type PictureUse =
  | 'reviews'
  | 'order_refunds'
  | 'users'
  | 'shops/logo'
  | 'shops/background'
  | 'shop-documents'
  | 'deliveryman'
  | 'chats';

/** Pictures that customers send: with reviews, refund requests, messages and shops to be, and of themselves. */
export interface PictureUploads {
  /** Sends one picture, made smaller where it is large; returns its address, by which later calls name it. */
  upload(picture: PickedPicture, use: PictureUse): Answer<string>;
}
