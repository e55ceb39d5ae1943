// `npm run screens`: pictures of every screen and state at three widths, light and dark, left-to-right and
// right-to-left, in screens/. `npm run screens -- group checkout 360 ar` takes those of two features in one look.
import { chromium } from '@playwright/test';
import { startProduct } from '../../bench/product-server.ts';
import { CHROMIUM_SWITCHES, findChromium } from '../find-chromium.ts';
import { apiOf } from '../support/api.ts';
import { account } from './account.ts';
import { afterOrder } from './after-order.ts';
import { chat } from './chat.ts';
import { checkout } from './checkout.ts';
import { courier } from './courier.ts';
import { firstHour } from './first-hour.ts';
import { group } from './group.ts';
import { isLookWord, looksOf } from './looks.ts';
import { parcels } from './parcels.ts';
import { paying } from './paying.ts';
import { recipes } from './recipes.ts';
import { stageOf, type Walk } from './stage.ts';
import { tables } from './tables.ts';
import { wallet } from './wallet.ts';

const WALKS: Readonly<Record<string, readonly Walk[]>> = {
  'first-hour': firstHour,
  group,
  checkout,
  paying,
  courier,
  'after-order': afterOrder,
  wallet,
  account,
  parcels,
  tables,
  chat,
  recipes,
};
const PORT = Number(process.env['BROWSER_PORT'] ?? 8477);

const words = process.argv.slice(2);
const unknown = words.filter((word) => !(word in WALKS) && !isLookWord(word));
if (unknown.length > 0)
  throw new Error(`No walk is called ${unknown.join(', ')}; there are ${Object.keys(WALKS).join(', ')}`);
const asked = words.filter((word) => word in WALKS);
const names = asked.length > 0 ? asked : Object.keys(WALKS);

// Kitchens and couriers so slow that only the walks move orders.
const product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
// A deadline that a walk names is one of the server's clock.
const { body } = await apiOf(product.origin).call('showInvitation', { id: 1 });
const ahead = Date.parse((body as { readonly timestamp: string }).timestamp) - Date.now();
const now = (): number => Date.now() + ahead;
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_SWITCHES] });

for (const look of looksOf(words)) {
  for (const name of names)
    for (const walk of WALKS[name] ?? []) {
      const { stage, close } = stageOf(browser, { look, api: apiOf(product.origin), origin: product.origin, now });
      try {
        await walk(stage);
      } catch (error) {
        // The other walks do not depend on this one.
        process.exitCode = 1;
        console.error(`${name}, ${walk.name}, ${Object.values(look).join(' ')}:`, error);
      }
      await close();
    }
  console.log(Object.values(look).join(' '));
}
await browser.close();
await product.stop();
