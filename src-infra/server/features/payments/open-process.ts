import type { Clock } from '@domain/kernel/clock.port.ts';
import { randomSecret, type Random } from '../../foundation/platform/random.ts';
import type { NewProcess, PaymentProcesses } from './payment-processes.ports.ts';
import type { ProcessRecord } from './process-record.ts';

/** Writes a process that stays open for an hour; nothing is charged yet. */
export type OpenProcess = (process: Omit<NewProcess, 'id' | 'at' | 'expires_at'>) => Promise<ProcessRecord>;

type Deps = {
  readonly processes: Pick<PaymentProcesses, 'insert' | 'find'>;
  readonly clock: Clock;
  readonly random: Random;
};

const PROCESS_LIFE_MS = 3_600_000;

export const createOpenProcess =
  ({ processes, clock, random }: Deps): OpenProcess =>
  async (process) => {
    const [id, now] = [`pp_${randomSecret(random)}`, clock.now()];
    await processes.insert({ ...process, id, at: now, expires_at: now + PROCESS_LIFE_MS });
    const opened = await processes.find(id);
    if (!opened) throw new TypeError(`Process ${id} was written but does not exist`);
    return opened;
  };
