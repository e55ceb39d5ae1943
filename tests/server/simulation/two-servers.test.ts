import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChild, type ChildServer } from '../durability/child-server.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const shared = { timeout: 60_000, skip: SERVER === '' };

let directory: string;
let environment: Readonly<Record<string, string>>;
let one: ChildServer;
let other: ChildServer;
let desk: string;
beforeAll(async () => {
  if (SERVER === '') return;
  directory = await mkdtemp(join(tmpdir(), 'tiffin-clock-'));
  const name = `clock_${randomUUID().replaceAll('-', '')}`;
  const maker = new Client({ connectionString: SERVER });
  await maker.connect();
  await maker.query(`create database ${name}`);
  await maker.end();
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  environment = { DATABASE_URL: url.href };
  [one, other] = await Promise.all([startChild(directory, environment), startChild(directory, environment)]);
  desk = await one.api.signIn('desk@tiffin.test');
}, 120_000);
afterAll(async () => {
  if (SERVER === '') return;
  await Promise.all([one.kill(), other.kill()]);
  await rm(directory, { recursive: true, force: true });
});

const simulation = async ({ api }: ChildServer) => (await api.ok('showSimulation', {}, { token: desk })).data;
const eventually = { timeout: 5_000 };

describe('RUN-2 two servers on one PostgreSQL', () => {
  it('have the same simulated time, and one that is killed finds it again', shared, async () => {
    await one.api.ok('turnClock', { action: 'pause' }, { token: desk });
    await one.api.ok('turnClock', { action: 'advance', seconds: 86_400 }, { token: desk });
    const { now } = await simulation(one);
    await expect.poll(async () => (await simulation(other)).now, eventually).toBe(now);
    await one.kill();
    one = await startChild(directory, environment);
    expect(await simulation(one)).toMatchObject({ now, running: false });
  });

  it('have the same faults', shared, async () => {
    await one.api.ok('setFaults', { error_rate: 1, paths: ['rest/shops'] }, { token: desk });
    await expect.poll(async () => (await simulation(other)).faults?.error_rate, eventually).toBe(1);
    expect((await other.api.no('listShops')).status).toBe(500);
    await other.api.ok('clearFaults', {}, { token: desk });
    await expect.poll(async () => (await simulation(one)).faults, eventually).toBeNull();
  });
});
