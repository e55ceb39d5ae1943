// The embedded server under load: search, shop pages, carts, orders, starts, memory (performance budget 6). Recorded,
// never a test.
// SIZES=1000,100000 chooses the catalogs, SECONDS how long each measurement takes; DATABASE_URL names an empty
// PostgreSQL to measure instead.
import { startBare } from './bare-server.ts';
import { runLoad, type LoadFigures, type Shot } from './load.ts';
import { startMeasured } from './measured-server.ts';
import { drawTerm, searchPaths } from './search-terms.ts';
import { cartWrites, orders } from './shopping-load.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 8477);
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const SIZES = (process.env['SIZES'] ?? '1000,100000').split(',').map(Number);
const CONNECTIONS = Number(process.env['CONNECTIONS'] ?? 16);
/** Loads frequently requested data into memory, as after the first minutes of a day. */
const WARM_UP_SECONDS = Number(process.env['WARM_UP_SECONDS'] ?? 20);
const url = process.env['DATABASE_URL'];
const kind = url ? 'PostgreSQL' : 'PGlite';

const SEARCH_BARS: Readonly<Record<number, string>> = {
  100_000: '10,000/s, p99 5 ms',
  1_000_000: '3,000/s, p99 12 ms',
};
const [CART_BAR, ORDER_BAR, MEMORY_BAR] = url ? ['2,000/s', '500/s', 200] : ['700/s', '150/s', 650];

const load = (
  next: (number: number, connection: number, answered: () => string) => Shot,
  warmUpSeconds = 1,
): Promise<LoadFigures> => runLoad({ port: PORT, connections: CONNECTIONS, seconds: SECONDS, warmUpSeconds, next });

const bareServer = await startBare(PORT + 1);
const bare = await runLoad({ port: PORT + 1, connections: CONNECTIONS, seconds: SECONDS, next: () => ({ path: '/' }) });
bareServer.close();
console.log(`a bare answer (generator and server in one process): ${bare.perSecond}/s, p99 ${bare.p99.toFixed(2)} ms`);

const print = (name: string, { perSecond, p50, p99, kilobytes, failed }: LoadFigures, bar: string): void =>
  console.log(
    `  ${name}: ${perSecond}/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${kilobytes.toFixed(1)} kB ` +
      `each, ${(perSecond / bare.perSecond).toFixed(3)} of bare` +
      `${bar === '' ? '' : ` (bar ${bar})`}${failed > 0 ? `, ${failed} FAILED` : ''}`,
  );

for (const size of SIZES) {
  const server = await startMeasured(PORT, size, url);
  console.log(
    `${kind}, ${size} products: ready after ${server.firstStartMs} ms on the first start, ${server.nextStartMs}` +
      ` ms on the next (bar 6,000 of the demo city, 1,500); memory ${server.memoryMb().toFixed(0)} MB`,
  );
  console.log(`  index read ${await server.indexedMs()} ms after the first question`);
  const paths = searchPaths();
  print(
    'search, every term for the first time',
    await runLoad({
      port: PORT,
      connections: CONNECTIONS,
      seconds: SECONDS,
      warmUpSeconds: 0,
      next: (number) => ({ path: paths[number % paths.length] ?? '/' }),
    }),
    '',
  );
  print(
    'search, terms as often as people ask them',
    await load((number) => ({ path: paths[drawTerm(paths.length, number)] ?? '/' }), WARM_UP_SECONDS),
    SEARCH_BARS[size] ?? '',
  );
  const shopPath = (number: number): string =>
    `/api/v1/rest/shops/${server.shops[number % server.shops.length]}/products?lang=` +
    `${['en', 'de', 'ar', 'fr'][number % 4]}`;
  print('shop page', await load((number) => ({ path: shopPath(number) }), WARM_UP_SECONDS), '8,000/s');
  const tag = await server.tag(shopPath(0));
  print('shop page, known already', await load(() => ({ path: shopPath(0), headers: { 'if-none-match': tag } })), '');
  print('cart write', await load(cartWrites(server)), CART_BAR);
  print('order of 4 lines', await load(orders(server)), ORDER_BAR);
  console.log(`  memory ${server.memoryMb().toFixed(0)} MB afterwards (bar ${MEMORY_BAR} MB)`);
  await server.stop();
}
if (!url) console.log('PostgreSQL is measured where DATABASE_URL names an empty database.');
