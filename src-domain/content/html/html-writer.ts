/** Writes inline text in blocks and closes every element correctly, whatever the input. */
export interface HtmlWriter {
  /** Escaped text. */
  text(escaped: string): void;
  /** A void element, as its whole tag. */
  single(tag: string): void;
  openInline(name: InlineName, tag?: string): void;
  openBlock(name: BlockName): void;
  /** Closes an element, or a heading of any level; nothing happens if none is open. */
  close(name: string): void;
  /** Starts a new paragraph. */
  breakParagraph(): void;
  end(): string;
}
export type InlineName = 'b' | 'strong' | 'i' | 'em' | 'u' | 'a';
export type BlockName = 'p' | 'h2' | 'h3' | 'h4' | 'blockquote' | 'ul' | 'ol' | 'li';

type Inline = { readonly name: InlineName; readonly tag: string };

const TEXT_BLOCKS: readonly BlockName[] = ['p', 'h2', 'h3', 'h4'];
const HEADING = /^h\d$/;
const LISTS: readonly BlockName[] = ['ul', 'ol'];
const CONTAINERS: readonly BlockName[] = [...LISTS, 'blockquote'];
/** Deeper nesting is flattened: nobody writes it, and browsers choke on it. */
const MOST_CONTAINERS = 8;

export const createHtmlWriter = (): HtmlWriter => {
  const parts: string[] = [];
  const blocks: BlockName[] = [];
  let wanted: readonly Inline[] = [];
  let written: readonly Inline[] = [];
  let isBroken = false;

  const isIn = (names: readonly BlockName[]): boolean => names.some((name) => name === blocks.at(-1));
  /** The index of the innermost open list or quotation. */
  const innermost = (): number => blocks.findLastIndex((name) => CONTAINERS.includes(name));

  const closeInlines = (kept: number): void => {
    parts.push(
      ...written
        .slice(kept)
        .reverse()
        .map(({ name }) => `</${name}>`),
    );
    written = written.slice(0, kept);
  };
  const push = (name: BlockName): void => {
    closeInlines(0);
    isBroken = false;
    blocks.push(name);
    parts.push(`<${name}>`);
  };
  const leaveTo = (depth: number): void => {
    closeInlines(0);
    parts.push(
      ...blocks
        .splice(depth)
        .reverse()
        .map((name) => `</${name}>`),
    );
  };
  /** Text blocks contain no others. */
  const leaveText = (): void => {
    if (isIn(TEXT_BLOCKS)) leaveTo(blocks.length - 1);
  };
  /** Ensures a place for text: lists contain only items. */
  const enterFlow = (): void => {
    if (isIn(LISTS)) push('li');
  };
  const enterText = (): void => {
    enterFlow();
    if (isBroken) push('p');
    const same = wanted.findIndex(({ tag }, place) => written[place]?.tag !== tag);
    closeInlines(same === -1 ? wanted.length : same);
    const missing = wanted.slice(written.length);
    parts.push(...missing.map(({ tag }) => tag));
    written = [...written, ...missing];
  };

  /** Items belong to the innermost list, but not to one outside of a quotation. */
  const openItem = (): void => {
    const around = innermost();
    if (LISTS.some((name) => name === blocks[around])) leaveTo(around + 1);
    else if (!openContainer('ul')) return;
    push('li');
  };
  const openContainer = (name: BlockName): boolean => {
    if (blocks.filter((block) => CONTAINERS.includes(block)).length >= MOST_CONTAINERS) return false;
    leaveText();
    enterFlow();
    push(name);
    return true;
  };

  return {
    text: (escaped) => {
      const isBlank = !/[^ \t\n\r]/.test(escaped);
      if (!(isBlank && (isIn(LISTS) || isBroken))) enterText();
      parts.push(escaped);
    },
    single: (tag) => {
      enterText();
      parts.push(tag);
    },
    openInline: (name, tag = `<${name}>`) => {
      if (name === 'a') wanted = wanted.filter((inline) => inline.name !== 'a');
      if (!wanted.some((inline) => inline.name === name)) wanted = [...wanted, { name, tag }];
    },
    openBlock: (name) => {
      if (name === 'li') return openItem();
      if (CONTAINERS.includes(name)) return void openContainer(name);
      leaveText();
      enterFlow();
      push(name);
    },
    close: (name) => {
      wanted = wanted.filter((inline) => inline.name !== name);
      const place = blocks.findLastIndex((block) => block === name || (HEADING.test(block) && HEADING.test(name)));
      const outside = name === 'li' ? innermost() : -1;
      if (place > outside) leaveTo(place);
    },
    breakParagraph: () => {
      leaveText();
      isBroken = true;
    },
    end: () => {
      leaveTo(0);
      return parts.join('');
    },
  };
};
