import type { Page } from '../kernel/page.ts';
import type { AppNotification } from './notification.ts';
import { isInTab } from './notification-list.ts';
import { NOTIFICATIONS_PER_PAGE, type UnreadCounts } from './unread-counts.ts';

/** The range of a tab that is known without a gap. Ids grow with time. */
export type OpenedTab = {
  /** The newest of the last first page; 0 if there was none. */
  readonly to: number;
  /** The oldest in the tab; 0 if none is older. */
  readonly from: number;
  /** Pages that the server has returned. */
  readonly pages: number;
};

/** NOTIFY-1c: Returns the known items to show in a tab: nothing below a gap, however much other tabs know. */
export const shownIn = (
  known: readonly AppNotification[],
  tab: keyof UnreadCounts,
  opened: OpenedTab | undefined,
): readonly AppNotification[] =>
  opened ? known.filter((notification) => notification.id >= opened.from && isInTab(notification, tab)) : [];

/** NOTIFY-1c: Whether older items can be loaded. */
export const hasOlder = (opened: OpenedTab | undefined): boolean => opened !== undefined && opened.from > 0;

/** NOTIFY-1d: Returns the page that continues below the shown items; pushed items have shifted the pages. */
export const pageBelow = ({ pages }: OpenedTab, shown: number): number =>
  Math.max(pages, Math.floor(shown / NOTIFICATIONS_PER_PAGE)) + 1;

/**
 * NOTIFY-1e: Returns the known range of the tab after an answer. A first page that does not reach the previous one
 * restarts the range; any other continues below.
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
