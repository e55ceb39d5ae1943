import type { AuditLog } from '../features/operator/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import type { HandlerMiddleware } from './app-deps.ts';

/** Operations that keep their own entries, with the values before. */
const OWN_ENTRIES: readonly string[] = [
  'changeSettings',
  'writeText',
  'removeText',
  'createCoupon',
  'changeCoupon',
  'endCoupon',
  'createMenuProduct',
  'changeMenuProduct',
  'removeMenuProduct',
  'switchMenuProduct',
  'moveMenuProduct',
  'setMenuSupply',
  'changeMenuStock',
  'setShopHours',
  'addDaysOff',
  'removeDayOff',
  'setDeliveryTerms',
];
/** Operations that change nothing. */
const CHANGELESS: readonly string[] = ['announceAnswer', 'announceShopAnswer'];
/** What owners of shops change is told like what operators change. */
const SHOP_DESK = '/dashboard/shop-desk/';
const LONGEST = 1_000;

/** OPS-6: Adds what operators and owners of shops changed at the desk, once it succeeded, to the audit log. */
export const audited =
  (audit: Pick<AuditLog, 'record'>, clock: Clock) =>
  (next: HandlerMiddleware): HandlerMiddleware =>
  (operation, call, run) =>
    next(operation, call, async () => {
      const rendered = await run();
      const { user } = call;
      const isAtDesk = operation.role === 'admin' || operation.path.startsWith(SHOP_DESK);
      const isChange =
        isAtDesk && operation.method !== 'GET' && ![...OWN_ENTRIES, ...CHANGELESS].includes(operation.id);
      if (!isChange || !user || rendered.status >= 300) return rendered;
      const { id, uuid, ...rest } = call.params as Readonly<Record<string, unknown>>;
      const subject = id ?? uuid;
      const after = Object.entries(rest).filter(([name, value]) => !COMMON.has(name) && value !== undefined);
      await audit.record({
        userId: user.id,
        action: operation.id,
        subject: typeof subject === 'string' || typeof subject === 'number' ? String(subject).slice(0, LONGEST) : null,
        before: null,
        after: after.length === 0 ? null : JSON.stringify(Object.fromEntries(after)).slice(0, LONGEST),
        at: clock.now(),
      });
      return rendered;
    });

/** Parameters of every call. */
const COMMON: ReadonlySet<string> = new Set(['lang', 'currency_id']);
