import type { AuditLog, SettingsDesk } from '../../features/operator/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import type { Handlers } from '../handler.ts';
import { toPerson } from '../people/index.ts';
import { enveloped, listed, refused } from '../response/index.ts';
import { pageOf } from '../shapes/index.ts';

type Ids = 'listAllSettings' | 'changeSettings' | 'listAudit';
type Deps = { readonly settingsDesk: SettingsDesk; readonly audit: Pick<AuditLog, 'list'> };

/** OPS-6: settings and the audit log at the operator's desk. */
export const settingsRoutes = ({ settingsDesk, audit }: Deps): Handlers<Ids> => ({
  listAllSettings: async () => enveloped(await settingsDesk.list()),

  changeSettings: async ({ user, params }) => {
    const outcome = await settingsDesk.change(user.id, params.values);
    if (outcome.ok) return enveloped(await settingsDesk.list(), 'RECORD_WAS_SUCCESSFULLY_UPDATED');
    const faults = outcome.error.map(({ kind, key }) => {
      const text = kind === 'unknown' ? ('FIELD_UNKNOWN' as const) : ('FIELD_INVALID' as const);
      return [key, [{ text, args: { field: key } }]] as const;
    });
    return refused('ERROR_400', { params: Object.fromEntries(faults) });
  },

  listAudit: async ({ params, origin }) => {
    const { page, perPage, offset } = pageOf(params);
    const { items, total } = await audit.list({ search: params.search?.trim() ?? '', offset, limit: perPage });
    return listed({
      page,
      perPage,
      total,
      items: items.map(({ id, at, person, action, subject, before, after }) => ({
        id,
        user: toPerson(person, origin),
        action,
        subject,
        before,
        after,
        created_at: wireTime(at),
      })),
    });
  },
});
