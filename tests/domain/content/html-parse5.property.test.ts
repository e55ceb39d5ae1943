import * as fc from 'fast-check';
import { defaultTreeAdapter, html as names, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { readRichText, type RichNode, type RichText, type UntrustedHtml } from '@domain/content/index.ts';
import { runs } from '../runs.ts';
import { blocksArb, isLink, isWeb, LEVELS, MARKS, soupArb } from './browser-html.arb.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The same rules over the tree of a browser. */
const allowed = (nodes: readonly Node[]): RichText => merged(nodes.flatMap(allowedOf));

const DROPPED = new Set(
  'script style template svg math iframe object noscript noembed textarea title select video canvas xmp listing'.split(
    ' ',
  ),
);

const allowedOf = (node: Node): RichText => {
  if (node.nodeName === '#text') return [{ kind: 'text', text: (node as DefaultTreeAdapterTypes.TextNode).value }];
  if (!('tagName' in node) || DROPPED.has(node.tagName)) return [];
  const value = (name: string): string => node.attrs.find((attribute) => attribute.name === name)?.value.trim() ?? '';
  const level = LEVELS.get(node.tagName);
  if (node.tagName === 'br') return [{ kind: 'break' }];
  if (node.tagName === 'img') return isWeb(value('src')) ? [{ kind: 'picture', address: value('src') }] : [];
  const children = allowed(node.childNodes);
  if (level !== undefined) return [{ kind: 'heading', level, children }];
  if (['p', 'ul', 'ol', 'li', 'blockquote'].includes(node.tagName))
    return [{ kind: 'element', name: node.tagName as 'p', children }];
  if (children.length === 0) return [];
  if (node.tagName === 'a' && isLink(value('href'))) return [{ kind: 'link', address: value('href'), children }];
  return MARKS.some((name) => name === node.tagName)
    ? [{ kind: 'element', name: node.tagName as 'b', children }]
    : children;
};

/** Texts side by side are one. */
const merged = (nodes: RichText): RichText =>
  nodes.reduce<RichNode[]>((all, node) => {
    const last = all.at(-1);
    if (node.kind === 'text' && last?.kind === 'text') all.splice(-1, 1, { kind: 'text', text: last.text + node.text });
    else all.push(node);
    return all;
  }, []);

type Word = { readonly word: string; readonly around: string };

/** Each word with the marks, the link and the heading around it. */
const wordsOf = (nodes: RichText, around: readonly string[] = []): readonly Word[] =>
  nodes.flatMap((node): readonly Word[] => {
    if (node.kind === 'text')
      return node.text
        .split(/[ \t\n\f\r]+/)
        .filter(Boolean)
        .map((word) => ({ word, around: around.toSorted().join(' ') }));
    if (node.kind === 'break') return [{ word: '<br>', around: '' }];
    if (node.kind === 'picture') return [{ word: node.address, around: '' }];
    const name = node.kind === 'element' ? node.name : node.kind === 'link' ? node.address : `h${node.level}`;
    return wordsOf(node.children, name === 'p' ? around : [...around, name]);
  });

const read = (html: string): RichText => readRichText(html as UntrustedHtml);
/** Inside of a page: alone, a fragment is a template's, which ignores some end tags. */
const around = defaultTreeAdapter.createElement('div', names.NS.HTML, []);
const browserReads = (html: string): RichText => allowed(parseFragment(around, html, {}).childNodes);

describe('API-11a API-11b HTML of operators beside the tree of a browser', () => {
  it('gives the same tree for well-formed HTML with any attributes, references and comments', () => {
    fc.assert(
      fc.property(blocksArb.inner, (html) => {
        expect(read(html)).toEqual(browserReads(html));
      }),
      runs(300, 15_000),
    );
  });

  it('keeps the words under the same marks, links and headings if tags are missing or cross', () => {
    fc.assert(
      fc.property(soupArb, (html) => {
        expect(wordsOf(read(html))).toEqual(wordsOf(browserReads(html)));
      }),
      runs(300, 15_000),
    );
  });
});
