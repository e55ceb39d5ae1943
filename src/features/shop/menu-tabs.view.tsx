import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as icons from '../../ui/icon/icons.data.ts';
import styles from './menu-tabs.module.scss';

type MenuTabsProps = {
  readonly tabs: readonly { readonly anchor: string; readonly title: string }[];
  readonly search: string;
  readonly onSearch: (text: string) => void;
};

/** The menu's headings, in reach wherever the page is scrolled to; the current one follows the scroll. */
export function MenuTabs({ tabs, search, onSearch }: MenuTabsProps) {
  const translate = useTranslate();
  const anchors = tabs.map(({ anchor }) => anchor).join(' ');
  const [current, list] = useScrollSpy(anchors);
  return (
    <nav className={styles.tabs} aria-label={translate('shop.sections')}>
      <ul ref={list}>
        {tabs.map(({ anchor, title }, index) => (
          <li key={anchor}>
            <a href={`#${anchor}`} aria-current={(current === undefined ? index === 0 : current === anchor) || undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <label className={styles.search}>
        <Icon path={icons.searchIcon} />
        <input type="search" value={search} onChange={(event) => onSearch(event.target.value)} placeholder={translate('shop.search')} aria-label={translate('shop.search')} />
      </label>
    </nav>
  );
}

/** Which section is under the tabs, and the tab list, kept scrolled to the current tab. */
const useScrollSpy = (anchors: string) => {
  const [current, setCurrent] = useState<string>();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const sections = anchors.split(' ').map((id) => document.getElementById(id)).filter((section) => section !== null);
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      const first = sections.find((section) => visible.has(section));
      if (first) setCurrent(first.id);
    }, { rootMargin: '-20% 0px -55% 0px' });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [anchors]);

  useEffect(() => {
    // The first tab is in sight anyhow, and a page just made is not to be measured.
    if (current === undefined) return;
    const row = list.current;
    const tab = row?.querySelector('[aria-current]')?.parentElement;
    if (!row || !tab) return;
    const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (box.left < frame.left || box.right > frame.right) row.scrollBy({ left: box.left + box.width / 2 - (frame.left + frame.width / 2) });
  }, [current]);

  return [current, list] as const;
};
