// The embedded server with the small city on DATA_DIR, as a process of its own: node --import tsx <this file>.
// CUSTOMERS adds so many accounts and a supply that does not end; SIGUSR2 moves the clock forward or back; SIGTERM
// stops it as the program that is deployed stops.
import { serve } from '@hono/node-server';
import { shutDown } from '../../../src/entry/node/shutdown.ts';
import { createMarketplace, readConfig } from '../../../src-infra/server/index.ts';
import { instant } from '../../../src-domain/kernel/clock.port.ts';
import { CHEAP } from '../support/marketplace.ts';
import { crowdedCity } from '../chaos/crowded-city.ts';
import { pause } from '../chaos/pause.ts';

const quit = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const JUMP_MS = 600_000;
let ahead = 0;
process.on('SIGUSR2', () => {
  ahead = ahead === 0 ? JUMP_MS : 0;
});
const clock = { now: () => instant(Date.now() + ahead) };

const config = readConfig(process.env);
if (!config.ok) quit(config.error.map(({ sentence }) => sentence).join(' '));
else {
  const opened = await createMarketplace(config.value, {
    clock,
    city: () => Promise.resolve(crowdedCity(Number(process.env['CUSTOMERS'] ?? 0))),
    passwordCost: CHEAP,
  });
  if (!opened.ok) quit(opened.error.sentence);
  else {
    const marketplace = opened.value;
    const { fetch } = marketplace;
    const connection = { remoteAddress: '127.0.0.1' };
    const server = serve(
      { fetch: (request) => fetch(request, connection), hostname: '127.0.0.1', port: 0 },
      ({ port }) => process.stdout.write(`port ${port}\n`),
    );
    process.once('SIGTERM', () => {
      void shutDown({
        drain: () => marketplace.drain(),
        wait: pause,
        closeServer: () => new Promise((resolve) => server.close(() => resolve())),
        closeMarketplace: (answered) => marketplace.close(answered),
        drainSeconds: config.value.drainSeconds,
      }).then(() => process.exit(0));
    });
  }
}
