import { serve } from '@hono/node-server';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMarketplace, readConfig } from '../../../src-infra/server/index.ts';
import boot from '../boot.inline.js?raw';
import { createPageAssets } from './assets.ts';
import { createFontsOf } from './fonts.ts';
import { createLocalTexts } from './local-texts.ts';
import { createPageServer } from './page-server.ts';
import { createStaticFiles } from './static-files.ts';
import { createWebApp } from './web-app.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { announce } from './announce.ts';

const clientDir = join(dirname(fileURLToPath(import.meta.url)), '../client');
