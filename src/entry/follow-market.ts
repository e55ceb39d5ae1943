import type { Container } from 'inversify';
import { reaction } from 'mobx';
import { createFetchEventFeed } from '@infra/drivers/events/fetch-event-feed.ts';
import { marketChanges } from '@infra/drivers/events/market-changes.ts';
import { createSharedEventFeed } from '@infra/drivers/events/shared-event-feed.ts';
import { createVisibleEventFeed } from '@infra/drivers/events/visible-event-feed.ts';
import { PLATFORM } from '../composition/platform.ts';
import { DATA_CACHE, I18N, RECREATE_PAGE } from '../composition/tokens.ts';
import { resolve } from '../di/index.ts';
import { LOCALE_VIEW_MODEL } from '../features/locale/index.ts';
import { REFERENCE_VIEW_MODEL } from '../features/reference/index.ts';

/** Pages on which nobody types: they may be created again at any time. */
const REPLACEABLE = /^\/(?:shop\/[^/]+\/?)?$/;

/** OPS-6: shows what operators change while the page is open; one connection per browser, held by a visible tab. */
export const followMarket = (container: Container): void => {
  const cache = resolve(container, DATA_CACHE);
  const reference = resolve(container, REFERENCE_VIEW_MODEL);
  const recreate = (): void => {
    if (REPLACEABLE.test(location.pathname)) void resolve(container, RECREATE_PAGE)();
  };
  reaction(() => reference.settings.uiType, recreate);
  const textsChange = followTexts(container, recreate);

  feedOf(container).subscribe((change) => {
    if (change === 'reference') return cache.invalidate(['settings']);
    cache.invalidate([]);
    void textsChange();
  });
};

/** Texts stand where they were read: what is on screen is rendered again, but only if one of them differs. */
const followTexts = (container: Container, recreate: () => void): (() => Promise<void>) => {
  const [i18n, locale] = [resolve(container, I18N), resolve(container, LOCALE_VIEW_MODEL)];
  const shown = (): string => JSON.stringify(i18n.getResourceBundle(locale.language, 'translation'));
  return async () => {
    const before = shown();
    await locale.prepare();
    if (shown() !== before) recreate();
  };
};

const feedOf = (container: Container) => {
  const { apiHost, fetch, tabs, visibility } = resolve(container, PLATFORM);
  const connect = (lastEventId: string | undefined, signal: AbortSignal): Promise<Response> =>
    fetch(`${apiHost}/api/v1/rest/events`, {
      signal,
      headers: {
        accept: 'text/event-stream',
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
    });
  const own = createVisibleEventFeed({
    feed: createFetchEventFeed({ connect, onUnauthorized: () => undefined, random: Math.random }),
    visibility,
  });
  return marketChanges(tabs ? createSharedEventFeed({ tabs, name: () => 'market', feed: own }) : own);
};
