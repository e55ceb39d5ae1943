import { createHttpOwnSessions } from '@infra/identity/http-own-sessions.adapter.ts';
import { defineToken, provide } from '../../di/index.ts';
import { OWN_SESSIONS } from '../../features/security/security.tokens.ts';
import { SecurityView } from '../../features/security/security.view.tsx';
import { SecurityViewModel } from '../../features/security/security.view-model.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { bindOnce, provideFromPlatform } from '../modules/bind.ts';
import { API, CLOCK, TIME_ZONES, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const DEVICE_ZONE = defineToken<() => string>('DeviceZone');

const bindSecurity = bindOnce(OWN_SESSIONS, (options) => {
  provide(options, OWN_SESSIONS, createHttpOwnSessions, { api: API });
  provideFromPlatform(options, DEVICE_ZONE, (platform) => () => platform.deviceZone);
});

export const page = definePage(
  SecurityViewModel,
  SecurityView,
  {
    sessions: OWN_SESSIONS,
    toasts: TOASTS_VIEW_MODEL,
    translate: TRANSLATE,
    clock: CLOCK,
    zones: TIME_ZONES,
    zone: DEVICE_ZONE,
  },
  bindSecurity,
);
