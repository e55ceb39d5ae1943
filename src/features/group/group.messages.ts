import type { GroupChange, GroupRefusal } from '@domain/cart/index.ts';
import type { TextKey, Translate } from '../../i18n/index.ts';

const CHANGES = {
  joined: 'group.told.joined',
  left: 'group.told.left',
  done: 'group.told.done',
  choosing: 'group.told.choosing',
  added: 'group.told.added',
  removed: 'group.told.removed',
  locked: 'group.told.locked',
  unlocked: 'group.told.unlocked',
  deadline: 'group.told.deadline',
} as const satisfies Record<GroupChange['kind'], TextKey>;

/** What somebody else did, in one sentence. */
export const changeText = (change: GroupChange, translate: Translate): string =>
  translate(CHANGES[change.kind], {
    name: 'name' in change ? change.name : '',
    dish: 'dish' in change ? change.dish : '',
  });

const REFUSALS = {
  ordered: 'group.stop.ordered',
  'not-joinable': 'group.stop.link',
  full: 'group.stop.full',
  'bad-name': 'group.name_invalid',
  'not-member': 'group.stop.removed',
  'not-owner': 'group.stop.removed',
  'owner-stays': 'group.stop.removed',
  'no-group': 'group.stop.link',
  locked: 'group.stop.locked',
  deadline: 'group.stop.deadline',
  version: 'group.refused.again',
  'spend-limit': 'group.refused.limit',
  'bad-quantity': 'group.refused.again',
  'unknown-stock': 'group.refused.gone',
  'no-such-line': 'group.refused.gone',
  'no-such-member': 'group.refused.gone',
  'bad-title': 'group.name_invalid',
  'bad-limit': 'group.refused.terms',
  'bad-deadline': 'group.refused.terms',
  empty: 'group.refused.empty',
} as const satisfies Record<GroupRefusal['kind'], TextKey>;

/** Why a command had no effect. */
export const refusalText = (kind: GroupRefusal['kind']): TextKey => REFUSALS[kind];
