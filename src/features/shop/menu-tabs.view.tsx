import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import { showInStrip } from '../../ui/strip/index.ts';
import styles from './menu-tabs.module.scss';

type MenuTabsProps = {
  readonly tabs: readonly { readonly anchor: string; readonly title: string }[];
  readonly search: string;
  readonly onSearch: (text: string) => void;
};

/** The sections of the menu as sticky tabs; the current one follows the scroll position. */
export function MenuTabs({ tabs, search, onSearch }: MenuTabsProps) {
  const translate = useTranslate();
  const anchors = tabs.map(({ anchor }) => anchor).join(' ');
  const { current, list, hold } = useScrollSpy(anchors);
  return (
    <nav className={styles.tabs} aria-label={translate('shop.sections')}>
      <ul ref={list}>
        {tabs.map(({ anchor, title }, index) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              onClick={(event) => {
                hold(anchor);
                showSection(event);
              }}
              aria-current={(current === undefined ? index === 0 : current === anchor) || undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <label className={styles.search}>
        <Icon path={icons.searchIcon} />
        <input
          type="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          placeholder={translate('shop.search')}
          aria-label={translate('shop.search')}
        />
      </label>
    </nav>
  );
}

/** Does what the link does, without a step in the history: Back leaves the menu, wherever in it the customer is. */
const showSection = (event: MouseEvent<HTMLAnchorElement>): void => {
  const { hash } = event.currentTarget;
  const section = document.getElementById(hash.slice(1));
  if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.replaceState(history.state, '', hash);
  section.focus({ preventScroll: true });
  section.scrollIntoView();
};

const SCROLL_GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** How long a chosen section stays under the tabs; the page sees no gesture when a scrollbar is dragged. */
const SETTLING_MS = 1_500;

/** Header, tabs and 16 px of patience: a section that lands under the tabs counts, the one before it does not. */
const belowTabs = (): string => `-${matchMedia('(width < 600px)').matches ? 72 : 136}px 0px -55% 0px`;

/**
 * Returns the section under the tabs, a ref of the tab list, which scrolls to the current tab, and `hold`, which keeps
 * a chosen section current until the customer scrolls: the last sections of a menu may be too short to reach the tabs.
 */
const useScrollSpy = (anchors: string) => {
  const [current, setCurrent] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const held = useRef<string>(undefined);
  const heldAt = useRef(0);

  useEffect(() => {
    const sections = anchors
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((section) => section !== null);
    const visible = new Set<Element>();
    const linked = sections.find(({ id }) => `#${id}` === window.location.hash)?.id;
    if (linked !== undefined && held.current === undefined) {
      held.current = linked;
      heldAt.current = performance.now();
    }
    // Sections above may still grow after the jump: the rest of a long menu is rendered later.
    const keepInPlace = (section: HTMLElement | undefined): void => {
      const isSettling = performance.now() - heldAt.current < SETTLING_MS;
      if (section && isSettling && !visible.has(section)) section.scrollIntoView({ behavior: 'instant' });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        keepInPlace(sections.find(({ id }) => id === held.current));
        const first = sections.find((section) => visible.has(section));
        // Above the menu no section is in sight: the first tab is current.
        const isAbove = (sections[0]?.getBoundingClientRect().top ?? 0) > 0;
        if (first ?? isAbove) setCurrent(held.current ?? first?.id);
      },
      { rootMargin: belowTabs() },
    );
    for (const section of sections) observer.observe(section);
    const release = (): void => void (held.current = undefined);
    for (const type of SCROLL_GESTURES) window.addEventListener(type, release, { passive: true });
    return () => {
      observer.disconnect();
      for (const type of SCROLL_GESTURES) window.removeEventListener(type, release);
    };
  }, [anchors]);

  useEffect(() => {
    // The first tab is visible anyway, and measuring would delay a new page.
    if (current === undefined) return;
    showInStrip(list.current, list.current?.querySelector('[aria-current]')?.parentElement);
  }, [current]);

  const hold = (anchor: string): void => {
    held.current = anchor;
    heldAt.current = performance.now();
    setCurrent(anchor);
  };
  return { current, list, hold } as const;
};
