import { PAGE_LOADER } from '../page-loader.ts';

/** Where the script of live lists is. */
export const LIVE_SCRIPT_PATH = '/desk/live.js';
/** The events of the visitor, for the script. */
export const LIVE_EVENTS_PATH = '/desk/events';

/**
 * Keeps the list marked `data-live` current: reads the page again when the visitor is notified, and takes over what
 * changed. An entry whose form is in use stays as it is. Entries have ids, and a `data-state` that tells their versions
 * apart.
 */
export const LIVE_SCRIPT = `'use strict';
(() => {
  const list = document.querySelector('[data-live]');
  const news = document.querySelector('[data-live-news]');
  if (!list || !news) return;
  const texts = JSON.parse(news.dataset.liveNews);
  const plural = new Intl.PluralRules(document.documentElement.lang);
  const known = new Set([...list.children].map(({ id }) => id));

  const isTouched = (field) =>
    'defaultValue' in field
      ? field.value !== field.defaultValue
      : [...(field.options ?? [])].some((option) => option.selected !== option.defaultSelected && option.index > 0);
  const isInUse = (entry) =>
    entry.querySelector('details[open]') !== null ||
    [...entry.querySelectorAll('input:not([type=hidden]), select, textarea')].some(
      (field) => field === document.activeElement || isTouched(field),
    );
  const likeFocused = (entry) => {
    const held = document.activeElement;
    if (!entry.contains(held)) return undefined;
    return (fresh) =>
      [...fresh.querySelectorAll('button, a, summary')].find((one) => one.textContent === held.textContent) ??
      fresh.querySelector('h2');
  };
  const takeAge = (entry, fresh) => {
    const [old, now] = [entry.querySelector('[data-age]'), fresh.querySelector('[data-age]')];
    if (old && now) old.textContent = now.textContent;
  };
  const replace = (entry, fresh) => {
    const find = likeFocused(entry);
    entry.replaceWith(fresh);
    const next = find && find(fresh);
    if (next && next.matches('h2')) next.tabIndex = -1;
    if (next) next.focus({ preventScroll: true });
  };

  const show = (page) => {
    const wanted = page.querySelector('[data-live]');
    if (!wanted) return location.reload();
    const entries = [...wanted.children].map((entry) => document.adoptNode(entry));
    const ids = new Set(entries.map(({ id }) => id));
    for (const entry of [...list.children]) if (!ids.has(entry.id) && !isInUse(entry)) entry.remove();
    let previous;
    for (const fresh of entries) {
      const entry = [...list.children].find(({ id }) => id === fresh.id);
      let placed = entry ?? fresh;
      if (entry && (entry.dataset.state === fresh.dataset.state || isInUse(entry))) takeAge(entry, fresh);
      else if (entry) {
        replace(entry, fresh);
        placed = fresh;
      }
      const place = previous ? previous.nextSibling : list.firstChild;
      // Moving an entry would take its focus.
      if (placed !== place && !(entry && placed.contains(document.activeElement))) list.insertBefore(placed, place);
      previous = placed;
    }
    const arrived = entries.filter(({ id, dataset }) => dataset.isNew !== undefined && !known.has(id)).length;
    for (const id of ids) known.add(id);
    document.title = page.title;
    if (arrived > 0) news.textContent = (texts[plural.select(arrived)] ?? texts.other).replace(':count', arrived);
  };

${PAGE_LOADER}  const load = createLoader(location.pathname + location.search, show, () => location.reload());
  const loadIfSeen = () => {
    if (document.visibilityState === 'visible') load();
  };

  const events = new EventSource('${LIVE_EVENTS_PATH}');
  events.addEventListener('notification', load);
  events.addEventListener('reset', load);
  document.addEventListener('visibilitychange', loadIfSeen);
  // What nobody is notified of: a customer's answer, another window, the age of orders.
  setInterval(loadIfSeen, 20_000);
})();
`;
