import type { HeadingLevel, RichNode, RichText } from './rich-text.ts';

const DEEPEST = 6;

/**
 * API-11f: the text with its headings below `top`, none skipping a level, in the order of depth in which they were
 * written.
 */
export const outlined = (text: RichText, top: 2 | 3): RichText => {
  const around: HeadingLevel[] = [];
  const placed = (node: RichNode): RichNode => {
    if (node.kind === 'heading') {
      while ((around.at(-1) ?? 0) >= node.level) around.pop();
      around.push(node.level);
      return { ...node, level: Math.min(top + around.length - 1, DEEPEST) as HeadingLevel };
    }
    return 'children' in node ? { ...node, children: node.children.map(placed) } : node;
  };
  return text.map(placed);
};
