import { expect, it } from 'vitest';
import { ok } from '@domain/kernel/result.ts';
import type { AppNotification } from '@domain/notifications/index.ts';
import { TabList } from '@app/features/notifications/tab-list.ts';
import { notificationOf, settled } from './stage.ts';

it('NOTIFY-1 an answer that arrives after sign-out adds nothing to the list', async () => {
  const added: AppNotification[] = [];
  let arrive = (): void => {};
  const list = new TabList({
    tab: 'all',
    load: () =>
      new Promise((resolve) => {
        arrive = () => resolve(ok({ items: [notificationOf(1)], page: 1, lastPage: 1, total: 1 }));
      }),
    all: () => added,
    add: (arrived) => void added.push(...arrived),
  });
  void list.reload();
  list.forget();
  arrive();
  await settled();
  expect([added, list.opened, list.isLoading]).toEqual([[], undefined, false]);
});
