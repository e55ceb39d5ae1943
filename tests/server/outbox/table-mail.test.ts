import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTables, type TableStage } from '../reservations/stage.ts';
import { createShopping, type Customer, type Shopping } from '../support/shopping.ts';
import { supply } from '../support/supply.ts';
import { startSmtp } from './smtp.ts';

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let stage: TableStage;
let shopping: Shopping;
beforeAll(async () => {
  smtp = await startSmtp();
  stage = await startTables({ LIMITS: 'off', PUBLIC_URL: 'http://localhost:8080', ...smtp.settings });
  shopping = await createShopping(stage);
  await supply(stage.store, 60);
});
afterAll(async () => {
  await stage.marketplace.close();
  await smtp.close();
});

/** The mail about the latest order of a customer. */
const mailTo = async ({ id }: Customer): Promise<string> => {
  for (let count = 0; count < 2; count += 1) await stage.timers.tick();
  const { database } = stage.store;
  const { email } = await database.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  return (
    smtp.mails.findLast(({ to, text }) => to.includes(email ?? '') && text.includes('received your order'))?.text ?? ''
  );
};

describe('BOOKING-3b the mail about dishes for a table', () => {
  it('names the time and the table of the reservation, and that of a delivery neither', async () => {
    const who = await shopping.customer();
    const sent = stage.draft({ start_date: '2025-03-20 19:00', end_date: '2025-03-20 22:00' });
    const { data: booking } = await stage.api.ok('createBooking', sent, { token: who.token });
    const order = await shopping.order(who, {
      delivery_type: 'dine_in',
      user_booking_id: booking.id,
      location: undefined,
      address: undefined,
    });
    const text = await mailTo(who);
    expect(text).toContain(`Your table: ${order.table?.name ?? 'none'}`);
    expect(text).toMatch(/It is planned for .*20.*7:00/);
    expect(text).not.toContain('Delivery to:');

    const other = await shopping.customer();
    await shopping.order(other);
    expect(await mailTo(other)).not.toContain('Your table');
  });
});
