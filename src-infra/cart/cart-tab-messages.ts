import { readCartLine, readReplicaMessage, type CartLine, type ReplicaMessage } from '@domain/cart/index.ts';
import { currencyId, replicaId, type CurrencyId, type ReplicaId } from '@domain/kernel/ids.ts';
import type { Result } from '@domain/kernel/result.ts';
import { asInteger, asRecord, asText } from '../drivers/http/wire.ts';

/** Additional content of a tab: its lines with the prices of its currency. */
type Told = {
  readonly from: ReplicaId;
  readonly currency: CurrencyId | undefined;
  readonly lines: readonly CartLine[];
};

/** What tabs send each other about the guest's cart; `replica` is read by `readReplica`. */
export type TabMessage =
  | (Told & { readonly kind: 'hello' | 'state'; readonly replica: unknown })
  | (Told & { readonly kind: 'changed'; readonly messages: readonly ReplicaMessage[] })
  | { readonly kind: 'bye'; readonly from: ReplicaId };

/** Returns the message of another tab, or undefined for anything else (L12). Drops lines that cannot be read. */
export const readTabMessage = (value: unknown): TabMessage | undefined => {
  const dto = asRecord(value);
  const [from, kind, currency] = [replicaId(asText(dto['from'])), dto['kind'], asInteger(dto['currency'])];
  if (from === '') return undefined;
  if (kind === 'bye') return { kind, from };
  const told = {
    from,
    currency: currency > 0 ? currencyId(currency) : undefined,
    lines: readable(dto['lines'], readCartLine),
  };
  if (kind === 'hello' || kind === 'state') return { kind, ...told, replica: dto['replica'] };
  return kind === 'changed' ? { kind, ...told, messages: readable(dto['messages'], readReplicaMessage) } : undefined;
};

const readable = <Value>(values: unknown, read: (value: unknown) => Result<Value, unknown>): readonly Value[] =>
  Array.isArray(values) ? values.map(read).flatMap((each) => (each.ok ? [each.value] : [])) : [];
