import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalTexts } from '@app/entry/node/local-texts.ts';
import type { Dialogue } from '@app/entry/terminal/dialogue.ts';
import { orderMeal } from '@app/entry/terminal/order-meal.ts';
import { startTerminalApp } from '@app/entry/terminal/terminal-app.ts';
import { ORIGIN } from '../../server/support/api.ts';
import { startMarketplace, type TestMarketplace } from '../../server/support/marketplace.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startMarketplace({ LIMITS: 'off' });
});
afterAll(() => market.marketplace.close());

/** How the expected question begins, and the answer: a text, or how the label of an option begins. */
type Step = readonly [question: string | RegExp, answer: string];

/** Answers a conversation step by step, and keeps all that was said. */
const scripted = (steps: readonly Step[]) => {
  const said: string[] = [];
  let options: string[] = [];
  const left = [...steps];
  const ask = async (question: string): Promise<string> => {
    const [expected, answer = ''] = left.shift() ?? [];
    expect(question).toMatch(expected ?? 'nothing more to ask');
    const index = answer === '' ? -1 : options.findIndex((label) => label.startsWith(answer));
    return index < 0 ? answer : String(index + 1);
  };
  const talk: Dialogue = {
    ask,
    askSecretly: ask,
    say: (line) => {
      said.push(line);
      const [, number = '', label = ''] = /^ {2}(\d+)\) (.+)$/.exec(line) ?? [];
      if (number === '1') options = [];
      if (number !== '') options.push(label);
    },
  };
  return { talk, said, left };
};

const converse = async (language: string, steps: readonly Step[]) => {
  const { talk, said, left } = scripted(steps);
  let uuids = 0;
  const app = await startTerminalApp({
    talk,
    language,
    fetch: (input, init) => market.marketplace.fetch(new Request(input, init)),
    apiHost: ORIGIN,
    loadTexts: createLocalTexts('src/public/locales'),
    now: market.clock.now,
    makeUuid: () => `00000000-0000-4000-8000-${String(++uuids).padStart(12, '0')}`,
    delay: () => Promise.resolve(),
    report: (problem, cause) => {
      throw new Error(problem, { cause });
    },
  });
  await orderMeal(app);
  app.close();
  return { said, left };
};

describe('CORE-3 a front end in a terminal', () => {
  it('orders a meal with the pages, view-models and adapters of the browser', async () => {
    const { said, left } = await converse('en', [
      ['Street and number', ''],
      ['Find a shop', '99'],
      ['Find a shop', 'Green Spoon'],
      ['Number of a dish', ''],
      ['Number of a dish', 'falafel'],
      ['Number of a dish', 'Falafel bowl'],
      ['Size', 'Large'],
      ['Extras', 'Tahini sauce'],
      ['Quantity of Falafel bowl', 'two'],
      ['Quantity of Falafel bowl', '2'],
      ['Number of a dish', ''],
      ['E-mail or phone', 'demo@tiffin.test'],
      ['Password', 'wrong'],
      ['E-mail or phone', 'demo@tiffin.test'],
      ['Password', 'lunchbox'],
      ['How', 'Delivery'],
      ['Choose an address', 'Lindenstraat 8'],
      ['When', 'As soon as possible'],
      ['Payment', 'Cash'],
      ['Note', 'Ring twice'],
      ['Choose', 'Place order'],
      ['Press Enter', ''],
    ]);
    expect(left).toEqual([]);
    expect(said).toEqual(
      expect.arrayContaining(['Nothing here yet', '  2 × Falafel bowl', 'Login or password is invalid']),
    );
    expect(said).toContain('Waiting for the shop to accept');

    const token = await market.api.signIn('demo@tiffin.test');
    const [order] = (await market.api.ok('listOrders', {}, { token })).data;
    expect(order).toMatchObject({ note: 'Ring twice', delivery_type: 'delivery', status: 'new' });
    expect(said).toContain(`  Total: $${order?.total_price.toFixed(2)}`);
  });

  it('says in the chosen language what keeps a cart from being ordered', async () => {
    const { said, left } = await converse('de', [
      ['Straße und Nummer', ''],
      ['Laden finden', 'Night Market'],
      ['Nummer eines Gerichts', '1'],
      ['Menge von', '3'],
      ['Nummer eines Gerichts', ''],
      ['E-Mail oder', 'second@tiffin.test'],
      ['Passwort', 'lunchbox'],
      ['Lieferung oder Abholung', 'Abholung'],
      ['Zeit', 'So bald wie möglich'],
      ['Zahlung', 'Guthaben'],
      ['Hinweis', ''],
      ['Zahlung', 'Bar'],
      ['Wählen', 'Zurück'],
    ]);
    expect(left).toEqual([]);
    expect(said).toContain('Nicht genug Guthaben');
  });
});
