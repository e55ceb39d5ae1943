import { untrustedHtml } from '../market-texts.ts';
import { readRichText } from './read-rich-text.ts';
import type { RichNode, RichText } from './rich-text.ts';

const FLOWING: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'em', 'u']);

/**
 * API-11h: Strips the tags of an operator's HTML: a line for each block or break, `- ` or a number before each item of
 * a list, and the address after the words of a link, unless they contain it.
 */
export const plainLines = (html: string): string =>
  linesOf(readRichText(untrustedHtml(html)))
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

const MARKUP = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i;

/** API-11h: Returns an answer as lines; some servers send it as HTML. */
export const answerLines = (sent: string): string => (MARKUP.test(sent) ? plainLines(sent) : sent);

const linesOf = (nodes: RichText, isNumbered = false): string =>
  nodes.map((node, place) => lineOf(node, isNumbered ? `${place + 1}. ` : '- ')).join('');

const lineOf = (node: RichNode, mark: string): string => {
  switch (node.kind) {
    case 'text':
      return node.text.replace(/\s+/g, ' ');
    case 'break':
      return '\n';
    case 'picture':
      return ' ';
    case 'link': {
      const [words, address] = [linesOf(node.children), node.address.replace(/^mailto:/, '')];
      return words.includes(address) ? words : `${words} (${address})`;
    }
    case 'heading':
      return `\n${linesOf(node.children)}\n`;
    case 'element': {
      const words = linesOf(node.children, node.name === 'ol');
      if (FLOWING.has(node.name)) return words;
      return node.name === 'li' ? `\n${mark}${words.trim()}\n` : `\n${words}\n`;
    }
  }
};
