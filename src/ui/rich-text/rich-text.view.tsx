import { createElement, useMemo, type ReactNode } from 'react';
import {
  outlined,
  readRichText,
  type RichNode,
  type RichText as Text,
  type UntrustedHtml,
} from '@domain/content/index.ts';
import { useImageFailure } from '../picture/index.ts';
import styles from './rich-text.module.scss';

type RichTextProps = {
  readonly html: UntrustedHtml;
  /** Level of its highest headings: one below the heading they belong to. */
  readonly top: 2 | 3;
  /** The language of the text, where it is known. */
  readonly language?: string | undefined;
};

/**
 * The one place where HTML of a server becomes elements (API-11): it is parsed into a tree of allowed nodes, and no
 * HTML is ever inserted into the page.
 */
export function RichText({ html, top, language }: RichTextProps) {
  const text = useMemo(() => outlined(readRichText(html), top), [html, top]);
  return (
    <div className={styles.text} lang={language} dir="auto">
      {elementsOf(text)}
    </div>
  );
}

/** Texts never change in place, so their index is a stable key. */
const elementsOf = (text: Text): ReactNode => text.map((node, place) => <Piece key={place} node={node} />);

function Piece({ node }: { readonly node: RichNode }) {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'picture':
      return <Illustration address={node.address} />;
    case 'link':
      return (
        <a href={node.address} rel="noopener noreferrer">
          {elementsOf(node.children)}
        </a>
      );
    case 'heading':
      return createElement(`h${node.level}`, {}, elementsOf(node.children));
    case 'element':
      return createElement(node.name, {}, elementsOf(node.children));
  }
}

/** IMAGE-1: a picture that fails to load leaves no gap. */
function Illustration({ address }: { readonly address: string }) {
  const { hasFailed, events } = useImageFailure(address);
  return hasFailed ? null : <img src={address} alt="" loading="lazy" decoding="async" {...events} />;
}
