import type { Page } from '../kernel/page.ts';
import type { AppNotification } from './notification.ts';
import { isInTab } from './notification-list.ts';
import { NOTIFICATIONS_PER_PAGE, type UnreadCounts } from './unread-counts.ts';

/** What of a tab is known without a gap. Numbers grow with time. */
export type OpenedTab = {
  /** The newest of the last first page; 0 where there was none. */
  readonly to: number;
  /** The oldest that stands in the tab; 0 where none is older. */
  readonly from: number;
  /** Pages the server has answered. */
  readonly pages: number;
};

/** NOTIFY-1c: what of all that is known stands in a tab: nothing below a gap, however much of it other tabs know. */
export const shownIn = (
  known: readonly AppNotification[],
  tab: keyof UnreadCounts,
  opened: OpenedTab | undefined,
): readonly AppNotification[] =>
  opened ? known.filter((notification) => notification.id >= opened.from && isInTab(notification, tab)) : [];

/** NOTIFY-1c: whether older ones may be viewed. */
export const hasOlder = (opened: OpenedTab | undefined): boolean => opened !== undefined && opened.from > 0;

/** NOTIFY-1d: the page that goes on below what is shown; what was pushed has moved the pages down. */
export const pageBelow = ({ pages }: OpenedTab, shown: number): number =>
  Math.max(pages, Math.floor(shown / NOTIFICATIONS_PER_PAGE)) + 1;

/**
 * NOTIFY-1e: how far the tab is opened after an answer. A first page that does not reach down to the last one begins
 * the tab anew; any other goes on below.
 */
export const openedAfter = (
  opened: OpenedTab | undefined,
  { items, page, lastPage }: Page<Pick<AppNotification, 'id'>>,
): OpenedTab => {
  const ids = items.map(({ id }) => id);
  const lowest = page >= lastPage ? 0 : Math.min(...ids);
  const to = page === 1 || !opened ? Math.max(0, ...ids) : opened.to;
  const isApart = page === 1 && opened !== undefined && lowest > opened.to;
  return opened && !isApart
    ? { to, from: Math.min(opened.from, lowest), pages: Math.max(opened.pages, page) }
    : { to, from: lowest, pages: page };
};
