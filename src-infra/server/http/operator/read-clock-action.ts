import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { ClockAction } from '../../features/simulation/index.ts';
import { readWireTime } from '../../foundation/time/index.ts';
import { fieldRefused, type Refusal } from '../response/index.ts';
import type { ApiCall } from '../handler.ts';

/** Reads an action on the clock; each requires its own field. */
export const readClockAction = ({
  action,
  seconds,
  at,
  speed,
}: ApiCall<'turnClock'>['params']): Result<ClockAction, Refusal> => {
  switch (action) {
    case 'pause':
    case 'resume':
      return ok({ kind: action });
    case 'advance':
      return seconds === undefined
        ? err(fieldRefused('seconds', 'FIELD_REQUIRED'))
        : ok({ kind: action, milliseconds: Math.round(seconds * 1000) });
    case 'speed':
      return speed === undefined ? err(fieldRefused('speed', 'FIELD_REQUIRED')) : ok({ kind: action, speed });
    case 'set': {
      if (at === undefined || at.trim() === '') return err(fieldRefused('at', 'FIELD_REQUIRED'));
      const moment = readMoment(at.trim());
      return moment === undefined ? err(fieldRefused('at', 'FIELD_INVALID')) : ok({ kind: action, at: moment });
    }
  }
};

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

const readMoment = (text: string): number | undefined => {
  const wanted = readWireTime(text);
  if (wanted !== undefined) return wanted;
  const parsed = ISO.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
};
