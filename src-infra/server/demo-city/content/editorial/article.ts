import { t } from '../text.ts';
import type { Article } from './types.ts';

/**
 * Texts as people write them, as HTML: a line is a paragraph, one with `#` a heading, with `-` an item, with `1.` a
 * numbered one.
 */
export const article = (en: string, ar: string, de: string, fr: string): Article =>
  t(htmlOf(en), htmlOf(ar), htmlOf(de), htmlOf(fr));

/** One language of an article. */
export const htmlOf = (text: string): string => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines
    .map((line, place) => opening(line, lines[place - 1]) + elementOf(line) + closing(line, lines[place + 1]))
    .join('');
};

const MARKS = [
  ['#', 'h3', undefined],
  ['-', 'li', 'ul'],
  ['1.', 'li', 'ol'],
] as const;

const markOf = (line: string | undefined) => MARKS.find(([mark]) => line?.startsWith(`${mark} `));
const listOf = (line: string | undefined): string | undefined => markOf(line)?.[2];

const opening = (line: string, before: string | undefined): string =>
  listOf(line) && listOf(line) !== listOf(before) ? `<${listOf(line)}>` : '';
const closing = (line: string, after: string | undefined): string =>
  listOf(line) && listOf(line) !== listOf(after) ? `</${listOf(line)}>` : '';

const elementOf = (line: string): string => {
  const [mark = '', element = 'p'] = markOf(line) ?? [];
  return `<${element}>${escaped(line.slice(mark.length).trim())}</${element}>`;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
