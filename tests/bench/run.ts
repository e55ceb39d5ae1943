// `npm run bench`: prints the figures of this machine. Ratios are to the same page without any script.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startFloor } from './floor-server.ts';
import { measureInteractions, type InteractionFigures } from './interactions.ts';
import { measurePage, medianOf, type PageFigures } from './lighthouse.ts';
import { startProduct, startTwice } from './product-server.ts';

const RUNS = Number(process.env['RUNS'] ?? 5);
const only = process.argv[2];

const repeat = async (address: string): Promise<readonly PageFigures[]> => {
  const runs: PageFigures[] = [];
  // Now and then the browser loses the beginning of a trace: such a run says nothing of the page.
  for (let tries = 0; runs.length < RUNS && tries < RUNS * 2; tries++) {
    const figures = await measurePage(address);
    if (Number.isFinite(figures.fcp)) runs.push(figures);
  }
  if (runs.length < RUNS) throw new Error(`${address} could be measured ${runs.length} times only`);
  return runs;
};

const memoryMb = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;

if (only === undefined || only === 'core')
  spawnSync(process.execPath, ['--import', 'tsx', 'tests/bench/cart.bench.ts'], { stdio: 'inherit' });

// Takes the built product, as the pages do.
if (only === undefined || only === 'server')
  spawnSync(process.execPath, ['--import', 'tsx', 'tests/bench/server.bench.ts'], { stdio: 'inherit' });

if (only === undefined || only === 'interactions') {
  const product = await startProduct(8475);
  try {
    const runs: InteractionFigures[] = [];
    // The first walk warms the server up.
    for (let run = 0; run <= RUNS; run++) runs.push(await measureInteractions(product.origin));
    const middle = (name: keyof InteractionFigures): string =>
      (
        runs
          .slice(1)
          .map((run) => run[name])
          .sort((left, right) => left - right)[Math.floor(RUNS / 2)] ?? Number.NaN
      ).toFixed(0);
    console.log(
      `on a processor six times slower: home to shop ${middle('toShop')} ms, ${middle('toShopOnIntent')} when ` +
        `meant before; into the cart ${middle('toCart')} ms; ` +
        `last key to results ${middle('toResults')} ms; worst event ${middle('worst')} ms; fixed work ` +
        `${middle('work')} ms`,
    );
  } finally {
    await product.stop();
  }
}

if (only === undefined || only === 'pages') {
  const product = await startTwice(8475);
  console.log(`ready: ${product.firstStartMs} ms on the first start, ${product.nextStartMs} ms on the next`);
  const floor = await startFloor(product.origin, 8476);
  const shop = (await fetch(`${product.origin}/api/v1/rest/shops/paginate?type=restaurant&open=1&perPage=1`).then(
    (answer) => answer.json(),
  )) as { readonly data: readonly { readonly id: number }[] };
  for (const [name, path] of [
    ['home', '/'],
    ['shop', `/shop/${shop.data[0]?.id}`],
  ] as const) {
    const ours = medianOf(await repeat(product.origin + path));
    const bare = medianOf(await repeat(`http://127.0.0.1:8476${path}`));
    console.log(
      `${name}: performance ${ours.performance} (worst ${ours.worst}, floor ${bare.performance}), ` +
        `accessibility ${ours.accessibility}, best practices ${ours.bestPractices}, SEO ${ours.seo}; ` +
        `FCP ${ours.fcp.toFixed(2)} s (floor ${bare.fcp.toFixed(2)}), LCP ${ours.lcp.toFixed(2)} s (` +
        `${(ours.lcp / bare.lcp).toFixed(2)} × floor), TBT ${ours.tbt.toFixed(0)} ms, CLS ` +
        `${ours.cls.toFixed(3)}, ` +
        `script ${ours.scriptKb.toFixed(0)} kB, ${ours.requests} requests without pictures`,
    );
  }
  console.log(`memory: ${memoryMb(product.process.pid).toFixed(0)} MB`);
  floor.close();
  await product.stop();
}
process.exit(0);
