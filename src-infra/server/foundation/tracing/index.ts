export { noTracing, type Tracing } from './tracing.port.ts';
export { openTracing } from './open-tracing.ts';
export { tracedLog } from './traced-log.ts';
export type { TracesConfig } from './traces-config.ts';
