import type { HeadingLevel, RichNode, RichText } from './rich-text.ts';

const DEEPEST = 6;

/** API-11f: Returns the text with its headings below `top`, skipping no level and keeping the hierarchy. */
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
