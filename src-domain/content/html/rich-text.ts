/** A text of an operator as a tree that can express nothing but what may be shown (API-11d). */
export type RichText = readonly RichNode[];

/** The level of a heading: 2 is directly below the page's own. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** Elements that only contain others. */
export type RichElement = 'p' | 'b' | 'strong' | 'i' | 'em' | 'u' | 'ul' | 'ol' | 'li' | 'blockquote';

/** One piece of a rich text. */
export type RichNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  /** On the web; its description is unknown. */
  | { readonly kind: 'picture'; readonly address: string }
  /** A web or mailbox address. */
  | { readonly kind: 'link'; readonly address: string; readonly children: RichText }
  | { readonly kind: 'heading'; readonly level: HeadingLevel; readonly children: RichText }
  | { readonly kind: 'element'; readonly name: RichElement; readonly children: RichText };
