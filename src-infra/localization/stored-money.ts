import { money, type Money } from '@domain/pricing/index.ts';
import { asRecord } from '../drivers/http/wire.ts';
import { toScale } from './scale-wire.ts';

/** Reads an amount that was stored as JSON; `undefined` for anything else. */
export const readMoney = (json: unknown): Money | undefined => {
  const dto = asRecord(json);
  const minor = dto['minor'];
  const scale = toScale(dto['scale']);
  return typeof minor === 'number' && Number.isSafeInteger(minor) && minor >= 0 && dto['scale'] === scale
    ? money(minor, scale)
    : undefined;
};
