/** A text of an operator as a tree of what may be shown: nothing else can be said in it (API-11d). */
export type RichText = readonly RichNode[];

/** How deep a heading stands: 2 below the page's own. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** Elements that only hold others. */
export type RichElement = 'p' | 'b' | 'strong' | 'i' | 'em' | 'u' | 'ul' | 'ol' | 'li' | 'blockquote';

/** One piece of a rich text. */
export type RichNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  /** Of the web; what it shows is not told. */
  | { readonly kind: 'picture'; readonly address: string }
  /** To the web or to a mailbox. */
  | { readonly kind: 'link'; readonly address: string; readonly children: RichText }
  | { readonly kind: 'heading'; readonly level: HeadingLevel; readonly children: RichText }
  | { readonly kind: 'element'; readonly name: RichElement; readonly children: RichText };
