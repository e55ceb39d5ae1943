import { err, ok, type Result } from '@domain/kernel/result.ts';
import type { FaultRules, Faults, MarketClock, SteerCourier, SteerRefusal } from '../../features/simulation/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { enveloped, fieldRefused, notFound, refused, type Refusal } from '../response/index.ts';
import type { ApiCall, Handlers } from '../handler.ts';
import { readClockAction } from './read-clock-action.ts';

type Ids = 'showSimulation' | 'turnClock' | 'steerCourier' | 'setFaults' | 'clearFaults';
/** The controls of the simulation. */
export type SimulationControl = {
  readonly market: MarketClock;
  readonly faults: Faults;
  readonly steerCourier: SteerCourier;
};
type Deps = { /** Only in demo mode. */ readonly simulation: SimulationControl | undefined };

/** Contract 8.12: the simulation, in demo mode only. */
export const simulationRoutes = ({ simulation }: Deps): Handlers<Ids> => ({
  showSimulation: async () => (simulation ? enveloped(toSimulation(simulation)) : notFound),

  turnClock: async ({ params }) => {
    if (!simulation) return notFound;
    const action = readClockAction(params);
    if (!action.ok) return action.error;
    const outcome = await simulation.market.change(action.value);
    return outcome.ok
      ? enveloped(toSimulation(simulation))
      : fieldRefused(
          action.value.kind === 'set' ? 'at' : 'seconds',
          outcome.error === 'too-far' ? 'CLOCK_TOO_FAR' : 'CLOCK_ONLY_FORWARD',
        );
  },

  steerCourier: async ({ params }) => {
    if (!simulation) return notFound;
    const { order_id: orderId, parcel_id: parcelId, latitude, longitude, auto = false, speed_kmh: speedKmh } = params;
    const [id, kind] = orderId === undefined ? [parcelId, 'parcel' as const] : [orderId, 'order' as const];
    if (id === undefined || (orderId !== undefined && parcelId !== undefined))
      return fieldRefused('order_id', 'FIELD_REQUIRED');
    if (!auto && latitude === undefined) return fieldRefused('latitude', 'FIELD_REQUIRED');
    if (!auto && longitude === undefined) return fieldRefused('longitude', 'FIELD_REQUIRED');
    const place = auto || latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    const outcome = await simulation.steerCourier({ subject: { kind, id }, place, speedKmh });
    if (!outcome.ok) return STEER_REFUSALS[outcome.error];
    const {
      place: { latitude: north, longitude: east },
      at,
      eta,
    } = outcome.value;
    return enveloped({ courier: { latitude: north, longitude: east, at: wireTime(at) }, eta: wireTime(eta) });
  },

  setFaults: async ({ params }) => {
    if (!simulation) return notFound;
    const rules = readRules(params);
    if (!rules.ok) return rules.error;
    await simulation.faults.set(rules.value);
    return enveloped(toFaults(simulation.faults.rules));
  },

  clearFaults: async () => {
    if (!simulation) return notFound;
    await simulation.faults.set(undefined);
    return enveloped(toFaults(simulation.faults.rules));
  },
});

const readRules = (sent: ApiCall<'setFaults'>['params']): Result<FaultRules, Refusal> => {
  const [least = 0, most = 0] = sent.latency_ms ?? [];
  if (least > most) return err(fieldRefused('latency_ms', 'FIELD_INVALID'));
  return ok({
    latencyMs: [least, most],
    errorRate: sent.error_rate ?? 0,
    errorStatus: sent.error_status ?? 500,
    dropRate: sent.drop_rate ?? 0,
    paths: sent.paths ?? [],
    seed: sent.seed ?? 1,
  });
};

const toSimulation = ({ market: { clock }, faults: { rules } }: SimulationControl) => ({
  now: wireTime(clock.now()),
  running: clock.state.isRunning,
  speed: clock.state.speed,
  seed: rules?.seed ?? null,
  faults: toFaults(rules),
});

const toFaults = (rules: FaultRules | undefined) =>
  rules
    ? {
        latency_ms: [...rules.latencyMs],
        error_rate: rules.errorRate,
        error_status: rules.errorStatus,
        drop_rate: rules.dropRate,
        paths: [...rules.paths],
        seed: rules.seed,
      }
    : null;

const STEER_REFUSALS: Readonly<Record<SteerRefusal, Refusal>> = {
  'not-found': notFound,
  'not-on-the-way': refused('ERROR_400', { text: 'NOT_ON_THE_WAY' }),
  'no-courier': refused('ERROR_211'),
};
