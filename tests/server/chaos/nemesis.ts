import { createApi, type Api } from '../support/api.ts';
import { MOST_CONNECTIONS, startCluster, type Cluster } from './cluster.ts';
import { MARKET, openAccount, shop, type Account } from './customers.ts';
import { follow, type Follower } from './followers.ts';
import type { Harm } from './harms.ts';
import { createMeasures, type Measures } from './measures.ts';
import { pause } from './pause.ts';
import { seeded, type Seeded } from './seeded.ts';
import { findLosses } from './verdict.ts';

type Plan = {
  readonly seed: number;
  readonly port: number;
  readonly customers: number;
  /** The troubles to come, until they end or `isOver`. */
  readonly harms: (random: Seeded) => Iterable<Harm>;
  readonly isOver: () => boolean;
  /** From and to how many seconds a trouble lasts that has a length. */
  readonly seconds: readonly [low: number, high: number];
  readonly say: (text: string) => void;
};
export type Report = { readonly violations: readonly string[]; readonly orders: number; readonly transfers: number };

const FOLLOWERS = 5;
const RECOVERY_S = 10;
const WINDOW_MS = 2000;
/** A client gives up then (API-1). */
const PATIENCE_MS = 16_000;
/** Below this nobody calls a service slow, however fast it is otherwise; machines of tests are shared. */
const FINE_MS = 1000;

const within = async (seconds: number, check: () => Promise<boolean>): Promise<boolean> => {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    if (await check().catch(() => false)) return true;
    if (performance.now() > end) return false;
    await pause(0.25);
  }
};

const patientApi = (cluster: Cluster, index: number): Api =>
  createApi({
    fetch: (request) => cluster.server(index).fetch(new Request(request, { signal: AbortSignal.timeout(PATIENCE_MS) })),
  });

/** Hurts a running marketplace, one trouble after the other, and says what it should not have done. */
export const torment = async (plan: Plan): Promise<Report> => {
  const { seed, port, customers, say, seconds } = plan;
  const random = seeded(seed);
  const cluster = await startCluster({ port, customers });
  const measures = createMeasures();
  try {
    const apis = [patientApi(cluster, 0), patientApi(cluster, 1)] as const;
    const [api] = apis;
    const stock = (await api.ok('listProducts', { search: 'olives', shop_id: MARKET })).data[0]?.stocks?.[0]?.id ?? 0;
    const accounts: Account[] = [];
    for (let index = 0; index < customers; index++) accounts.push(await openAccount(api, index));
    const followers = accounts.slice(0, FOLLOWERS).map((account) => follow(cluster, account));
    let isOver = false;
    const load = accounts.map((account) => {
      const own = random.fork();
      const others = accounts.filter((other) => other !== account);
      return shop(account, others, () => isOver, {
        balancer: () => own.pick(apis),
        measures,
        random: own,
        stock,
      });
    });
    await pause(3);
    let quiet = await calm(measures, 5);
    say(`Quiet: p99 ${quiet.toFixed(0)} ms`);
    for (const harm of plan.harms(random)) {
      if (plan.isOver()) break;
      if (harm.isPossible?.(cluster) === false) {
        say(`Skipped: ${harm.name}`);
        continue;
      }
      const length = random.between(...seconds);
      const begun = performance.now();
      await harm.run(cluster, random, length);
      const lasted = (performance.now() - begun) / 1000;
      const recovery = await recoveryAfter(measures, Math.max(FINE_MS, 3 * quiet));
      const counted = await expectConnections(cluster, measures, harm.name);
      if (recovery === undefined) measures.violation(`Not back to normal ${RECOVERY_S} s after: ${harm.name}`);
      say(`${harm.name} for ${lasted.toFixed(1)} s: normal after ${recovery?.toFixed(1) ?? '–'} s, ${counted}`);
      quiet = Math.max(quiet, await calm(measures, 2));
    }
    isOver = true;
    await Promise.all(load);
    await expectDelivered(cluster, followers, measures);
    await Promise.all(followers.map((follower) => follower.stop()));
    const losses = await findLosses(cluster.ask, accounts, stock);
    const total = (count: (account: Account) => number): number =>
      accounts.reduce((sum, account) => sum + count(account), 0);
    const orders = total((account) => account.orders.length);
    const transfers = total(({ sent }) => sent.length);
    say(`Calls: ${[...measures.statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`);
    say(`${orders} orders and ${transfers} transfers acknowledged`);
    say(`${followers.reduce((sum, { reconnections }) => sum + reconnections, 0)} streams reconnected`);
    const violations = [...measures.violations, ...cluster.deaths, ...losses, ...followers.flatMap(({ gaps }) => gaps)];
    return { violations, orders, transfers };
  } finally {
    await cluster.stop();
  }
};

const calm = async (measures: Measures, seconds: number): Promise<number> => {
  const begun = performance.now();
  await pause(seconds);
  const { p99 } = measures.span(begun, performance.now());
  return Number.isNaN(p99) ? 0 : p99;
};

/** Returns after how many seconds all calls are served as fast as before; `undefined` if that takes too long. */
const recoveryAfter = async (measures: Measures, limit: number): Promise<number | undefined> => {
  const ended = performance.now();
  for (let from = ended; from <= ended + RECOVERY_S * 1000; from += 250) {
    await pause(Math.max(0, from + WINDOW_MS - performance.now()) / 1000);
    const { p99, areServed } = measures.span(from, from + WINDOW_MS);
    if (areServed && p99 <= limit) return (from - ended) / 1000;
  }
  return undefined;
};

type Counted = { readonly connections: string; readonly listeners: string };

/** The number of connections returns to what it was, and one of each process listens. */
const expectConnections = async (cluster: Cluster, measures: Measures, name: string): Promise<string> => {
  let counted: Counted | undefined;
  const isBack = await within(20, async () => {
    [counted] = await cluster.ask<Counted>(
      `select count(*) as connections, count(*) filter (where application_name = 'tiffin notices') as listeners
        from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return Number(counted?.connections) <= MOST_CONNECTIONS && Number(counted?.listeners) === 2;
  });
  const text = `${counted?.connections} connections, ${counted?.listeners} listen`;
  if (!isBack) measures.violation(`${text} after: ${name}`);
  return text;
};

/** Everybody who follows events has seen the last one. */
const expectDelivered = async (cluster: Cluster, followers: readonly Follower[], measures: Measures): Promise<void> => {
  for (const follower of followers) {
    const lastId = async (): Promise<number> => {
      const rows = await cluster.ask<{ last_id: string }>(
        `select last_id from live_streams join users on stream = 'user ' || users.id
          where uuid = '${follower.account.uuid}'`,
      );
      return Number(rows[0]?.last_id ?? -1);
    };
    const isUpToDate = await within(20, async () => follower.last === (await lastId()));
    if (!isUpToDate)
      measures.violation(`Customer ${follower.account.index} saw events up to ${follower.last} of ${await lastId()}`);
  }
};
