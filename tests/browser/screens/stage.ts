import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import ar from '../../../src/public/locales/ar/translation.json' with { type: 'json' };
import en from '../../../src/public/locales/en/translation.json' with { type: 'json' };
import { newCustomer, type apiOf, type Customer } from '../support/api.ts';
import { visitorCookies } from '../support/group.ts';
import type { Look } from './looks.ts';

const FOLDER = 'screens';
const TALLEST = 4_000;
const TEXTS = { ar, en };

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What a walk works with: one server, one look. */
export type Stage = {
  readonly look: Look;
  readonly api: ReturnType<typeof apiOf>;
  readonly origin: string;
  /** The moment on the clock of the server. */
  readonly now: () => number;
  /** A browser of its own at HOME, signed in as somebody if they have a token. */
  readonly open: (who?: Pick<Customer, 'token'>, more?: BrowserContextOptions) => Promise<Page>;
  /** A new customer, whose name is their own in every look. */
  readonly customer: (name: string) => Promise<Customer>;
  /** A text of the look's language, whole, with anything in its places. */
  readonly word: (key: keyof typeof en) => RegExp;
  /** Takes a picture of what a window of 800 pixels shows. */
  readonly take: (page: Page, name: string) => Promise<void>;
  /** Takes a picture of the page from its top to its end. */
  readonly takeAll: (page: Page, name: string) => Promise<void>;
};
/** Takes pictures of one part of a feature; needs nothing of what others did. */
export type Walk = (stage: Stage) => Promise<void>;

type Place = Pick<Stage, 'look' | 'api' | 'origin' | 'now'>;

/** A stage, and how to close the browsers opened on it. */
export const stageOf = (browser: Browser, { look, api, origin, now }: Place) => {
  const { width, theme, locale } = look;
  const viewport = { width, height: 800 };
  const take = async (page: Page, name: string): Promise<void> => {
    // Pictures and map tiles load after the page itself.
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${FOLDER}/${name}-${width}-${theme}-${locale}.png` });
  };
  mkdirSync(FOLDER, { recursive: true });
  const sessionCookies = async (token: string) => {
    const { id, firstname, lastname, role } = (await api.ok('showProfile', {}, { token })).data;
    const user = JSON.stringify({ id, firstName: firstname, lastName: lastname, role });
    const header = token.startsWith('Bearer ') ? token : `Bearer ${token}`;
    return Object.entries({ access_token: header, user }).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: origin,
    }));
  };
  const open: Stage['open'] = async (who, more) => {
    const context = await browser.newContext({
      baseURL: origin,
      viewport,
      colorScheme: theme,
      locale,
      reducedMotion: 'reduce',
      deviceScaleFactor: width < 500 ? 2 : 1,
      ...more,
    });
    context.setDefaultTimeout(20_000);
    await context.addCookies(visitorCookies(locale, origin));
    if (who) await context.addCookies(await sessionCookies(who.token));
    return context.newPage();
  };
  const stage: Stage = {
    look,
    api,
    origin,
    now,
    open,
    customer: (name) => newCustomer(name, api),
    word: (key) =>
      new RegExp(
        `^${TEXTS[locale][key]
          .split(/{{.*?}}/)
          .map(escaped)
          .join('.*')}`,
      ),
    take,
    takeAll: async (page, name) => {
      const height = await page.evaluate(() => {
        // What is as high as the window stays so in a taller one.
        const whole = `${innerHeight}px`;
        for (const element of document.querySelectorAll<HTMLElement>('main, main *'))
          if (getComputedStyle(element).minBlockSize === whole) element.style.minBlockSize = whole;
        return document.documentElement.scrollHeight;
      });
      await page.setViewportSize({ width, height: Math.min(Math.max(height, viewport.height), TALLEST) });
      await take(page, name);
      await page.setViewportSize(viewport);
    },
  };
  return { stage, close: () => Promise.all(browser.contexts().map((context) => context.close())) };
};
