import { expect, type Locator, type Page } from '@playwright/test';

/** A person with nothing but a keyboard; every press counts, the text typed into one field counts as one. */
export class Keyboard {
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string, times: number = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await this.#page.keyboard.press(key);
      this.presses += 1;
    }
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.presses += 1;
  }

  /** Goes on with one key until the focus is on what is looked for. */
  async goTo(target: Locator, key: string = 'Tab', most: number = 30): Promise<void> {
    await expect(target).toBeVisible();
    const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
    for (let time = 0; time < most && !(await isThere()); time += 1) await this.press(key);
    await expect(target).toBeFocused();
  }
}
