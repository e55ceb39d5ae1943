import { localDateOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { defineToken, provide } from '../../di/index.ts';
import { PLATFORM, type Platform } from '../platform.ts';
import { CLOCK, TIME_ZONES } from '../tokens.ts';
import { bindOnce } from './bind.ts';

/** The day where the device is, `YYYY-MM-DD`. */
export const DEVICE_TODAY = defineToken<() => string>('DeviceToday');

type Deps = { readonly platform: Platform; readonly clock: Clock; readonly zones: TimeZones };

export const bindDeviceToday = bindOnce(DEVICE_TODAY, (options) => {
  provide(
    options,
    DEVICE_TODAY,
    ({ platform, clock, zones }: Deps) =>
      () =>
        localDateOf(clock.now(), platform.deviceZone, zones),
    { platform: PLATFORM, clock: CLOCK, zones: TIME_ZONES },
  );
});
