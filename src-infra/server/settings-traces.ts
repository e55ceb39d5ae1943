import * as v from 'valibot';
import { share, text } from './setting-kinds.ts';
import { isWebUrl } from './settings-urls.ts';

/** The settings of OpenTelemetry, under its own names. */
export const TRACES_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.pipe(
    v.optional(
      v.pipe(
        text,
        v.check(
          (value) => isWebUrl(value) && !/[?#@]/.test(value),
          'must be the http(s) address of a collector like http://127.0.0.1:4318, without password, query or fragment.',
        ),
        v.transform((value) => value.replace(/\/+$/, '')),
      ),
    ),
    v.description('OpenTelemetry collector that takes traces; without it none are recorded.'),
  ),
  OTEL_SERVICE_NAME: v.pipe(v.optional(text, 'tiffin'), v.description('Name of this service in traces.')),
  OTEL_TRACES_SAMPLER_ARG: v.pipe(
    v.optional(share, '1'),
    v.description('Share of traces to record, from 0 to 1; a trace is recorded as a whole or not at all.'),
  ),
} as const;
