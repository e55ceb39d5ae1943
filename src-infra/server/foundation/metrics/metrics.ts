import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The server's metrics for its operator. Contains no person, shop or order. */
export interface Metrics {
  /** One answered call of the API. */
  countCall(operation: string, status: number, seconds: number): void;
  countJob(job: string, outcome: 'done' | 'failed', seconds: number): void;
  /** One measurement of a visit: milliseconds of LCP or INP, or a plain number of CLS. */
  observeVital(vital: 'LCP' | 'INP' | 'CLS', device: string, value: number): void;
  /** The number of open event streams, counted when the metrics are requested. */
  watchStreams(count: () => number): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
}

/** With the published thresholds. */
const LCP_SECONDS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const INP_SECONDS = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2];
const CLS_SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** `ofProcess` adds memory, processor time and event loop delay: once a process. */
export const createMetrics = ({ ofProcess }: { readonly ofProcess: boolean }): Metrics => {
  const register = new Registry();
  const registers = [register];
  const calls = new Counter({
    name: 'tiffin_calls_total',
    help: 'Answered calls of the API',
    labelNames: ['operation', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'tiffin_call_seconds',
    help: 'Time until an answer of the API began',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'tiffin_job_seconds',
    help: 'Rounds of the work that comes round by itself',
    labelNames: ['job', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const vitalOf = (name: string, help: string, buckets: number[]): Histogram<'device'> =>
    new Histogram({ name, help, labelNames: ['device'], buckets, registers });
  const vitals = {
    LCP: vitalOf('tiffin_visit_lcp_seconds', 'Largest contentful paint of visits', LCP_SECONDS),
    INP: vitalOf('tiffin_visit_inp_seconds', 'Interaction to next paint of visits', INP_SECONDS),
    CLS: vitalOf('tiffin_visit_cls', 'Cumulative layout shift of visits', CLS_SHIFTS),
  };
  if (ofProcess) collectDefaultMetrics({ register });
  return {
    countCall: (operation, status, seconds) => {
      calls.inc({ operation, status });
      durations.observe({ operation }, seconds);
    },
    countJob: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    observeVital: (vital, device, value) => vitals[vital].observe({ device }, vital === 'CLS' ? value : value / 1000),
    watchStreams: (count) => {
      const streams: Gauge = new Gauge({
        name: 'tiffin_streams',
        help: 'Open event streams',
        registers,
        collect: (): void => streams.set(count()),
      });
    },
    text: () => register.metrics(),
  };
};
