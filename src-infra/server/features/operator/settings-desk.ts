import { checkOperatorSetting, isOperatorSetting, type SettingInput } from '@domain/settings/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { NEW_MARKETPLACE } from '../../foundation/base-data/index.ts';
import type { Transactions } from '../../foundation/transactions/index.ts';
import type { AuditLog } from './audit.ports.ts';
import type { StoredSettings } from './settings.ports.ts';

export type SettingValue = { readonly key: string; readonly value: string };
/** `wanted` is what the setting takes. */
export type SettingRefusal =
  | { readonly kind: 'unknown'; readonly key: string }
  | { readonly kind: 'invalid'; readonly key: string; readonly wanted: SettingInput };

/** OPS-6: the settings of the marketplace, changed by operators. */
export interface SettingsDesk {
  /**
   * Returns every setting that operators may change, as it is stored; one that a marketplace of an earlier release has
   * not stored yet as a new marketplace has it.
   */
  list(): Promise<readonly SettingValue[]>;
  /** Changes all or none of these; each change has its entry in the audit log. */
  change(
    operatorId: number,
    values: Readonly<Record<string, string>>,
  ): Promise<Result<void, readonly SettingRefusal[]>>;
}

type Deps = {
  readonly stored: StoredSettings;
  readonly audit: Pick<AuditLog, 'record'>;
  readonly transactions: Transactions;
  /** The real time. */
  readonly clock: Clock;
};

export const createSettingsDesk = ({ stored, audit, transactions, clock }: Deps): SettingsDesk => {
  const write = async (operatorId: number, key: string, value: string): Promise<void> => {
    const before = await stored.lock(key);
    if (before === value) return;
    const at = clock.now();
    await stored.write(key, value, at);
    await audit.record({
      userId: operatorId,
      action: 'changeSettings',
      subject: key,
      before: before ?? null,
      after: value,
      at,
    });
  };

  return {
    list: async () => {
      const known = new Map([...Object.entries(NEW_MARKETPLACE), ...(await stored.all())]);
      return [...known].filter(([key]) => isOperatorSetting(key)).map(([key, value]) => ({ key, value }));
    },

    change: async (operatorId, values) => {
      const checked = Object.entries(values).map(([key, typed]) => checkedSetting(key, typed));
      const refusals = checked.flatMap((each) => (each.ok ? [] : [each.error]));
      if (refusals.length > 0) return err(refusals);
      const changes = checked.flatMap((each) => (each.ok ? [each.value] : []));
      // In one order, so that two operators never wait for each other.
      const ordered = changes.toSorted((left, right) => (left.key < right.key ? -1 : 1));
      await transactions.run(async () => {
        for (const { key, value } of ordered) await write(operatorId, key, value);
      });
      return ok(undefined);
    },
  };
};

const checkedSetting = (key: string, typed: string): Result<SettingValue, SettingRefusal> => {
  if (!isOperatorSetting(key)) return err({ kind: 'unknown', key });
  const checked = checkOperatorSetting(key, typed);
  if (!checked.ok) return err({ kind: 'invalid', key, wanted: checked.error });
  return key === 'timezone' && !isKnownZone(checked.value)
    ? err({ kind: 'invalid', key, wanted: { kind: 'zone' } })
    : ok({ key, value: checked.value });
};

const isKnownZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch (refusal) {
    if (refusal instanceof RangeError) return false;
    throw refusal;
  }
};
