import type { DevicePosition, PositionFailure } from '@domain/addresses/index.ts';
import { err, ok } from '@domain/kernel/result.ts';

const PATIENCE_MS = 10_000;
const KIND_OF_CODE: Readonly<Record<number, PositionFailure['kind']>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** The browser's own position; without one the device counts as unable to tell. */
export const createGeolocation = (geolocation: Geolocation | undefined): DevicePosition => ({
  locate: () =>
    new Promise((resolve) => {
      if (!geolocation) return resolve(err({ kind: 'unavailable' }));
      geolocation.getCurrentPosition(
        ({ coords }) => resolve(ok({ latitude: coords.latitude, longitude: coords.longitude })),
        ({ code }) => resolve(err({ kind: KIND_OF_CODE[code] ?? 'unavailable' })),
        { timeout: PATIENCE_MS, maximumAge: 60_000, enableHighAccuracy: true },
      );
    }),
});
