/** Where traces go. */
export type TracesConfig = {
  /** Address of an OpenTelemetry collector, without a trailing slash and the path `/v1/traces`. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** The share of traces to record, 0 to 1. */
  readonly ratio: number;
};
