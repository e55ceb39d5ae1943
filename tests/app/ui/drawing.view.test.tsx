import { describe, expect, it } from 'vitest';
import * as addresses from '@app/features/addresses/addresses-drawings.data.ts';
import * as again from '@app/features/again/again-drawings.data.ts';
import * as chat from '@app/features/chat/chat-drawings.data.ts';
import * as follow from '@app/features/follow/follow-drawings.data.ts';
import * as liked from '@app/features/liked-page/liked-drawings.data.ts';
import * as notifications from '@app/features/notifications/notifications-drawings.data.ts';
import * as orders from '@app/features/orders/orders-drawings.data.ts';
import * as ownReviews from '@app/features/own-reviews/own-reviews-drawings.data.ts';
import * as parcels from '@app/features/parcels/parcels-drawings.data.ts';
import * as refunds from '@app/features/refunds/refunds-drawings.data.ts';
import * as reservations from '@app/features/reservations/reservations-drawings.data.ts';
import * as wallet from '@app/features/wallet/wallet-drawings.data.ts';
import { Drawing } from '@app/ui/drawing/index.ts';
import { State } from '@app/ui/state/index.ts';
import { render } from '../render.tsx';

const drawings = [
  addresses,
  again,
  chat,
  follow,
  liked,
  notifications,
  orders,
  ownReviews,
  parcels,
  refunds,
  reservations,
  wallet,
].flatMap((feature) => Object.values(feature));

describe('ERROR-6 the drawings of empty lists', () => {
  it('are decoration: what is read is the title beside them', () => {
    for (const shapes of drawings) {
      const { container, unmount } = render(<State art={<Drawing shapes={shapes} />} title="Nothing here" />);
      expect(container.textContent).toBe('Nothing here');
      expect(container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
      expect([...container.querySelectorAll('svg path')].map((path) => path.getAttribute('d'))).toEqual(
        shapes.map(([, path]) => path),
      );
      unmount();
    }
  });

  it('differ, have few shapes and stay within their square', () => {
    expect(new Set(drawings.map((shapes) => JSON.stringify(shapes))).size).toBe(drawings.length);
    for (const shapes of drawings) {
      expect(shapes.length).toBeLessThanOrEqual(5);
      for (const [, path] of shapes)
        for (const [, x, y] of path.matchAll(/M(\d+(?:\.\d+)?) (\d+(?:\.\d+)?)/g))
          for (const at of [x, y].map(Number)) expect(at >= 2 && at <= 94).toBe(true);
    }
  });
});
