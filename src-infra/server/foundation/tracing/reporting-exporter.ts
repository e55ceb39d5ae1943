import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../platform/log.ts';
import { failureKind } from './failure-kind.ts';

/** Logs when a collector stops taking spans and when it takes them again, not every batch in between. */
export const reportingExporter = (exporter: SpanExporter, log: Pick<Log, 'warn' | 'info'>): SpanExporter => {
  let isLost = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS;
        if (fails && !isLost) log.warn('traces.lost', { reason: failureKind(result.error) });
        if (!fails && isLost) log.info('traces.delivered');
        isLost = fails;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
};
