import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instant } from '@domain/kernel/clock.port.ts';

/** The tolerance for clock skew, in both directions. */
const TOLERANCE_SECONDS = 300;

const MAX_SIGNATURES = 10;

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over time and text, which prevents tampering and replay. */
export const signText = (secret: string, text: string, now: Instant): string => {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${macOf(secret, seconds, text).toString('hex')}`;
};

/** Returns whether one of the header's signatures is valid and fresh. */
export const isSigned = (secret: string, text: string, header: string, now: Instant): boolean => {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const [time = '', ...more] = parts.flatMap(([name, value]) => (name === 't' && value !== undefined ? [value] : []));
  if (secret === '' || more.length > 0 || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(Math.floor(now / 1000) - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = macOf(secret, Number(time), text);
  const given = parts.flatMap(([name, value]) =>
    name === 'v1' && value !== undefined && /^[0-9a-f]{64}$/.test(value) ? [Buffer.from(value, 'hex')] : [],
  );
  return given
    .slice(0, MAX_SIGNATURES)
    .reduce((isFound, signature) => timingSafeEqual(signature, expected) || isFound, false);
};

const macOf = (secret: string, seconds: number, text: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${text}`).digest();
