import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { orderId, parcelId, tableWaitId, uuid } from '@domain/kernel/ids.ts';
import type { Destination } from '@domain/notifications/index.ts';
import { routes } from '../../composition/route-table.ts';
import { destinationPath } from '../../features/notifications/destination-path.ts';
import { matchRoute } from '../../routes/match-route.ts';
import type { BuildInfo } from '../service-worker/build-info.ts';
import { CLIENT_ENTRY, reachable, type Manifest } from './assets.ts';

/** The modules that show a cart, an order or a menu from cached copies, beside the entry and the page itself. */
const OFFLINE_MODULES = [
  'src/entry/after-start.tsx',
  'src/composition/further-pages.ts',
  'src/composition/modules/cart-tabs.module.ts',
  'src/composition/adapters/marketplace.adapters.ts',
  'src/composition/adapters/signed-in.adapters.ts',
  'src/composition/modules/server-cart.module.ts',
  'src/features/cart/cart-sheet.view.tsx',
  'src/composition/modules/cart-changes.module.ts',
];
/** One destination of each kind. */
const DESTINATIONS: readonly Destination[] = [
  { page: 'order', id: orderId(1) },
  { page: 'parcel', id: parcelId(1) },
  { page: 'reservations' },
  { page: 'table-wait', id: tableWaitId(1) },
  { page: 'home', news: uuid('') },
  { page: 'wallet' },
  { page: 'referrals' },
  { page: 'be-seller' },
  { page: 'courier' },
];
const PICTURES = ['/images/brand_logo.svg', '/images/brand_logo_dark.svg'];

const buildInfo = (client: string): BuildInfo => {
  const text = readFileSync(join(client, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const missing = OFFLINE_MODULES.filter((name) => !(name in manifest));
  if (missing.length > 0)
    throw new Error(
      `The built client has no chunk of ${missing.join(', ')}: the worker would keep half of what it needs`,
    );
  const files = reachable(manifest, [CLIENT_ENTRY, ...OFFLINE_MODULES]).flatMap(({ file, css = [] }) => [file, ...css]);
  return {
    version: createHash('sha256').update(text).digest('hex').slice(0, 12),
    destinations: DESTINATIONS.filter((destination) =>
      matchRoute(routes, destinationPath(destination).replace(/\?.*/, ''), ''),
    ).map(({ page }) => page),
    essentials: [...new Set(files)]
      .filter((file) => /\.(?:css|js)$/.test(file))
      .map((file) => `/${file}`)
      .concat(PICTURES),
  };
};

/** Builds the service worker as one file beside the client that it caches. */
export const buildWorker = async (client: string): Promise<void> => {
  await build({
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD_INFO: JSON.stringify(buildInfo(client)) },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/entry/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
};
