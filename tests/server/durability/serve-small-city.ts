// The embedded server with the small city on DATA_DIR, as a process of its own: node --import tsx <this file>.
import { serve } from '@hono/node-server';
import { createMarketplace, readConfig } from '../../../src-infra/server/index.ts';
import { CHEAP } from '../support/marketplace.ts';
import { smallCity } from '../support/small-city.ts';

const quit = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const config = readConfig(process.env);
if (!config.ok) quit(config.error.map(({ sentence }) => sentence).join(' '));
else {
  const opened = await createMarketplace(config.value, { city: () => Promise.resolve(smallCity), passwordCost: CHEAP });
  if (!opened.ok) quit(opened.error.sentence);
  else {
    const { fetch } = opened.value;
    const connection = { remoteAddress: '127.0.0.1' };
    serve({ fetch: (request) => fetch(request, connection), hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      process.stdout.write(`port ${port}\n`),
    );
  }
}
