import { dateText, localDateOf, localTimeOf, type TimeZones } from '@domain/calendar/index.ts';
import type { Device } from '@domain/identity/index.ts';
import type { Instant } from '@domain/kernel/clock.port.ts';
import type { Translate } from '../../i18n/index.ts';

/** ACCOUNT-5e: the name of a device, as its owner knows it. */
export const deviceName = ({ browser, system }: Device, translate: Translate): string => {
  if (browser !== undefined && system !== undefined) return translate('sessions.on', { browser, system });
  return browser ?? system ?? translate('sessions.unknown');
};

/** A moment with its day, where this device is. */
export const momentText = (
  at: Instant,
  { zones, zone }: { readonly zones: TimeZones; readonly zone: () => string },
): string => `${dateText(localDateOf(at, zone(), zones))}, ${localTimeOf(at, zone(), zones)}`;
