/** Facts about a piece of work: never personal data, tokens, bodies or parameters. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A running piece of work. */
export interface Span {
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Marks the work as failed, by the kind of its failure. */
  fail(kind: string): void;
}
export type Work<Value> = (span: Span) => Promise<Value>;

/** Work that has ended just now. */
export type PastWork = { readonly attributes: Attributes; readonly milliseconds: number; readonly failure?: unknown };

/** OPS-9: which work belonged together, and how long it took. Work below `work` joins the trace of its caller. */
export interface Tracing {
  /** False if the operator names no collector: then nothing is recorded. */
  readonly isOn: boolean;
  /** Runs `work` as a part of its caller's work. What it throws is recorded by its kind, without its message. */
  span<Value>(name: string, attributes: Attributes, work: Work<Value>): Promise<Value>;
  /** Runs `work` in the trace that a `traceparent` header names, or, if that is missing or malformed, in a new one. */
  receive<Value>(traceparent: string | null, name: string, attributes: Attributes, work: Work<Value>): Promise<Value>;
  /** Runs `work` in a new trace, whoever calls. */
  begin<Value>(name: string, attributes: Attributes, work: Work<Value>): Promise<Value>;
  /** Adds work that has ended to its caller's; work without a caller is left out. */
  record(name: string, past: PastWork): void;
  /** The id of the caller's trace. */
  traceId(): string | undefined;
  /** Sends what waits, or gives up after a few seconds. */
  close(): Promise<void>;
}

const noSpan: Span = { rename: () => {}, set: () => {}, fail: () => {} };

/** Runs work and records nothing. */
export const noTracing: Tracing = {
  isOn: false,
  span: (_name, _attributes, work) => work(noSpan),
  receive: (_traceparent, _name, _attributes, work) => work(noSpan),
  begin: (_name, _attributes, work) => work(noSpan),
  record: () => {},
  traceId: () => undefined,
  close: () => Promise.resolve(),
};
