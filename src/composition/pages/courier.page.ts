import { localTimeOf, type TimeZones } from '@domain/calendar/index.ts';
import type { CourierDesk, CourierUpdates } from '@domain/couriers/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { createHttpCourierDesk } from '@infra/couriers/http-courier-desk.adapter.ts';
import { textStoreOf, type TextStore } from '@infra/drivers/browser/stored-value.ts';
import { defineToken, provide } from '../../di/index.ts';
import { ANNOUNCER } from '../../features/announcer/index.ts';
import { CourierView } from '../../features/courier-work/courier.view.tsx';
import { CourierViewModel, type CourierDeps } from '../../features/courier-work/courier.view-model.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { bindCourierChats } from '../modules/courier-chats.module.ts';
import { provideLateNews } from '../modules/late-news.module.ts';
import { bindTiles } from '../modules/map.module.ts';
import { API, DATA_CACHE, DELAY, DEVICE_POSITION, SESSION_STORE, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const DESK = defineToken<CourierDesk>('CourierDesk');
const UPDATES = defineToken<CourierUpdates>('CourierUpdates');
const CONSENT = defineToken<TextStore>('CourierConsent');
const MAKE_UUID = defineToken<() => string>('CourierKeys');
const TIME_TEXT = defineToken<CourierDeps['timeText']>('CourierTimes');
const SCOPE = defineToken<CourierDeps['scope']>('CourierScope');

const bindCourier = bindOnce(DESK, (options) => {
  provide(options, DESK, createHttpCourierDesk, { api: API, context: CONTEXT });
  provideLateNews(options, UPDATES, () => import('../modules/courier-updates.module.ts'));
  provideFromPlatform(options, CONSENT, (platform) => textStoreOf(platform.localStorage, 'courier-position'));
  provideFromPlatform(options, MAKE_UUID, (platform) => platform.makeUuid);
  provide(
    options,
    TIME_TEXT,
    ({ zones }: { readonly zones: TimeZones }): CourierDeps['timeText'] =>
      (at, zone) =>
        localTimeOf(instant(at), zone ?? 'UTC', zones),
    { zones: TIME_ZONES },
  );
  provide(
    options,
    SCOPE,
    ({ context }: { readonly context: AppContext }): CourierDeps['scope'] =>
      () =>
        context.scope(),
    { context: CONTEXT },
  );
  bindTiles(options);
  bindCourierChats(options);
});

export const page = definePage(
  CourierViewModel,
  CourierView,
  {
    cache: DATA_CACHE,
    desk: DESK,
    updates: UPDATES,
    device: DEVICE_POSITION,
    delay: DELAY,
    consent: CONSENT,
    toasts: TOASTS_VIEW_MODEL,
    announcer: ANNOUNCER,
    sessions: SESSION_STORE,
    makeUuid: MAKE_UUID,
    translate: TRANSLATE,
    timeText: TIME_TEXT,
    scope: SCOPE,
  },
  bindCourier,
);
