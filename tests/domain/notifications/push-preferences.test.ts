import { expect, it } from 'vitest';
import { PUSH_KINDS } from '@domain/notifications/index.ts';

it('ACCOUNT-5 push preferences cover the kinds of the contract', () => {
  expect(PUSH_KINDS).toEqual(['push', 'discount', 'order_verify', 'order_statuses']);
});
