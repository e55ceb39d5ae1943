import type { DevicePosition, PositionFailure } from '@domain/addresses/index.ts';
import { err, ok } from '@domain/kernel/result.ts';

const POSITION_TIMEOUT_MS = 10_000;
const KIND_OF_CODE: Readonly<Record<number, PositionFailure['kind']>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Reads the position from the browser; a browser without geolocation counts as unable to locate. */
export const createGeolocation = (geolocation: Geolocation | undefined): DevicePosition => ({
  locate: (withinMs = 60_000) =>
    new Promise((resolve) => {
      if (!geolocation) return resolve(err({ kind: 'unavailable' }));
      geolocation.getCurrentPosition(
        ({ coords }) => resolve(ok({ latitude: coords.latitude, longitude: coords.longitude })),
        ({ code }) => resolve(err({ kind: KIND_OF_CODE[code] ?? 'unavailable' })),
        { timeout: POSITION_TIMEOUT_MS, maximumAge: withinMs, enableHighAccuracy: true },
      );
    }),
});
