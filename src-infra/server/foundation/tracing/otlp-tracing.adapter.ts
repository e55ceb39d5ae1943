import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '../platform/log.ts';
import { failureKind } from './failure-kind.ts';
import { reportingExporter } from './reporting-exporter.ts';
import type { TracesConfig } from './traces-config.ts';
import type { Tracing, Work } from './tracing.port.ts';

type Options = TracesConfig & { readonly log: Pick<Log, 'warn' | 'info'> };

/** Some megabytes at most wait for the collector; what exceeds them is dropped. */
const QUEUE = { maxQueueSize: 4096, maxExportBatchSize: 512, scheduledDelayMillis: 1000 } as const;
/** The whole queue goes out at once when the server stops. */
const CONCURRENT = 16;
const EXPORT_MS = 5000;
const CLOSE_MS = 3000;
const LONGEST_VALUE = 4000;

/**
 * Sends spans to an OpenTelemetry collector (OTLP over HTTP). It registers nothing globally. Loaded only where the
 * operator names a collector.
 */
export const createOtlpTracing = ({ endpoint, serviceName, ratio, log }: Options): Tracing => {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: EXPORT_MS,
    concurrencyLimit: CONCURRENT,
  });
  const share = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    // Anybody can send a header that asks for a trace, so the ratio applies to those as well.
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [
      new BatchSpanProcessor({
        ...QUEUE,
        exporter: reportingExporter(exporter, log),
        exportTimeoutMillis: 2 * EXPORT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('tiffin');
  const current = new AsyncLocalStorage<Span>();

  const callers = (): Context => {
    const caller = current.getStore();
    return caller ? trace.setSpan(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
  };

  const fail = (span: Span, kind: string): void => {
    span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
  };

  const run = async <Value>(span: Span, work: Work<Value>): Promise<Value> => {
    try {
      return await current.run(span, () =>
        work({
          rename: (name) => void span.updateName(name),
          set: (attributes) => void span.setAttributes(attributes),
          fail: (kind) => fail(span, kind),
        }),
      );
    } catch (failure) {
      fail(span, failureKind(failure));
      throw failure;
    } finally {
      span.end();
    }
  };

  return {
    isOn: true,
    span: (name, attributes, work) => run(tracer.startSpan(name, { attributes }, callers()), work),
    receive: (traceparent, name, attributes, work) => {
      const parent = traceparent === null ? null : parseTraceParent(traceparent);
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
      return run(tracer.startSpan(name, { attributes, kind: SpanKind.SERVER }, context), work);
    },
    begin: (name, attributes, work) => run(tracer.startSpan(name, { attributes }, ROOT_CONTEXT), work),
    record: (name, { attributes, milliseconds, failure }) => {
      if (!current.getStore()) return;
      const startTime = Date.now() - milliseconds;
      const span = tracer.startSpan(name, { attributes, startTime, kind: SpanKind.CLIENT }, callers());
      if (failure !== undefined) fail(span, failureKind(failure));
      span.end();
    },
    traceId: () => current.getStore()?.spanContext().traceId,
    close: async () => {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CLOSE_MS);
      });
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, patience]);
      clearTimeout(timer);
    },
  };
};
