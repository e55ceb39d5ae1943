import type { Clock } from '@domain/kernel/clock.port.ts';
import type { AuditLog } from '../operator/index.ts';

/** Who changes which shop. */
export type Actor = { readonly userId: number; readonly shopId: number };
type Fields = Readonly<Record<string, unknown>>;
/** Records a change of a shop: what differs, before and after. Nothing if nothing differs. */
export type RecordChange = (
  actor: Actor,
  action: string,
  subject: string,
  before: Fields | undefined,
  after: Fields,
) => Promise<void>;

const LONGEST = 1_000;

export const createRecordChange =
  (audit: Pick<AuditLog, 'record'>, clock: Clock): RecordChange =>
  async ({ userId, shopId }, action, subject, before, after) => {
    const names = Object.keys(after).filter((name) => !before || !isSame(before[name], after[name]));
    if (names.length === 0) return;
    const told = (fields: Fields): string =>
      JSON.stringify({
        shop_id: shopId,
        ...Object.fromEntries(names.map((name) => [name, fields[name] ?? null])),
      }).slice(0, LONGEST);
    await audit.record({
      userId,
      action,
      subject,
      before: before ? told(before) : null,
      after: told(after),
      at: clock.now(),
    });
  };

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
