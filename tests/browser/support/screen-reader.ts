import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { startReader, type Move } from './reader-in-page.ts';
import { fold } from './spoken-phrases.ts';

const LIBRARY = '/virtual-screen-reader.js';
const FILE = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));

/** Until nothing has appeared or gone for a moment: a person needs longer than that to press a key. */
const stillness = async (): Promise<void> => {
  const MOMENT_MS = 300;
  await new Promise<void>((resolve) => {
    let waiting = setTimeout(resolve, MOMENT_MS);
    new MutationObserver(() => {
      clearTimeout(waiting);
      waiting = setTimeout(resolve, MOMENT_MS);
    }).observe(document.body, { childList: true, subtree: true });
  });
};

const isMessage = (phrase: string): boolean => /^(?:polite|assertive): \S/.test(phrase);

/** A person who hears the page and presses keys. Everything spoken is kept, with `>` before what was pressed. */
export class ScreenReader {
  /** As the library said it. */
  readonly #phrases: string[] = [];
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Served from the page's own address, the library is a script that the page allows. */
  static async start(page: Page): Promise<ScreenReader> {
    await page.route(`**${LIBRARY}`, (route) => route.fulfill({ path: FILE, contentType: 'text/javascript' }));
    await page.evaluate(startReader, LIBRARY);
    return new ScreenReader(page);
  }

  get spoken(): readonly string[] {
    return fold(this.#phrases);
  }

  async beginStep(name: string): Promise<void> {
    await this.#take();
    this.#phrases.push(`# ${name}`);
  }

  /** Reads on until the cursor is at the target, which is spoken last. */
  async readTo(target: Locator): Promise<void> {
    await this.#moveTo(target, 'read');
  }

  /** Reads the open sheet from its beginning to its end. */
  async readSheet(): Promise<void> {
    await this.#moveTo(undefined, 'jump');
    await this.#page.evaluate(() => globalThis.pageReader?.readOn());
    await this.#take();
  }

  /** Goes from heading to heading. */
  async skipTo(target: Locator): Promise<void> {
    await this.#moveTo(target, 'headings');
  }

  /** Goes there by a list of everything on the page. */
  async jumpTo(target: Locator): Promise<void> {
    await this.#moveTo(target, 'jump');
  }

  async press(target: Locator): Promise<void> {
    await this.jumpTo(target);
    this.#phrases.push('> press');
    await this.#page.evaluate(() => globalThis.pageReader?.press());
  }

  /** Presses a choice and hears that it is chosen. */
  async choose(choice: Locator): Promise<void> {
    await this.press(choice);
    await this.jumpTo(choice);
  }

  async type(text: string): Promise<void> {
    await this.#take();
    this.#phrases.push(`> ${text}`);
    await this.#page.keyboard.type(text);
  }

  async key(name: string): Promise<void> {
    await this.#take();
    this.#phrases.push(`> ${name}`);
    await this.#page.keyboard.press(name);
  }

  /** Waits for a message, wherever the cursor is, and listens to the end. */
  async listen(): Promise<void> {
    const from = this.#phrases.length;
    const hasHeard = (): boolean => this.#phrases.slice(from).some(isMessage);
    await expect.poll(async () => this.#take().then(hasHeard), 'to hear a message').toBe(true);
    await this.silence();
  }

  /** Hears what was pressed, and the last message before something is there; the rest depends on the moment. */
  async listenUntil(target: Locator): Promise<void> {
    const from = this.#phrases.length;
    await expect(target).toBeVisible({ timeout: 60_000 });
    await this.silence();
    const [pressed = '', ...heard] = this.#phrases.splice(from);
    this.#phrases.push(pressed, ...heard.filter(isMessage).slice(-1));
  }

  /** A message stays for some seconds, and would be read once more. */
  async silence(): Promise<void> {
    const messages = this.#page.locator('span[role=status][aria-live=polite]').filter({ hasText: /\S/ });
    await expect(messages).toHaveCount(0);
    await this.#take();
  }

  async #moveTo(target: Locator | undefined, move: Move): Promise<void> {
    await expect(this.#page.locator('[aria-busy=true]')).toHaveCount(0);
    await this.#page.evaluate(stillness);
    await this.#take();
    const element = (await target?.elementHandle()) ?? null;
    await this.#page.evaluate(([to, by]) => globalThis.pageReader?.moveTo(to, by), [element, move] as const);
    await this.#take();
  }

  async #take(): Promise<void> {
    this.#phrases.push(...((await this.#page.evaluate(() => globalThis.pageReader?.take())) ?? []));
  }
}
