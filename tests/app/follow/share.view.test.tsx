import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FOLLOWED_AFTER_MS } from '@domain/following/index.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { parcelId } from '@domain/kernel/ids.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { isActiveStatus, type Order } from '@domain/orders/index.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { ShareLinks } from '@app/features/follow/index.ts';
import { render } from '../render.tsx';
import { viewServices } from '../view-services.ts';
import { orderOf, START, unreachable } from '../orders/stage.ts';

afterEach(() => vi.unstubAllGlobals());

const show = async (change: Partial<Order>, isShared = false, extension = 'order_follow', isParcel = false) => {
  const server = { isShared, shares: 0, isReachable: true };
  const [copied, said, toasts]: string[][] = [[], [], []];
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(copied?.push(text)) } });
  const deps = {
    links: {
      isShared: () => Promise.resolve(ok(server.isShared)),
      share: () => {
        if (!server.isReachable) return Promise.resolve(err(unreachable));
        server.shares += 1;
        server.isShared = true;
        return Promise.resolve(ok(`secret-${server.shares}`));
      },
      stop: () => {
        if (!server.isReachable) return Promise.resolve(err(unreachable));
        server.isShared = false;
        return Promise.resolve(ok(undefined));
      },
    },
    toasts: { show: (kind: string) => void toasts?.push(kind) },
    announcer: { say: (text: string) => void said?.push(text) },
    reference: { settings: settingsOf([{ key: 'api_extensions', value: extension }]) },
    clock: { now: () => instant(START) },
    translate: ((key: string) => key) as never,
  };
  const { id, status, updatedAt, shop } = orderOf(change);
  const shared = { deps, endedAt: isActiveStatus(status) ? undefined : updatedAt, title: `From ${shop.title}` };
  const view = isParcel ? (
    <ShareLinks kind="parcel" id={parcelId(61)} {...shared} />
  ) : (
    <ShareLinks kind="order" id={id} {...shared} />
  );
  await act(async () => render(view, { services: viewServices }));
  return { server, copied, said, toasts };
};
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('ORDER-6k sharing an order', () => {
  it('creates one link for all of a visit, copies it, and ends it with the focus kept', async () => {
    const { server, copied, said } = await show({ status: 'cooking' });
    await press('Create a link');
    await waitFor(() => expect(copied).toEqual([`${location.origin}/follow/secret-1`]));
    expect(screen.getByText(`${location.origin}/follow/secret-1`)).toBeDefined();
    await press('Share the link');
    expect([copied?.length, server.shares]).toEqual([2, 1]);
    await press('Stop sharing');
    expect([server.isShared, said]).toEqual([false, ['follow.stopped']]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create a link' }));
    expect(screen.queryByText(/secret-1/)).toBeNull();
  });

  it('offers to stop what an earlier visit shared', async () => {
    await show({ status: 'on_a_way' }, true);
    await screen.findByRole('button', { name: 'Stop sharing' });
    expect(screen.getByRole('button', { name: 'Share the link' })).toBeDefined();
  });

  it('PARCEL-1 shares a parcel with its recipient, where the server has links of parcels', async () => {
    const { server } = await show({ status: 'new' }, false, 'parcel_follow', true);
    expect(screen.getByText(/^Whoever has the link, such as the recipient/)).toBeDefined();
    await press('Create a link');
    expect(server.shares).toBe(1);
    expect(screen.getByText(/can follow this parcel/)).toBeDefined();
  });

  it('PARCEL-1 offers no link of a parcel where the server has those of orders only', async () => {
    await show({ status: 'new' }, false, 'order_follow', true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that no link was created while the server cannot be reached', async () => {
    const { server, copied, toasts } = await show({ status: 'new' });
    server.isReachable = false;
    await press('Create a link');
    expect([copied, toasts]).toEqual([[], ['error']]);
    expect(screen.getByRole('button', { name: 'Create a link' })).toBeDefined();
  });

  it('stays shared while the server cannot be reached to stop it', async () => {
    const { server, said, toasts } = await show({ status: 'cooking' }, true);
    server.isReachable = false;
    await press('Stop sharing');
    expect([said, toasts]).toEqual([[], ['error']]);
    server.isReachable = true;
    await press('Stop sharing');
    expect(server.isShared).toBe(false);
  });

  it.each([
    [
      'an order that has ended and is not shared',
      { status: 'delivered', updatedAt: instant(START) },
      false,
      'order_follow',
    ],
    [
      'one that ended some hours ago',
      { status: 'delivered', updatedAt: instant(START - FOLLOWED_AFTER_MS) },
      true,
      'order_follow',
    ],
    ['a server without links', { status: 'cooking' }, false, 'order_note'],
  ] as const)('is nothing for %s', async (_, change, isShared, extension) => {
    await show(change, isShared, extension);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be stopped for an order that has just ended', async () => {
    await show({ status: 'delivered', updatedAt: instant(START) }, true);
    await screen.findByRole('button', { name: 'Stop sharing' });
    expect(screen.queryByRole('button', { name: 'Share the link' })).toBeNull();
  });
});
