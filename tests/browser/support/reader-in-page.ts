import type * as Library from '@guidepup/virtual-screen-reader';

/** Reads everything on the way, heading after heading, or, as with a list of everything on the page, nothing. */
export type Move = 'read' | 'headings' | 'jump';

/** The reader of one page, as the journey calls it from outside. */
export type PageReader = {
  /** Moves the cursor to an element, or to the beginning of what can be reached. */
  readonly moveTo: (target: Node | null, move: Move) => Promise<void>;
  /** Reads from the cursor to the end of what can be reached. */
  readonly readOn: () => Promise<void>;
  /** Presses what the cursor is at. */
  readonly press: () => void;
  /** What was spoken since the last time. */
  readonly take: () => Promise<readonly string[]>;
};

declare global {
  var pageReader: PageReader | undefined;
}

/**
 * Runs within the page; `library` is the address of the virtual screen reader there. A modal dialog makes the rest of
 * the page inert, which the library does not know: while one is open, it reads and hears nothing else.
 */
export const startReader = async (library: string): Promise<void> => {
  const { Virtual: Reader }: typeof Library = await import(library);
  const MOST_STEPS = 3_000;
  // Browsers that run scripts show no such element; the library would read its text.
  for (const hint of document.querySelectorAll('noscript')) hint.remove();
  const reached = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const isMessage = (phrase: string): boolean => /^(?:polite|assertive): /.test(phrase);
  const spoken: string[] = [];
  let container = reached();
  let reader: Library.Virtual = new Reader();

  /** Keeps what the reader said; of what it only passed, the messages. */
  const keep = async (isPassed: boolean = false): Promise<string | undefined> => {
    const phrases = [...(await reader.spokenPhraseLog())];
    await reader.clearSpokenPhraseLog();
    spoken.push(...phrases.filter((phrase) => !isPassed || isMessage(phrase)));
    return phrases.findLast((phrase) => !isMessage(phrase));
  };

  /** The library says each text node; what React put side by side is one text. */
  const joinTexts = (): void => {
    const { activeNode } = reader;
    const before = activeNode?.previousSibling;
    if (!(activeNode instanceof Text) || !(before instanceof Text) || !/\S/.test(before.data)) return;
    if (spoken.length < 2) return;
    const [first = '', second = ''] = spoken.splice(-2);
    const space = /\s$/.test(before.data) || /^\s/.test(activeNode.data) ? ' ' : '';
    spoken.push(`${first}${space}${second}`);
  };

  const isStart = (phrase: string): boolean => reader.activeNode === container && !/^end\b/.test(phrase);

  const step = async (move: Move): Promise<string> => {
    const from = reader.activeNode;
    await (move === 'headings' ? reader.perform('moveToNextHeading') : reader.next());
    const phrase = (await keep(move === 'jump')) ?? '';
    // The library loses its place when the name or the value there changes, and begins again.
    if (move === 'read' && isStart(phrase) && from !== container && from?.isConnected === true) {
      spoken.pop();
      while (reader.activeNode !== from) {
        await reader.next();
        await keep(true);
      }
      return step(move);
    }
    if (move === 'read') joinTexts();
    return phrase;
  };

  const moveTo: PageReader['moveTo'] = async (target, move) => {
    await keep();
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const phrase = await step(move);
      const isThere = target ? reader.activeNode === target : isStart(phrase);
      if (!isThere) continue;
      if (move === 'jump') spoken.push(phrase);
      return;
    }
    throw new Error(`Not reached: ${target?.textContent}`);
  };

  const begin = async (): Promise<void> => {
    await reader.start({ container });
    const { activeElement: focused } = document;
    if (!focused || focused === document.body || !container.contains(focused)) return;
    await keep(container === document.body);
    await moveTo(focused, 'jump');
  };

  const watch = async (changes: readonly MutationRecord[]): Promise<void> => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      // The library hears what changes within an alert, not an alert that appears.
      if (!(node instanceof Element) || !container.contains(node)) continue;
      const alerts = [node, ...node.querySelectorAll('[role=alert]')].filter((one) => one.matches('[role=alert]'));
      for (const alert of alerts) spoken.push(`assertive: ${alert.textContent}`);
    }
    if (reached() === container) return;
    container = reached();
    const left = reader;
    reader = new Reader();
    const began = begin();
    spoken.push(...(await left.spokenPhraseLog()));
    await left.stop();
    await began;
  };
  new MutationObserver((changes) => void watch(changes)).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['open'],
  });

  globalThis.pageReader = {
    moveTo,
    readOn: async () => {
      await keep();
      for (let steps = 0; steps < MOST_STEPS; steps += 1) {
        await step('read');
        if (reader.activeNode === container) return;
      }
    },
    press: () => {
      const node = reader.activeNode;
      const target = node instanceof HTMLElement ? node : node?.parentElement;
      target?.focus();
      target?.click();
    },
    take: async () => {
      await keep();
      return spoken.splice(0);
    },
  };
  await begin();
};
