import type { Log, LogFields } from '../platform/log.ts';
import type { Tracing } from './tracing.port.ts';

/** Adds the id of the caller's trace to each entry; returns the same log where nothing is traced. */
export const tracedLog = (log: Log, { isOn, traceId }: Pick<Tracing, 'isOn' | 'traceId'>): Log => {
  if (!isOn) return log;
  const traced = (fields: LogFields | undefined): LogFields | undefined => {
    const id = traceId();
    return id === undefined ? fields : { ...fields, traceId: id };
  };
  return {
    debug: (event, fields) => log.debug(event, traced(fields)),
    info: (event, fields) => log.info(event, traced(fields)),
    warn: (event, fields) => log.warn(event, traced(fields)),
    error: (event, fields) => log.error(event, traced(fields)),
  };
};
