import { serve } from '@hono/node-server';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  createMarketplace,
  createMetrics,
  readConfig,
  type Marketplace,
  type ServerConfig,
} from '../../../src-infra/server/index.ts';
import boot from '../boot.inline.js?raw';
import { announce } from './announce.ts';
import { comfortStylesIn, createPageAssets } from './assets.ts';
import { createFontsOf } from './fonts.ts';
import { inlineStyles } from './document.ts';
import { createLocalTexts } from './local-texts.ts';
import { createPageServer } from './page-server.ts';
import { createPlainServer } from './plain-server.ts';
import { renderPlain } from '../plain/render-plain.tsx';
import { readApiHost } from './api-host.ts';
import { shutDown } from './shutdown.ts';
import { createSiteFetch } from './site-fetch.ts';
import { createSiteFiles } from './site-files.ts';
import { createStaticFiles } from './static-files.ts';
import { createReadVisit } from './visits.ts';
import { createJobsApp, createWebApp } from './web-app.ts';

/** One process: the embedded marketplace unless `API_HOST` names another, the built client, and the pages. */
const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const apiHost = readApiHost(process.env['API_HOST']);
  const mistakes = [
    ...(config.ok ? [] : config.error.map((mistake) => mistake.sentence)),
    ...(apiHost.ok ? [] : [apiHost.error.sentence]),
  ];
  if (!config.ok || !apiHost.ok) return quit(mistakes);

  const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
  const marketplace = apiHost.value === '' ? await open(root, config.value) : undefined;
  const server = serve(
    {
      fetch: createApp(root, config.value, apiHost.value, marketplace).fetch,
      hostname: config.value.host,
      port: config.value.port,
    },
    () => announce(config.value, apiHost.value),
  );
  server.on('error', (cause: NodeJS.ErrnoException) =>
    quit([
      cause.code === 'EADDRINUSE' ? `Port ${config.value.port} is taken; choose another with PORT.` : cause.message,
    ]),
  );
  process.once('SIGINT', () => void close(server, marketplace, 0));
  process.once('SIGTERM', () => void close(server, marketplace, config.value.drainSeconds));
};

const open = async (root: string, config: ServerConfig): Promise<Marketplace> => {
  const store =
    config.store.kind === 'embedded'
      ? { ...config.store, template: join(root, 'dist/server/new-database.tar') }
      : config.store;
  const opened = await createMarketplace(
    { ...config, store },
    { pictures: join(root, 'src-infra/server/demo-city/images'), metrics: createMetrics({ ofProcess: true }) },
  );
  if (!opened.ok) return quit([opened.error.sentence]);
  return opened.value;
};

const createApp = (root: string, config: ServerConfig, apiHost: string, marketplace: Marketplace | undefined) => {
  if (config.role === 'jobs' && marketplace) return createJobsApp({ readVisit: createReadVisit(config), marketplace });
  const clientDir = join(root, 'dist/client');
  const texts = createLocalTexts(join(clientDir, 'locales'));
  const fetchFor = createSiteFetch(marketplace);
  const mapsUrl = config.maps?.url ?? '';
  const adminUrl = config.adminUrl ?? '';
  const push = config.push?.client;
  const { hostedChat } = config;
  const hostedIdentity = config.hostedIdentity?.client;
  const assetsOf = createPageAssets(clientDir);
  const comfortStyles = comfortStylesIn(clientDir);
  const rendering = {
    fetchFor,
    apiHost,
    mapsUrl,
    adminUrl,
    push,
    hostedChat,
    hostedIdentity,
    now: () => (marketplace ? marketplace.now() : Date.now()),
    loadTexts: texts,
    publicUrl: config.publicUrl,
    report: (problem: string, cause?: unknown) => console.error(problem, cause),
  };
  const page = createPageServer({
    ...rendering,
    assetsOf,
    comfortStyles,
    fontsOf: createFontsOf(clientDir),
    boot: boot.trim(),
    wait: (milliseconds) => wait(milliseconds, undefined, { ref: false }),
  });
  const plain = createPlainServer({
    ...rendering,
    styles: inlineStyles(assetsOf(undefined)),
    comfortStyles: inlineStyles(comfortStyles),
    render: renderPlain,
  });
  const siteFile = createSiteFiles({ fetchFor, apiHost, publicUrl: config.publicUrl });
  return createWebApp({
    readVisit: createReadVisit(config),
    marketplace,
    apiHost,
    mapsUrl,
    adminUrl,
    push,
    hostedChat,
    hostedIdentity,
    staticFile: createStaticFiles(clientDir),
    siteFile,
    page,
    plain,
  });
};

const close = async (
  server: ReturnType<typeof serve>,
  marketplace: Marketplace | undefined,
  drainSeconds: number,
): Promise<void> => {
  await shutDown({
    drain: () => marketplace?.drain(),
    wait: (seconds) => wait(seconds * 1000),
    closeServer: () => new Promise((resolve) => server.close(() => resolve())),
    closeMarketplace: (answered) => (marketplace ? marketplace.close(answered) : answered),
    drainSeconds,
  });
  process.exit(0);
};

const quit = (sentences: readonly string[]): never => {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
};

void start();
