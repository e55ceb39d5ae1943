import { MEMBER_NAME_MAX, MEMBERS_MAX, type GroupRefusal } from '@domain/cart/index.ts';
import { majorOf } from '@domain/pricing/index.ts';
import type { CartRefusal } from '../../features/carts/index.ts';
import { wireTime } from '../../foundation/time/index.ts';
import { conflict, fieldRefused, notFound, refused, type Refusal } from '../response/index.ts';

type Open = Extract<CartRefusal, { readonly kind: 'version' }>['open'];

/** Renders why a cart was not changed (contract 3.8, 8.3); `cart` renders the cart of a conflict. */
export const cartRefusal = (refusal: CartRefusal, cart: (open: Open) => unknown): Refusal => {
  switch (refusal.kind) {
    case 'not-found':
      return notFound;
    case 'other-shop':
      return refused('ERROR_440');
    case 'quantity':
      return refused('ERROR_111', { args: { quantity: refusal.allowed }, data: { quantity: refusal.allowed } });
    case 'version': {
      const { open, partId } = refusal;
      return conflict(
        {
          reason: 'version',
          version: open.cart.members.find(({ id }) => id === partId)?.version ?? 0,
          cart: cart(open),
        },
        { text: 'CART_CHANGED' },
      );
    }
    case 'group':
      return groupRefusal(refusal.why, refusal.currencyId);
    case 'unknown-stock':
    case 'unknown-parent':
      return fieldRefused(refusal.field, 'FIELD_UNKNOWN');
    case 'note-too-long':
      return fieldRefused(refusal.field, 'FIELD_LONG', { limit: refusal.max });
    case 'too-many-lines':
      return fieldRefused('products', 'CART_LINES', { limit: refusal.max });
  }
};

const groupRefusal = (why: GroupRefusal, currencyId: number): Refusal => {
  switch (why.kind) {
    case 'not-member':
      return refused('ERROR_400', {
        text: 'GROUP_LEFT',
        params: { user_cart_uuid: [{ text: 'GROUP_LEFT', args: {} }] },
      });
    case 'locked':
    case 'deadline':
      return conflict(
        { reason: why.kind, locked: true, deadline: wireTime(why.deadline ?? null) },
        { text: why.kind === 'locked' ? 'GROUP_LOCKED' : 'GROUP_DEADLINE' },
      );
    case 'spend-limit': {
      const limit = Number(majorOf(why.limit));
      const data = { reason: 'spend_limit', limit, total: Number(majorOf(why.total)), currency_id: currencyId };
      return conflict(data, { text: 'GROUP_SPEND_LIMIT', args: { limit: limit.toFixed(why.limit.scale) } });
    }
    case 'full':
      return conflict({ reason: 'full' }, { text: 'GROUP_FULL', args: { limit: MEMBERS_MAX } });
    case 'bad-title':
      return fieldRefused('title', 'FIELD_INVALID');
    case 'bad-name':
      return fieldRefused('name', NAME_FAULTS[why.fault], { limit: MEMBER_NAME_MAX });
    case 'bad-limit':
      return fieldRefused('spend_limit', 'FIELD_INVALID');
    case 'bad-deadline':
      return fieldRefused('deadline', 'FIELD_INVALID');
    case 'owner-stays':
      return refused('ERROR_400', {
        text: 'GROUP_OWNER_STAYS',
        params: { ids: [{ text: 'GROUP_OWNER_STAYS', args: {} }] },
      });
    case 'no-group':
      return refused('ERROR_400', { text: 'GROUP_NONE' });
    case 'not-joinable':
    case 'not-owner':
    case 'ordered':
    case 'version':
    case 'bad-quantity':
    case 'unknown-stock':
    case 'no-such-line':
    case 'no-such-member':
    case 'empty':
      return notFound;
  }
};

const NAME_FAULTS = { required: 'FIELD_REQUIRED', 'too-long': 'FIELD_LONG', invalid: 'FIELD_INVALID' } as const;
