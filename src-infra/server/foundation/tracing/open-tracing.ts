import type { Log } from '../platform/log.ts';
import type { TracesConfig } from './traces-config.ts';
import { noTracing, type Tracing } from './tracing.port.ts';

/** Returns tracing to the configured collector; without one nothing of OpenTelemetry is loaded. */
export const openTracing = async (
  config: TracesConfig | undefined,
  log: Pick<Log, 'warn' | 'info'>,
): Promise<Tracing> => {
  if (!config) return noTracing;
  const { createOtlpTracing } = await import('./otlp-tracing.adapter.ts');
  return createOtlpTracing({ ...config, log });
};
