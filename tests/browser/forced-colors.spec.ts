import { expect, test, type Locator, type Page } from '@playwright/test';
import { customerScreens, guestScreens, loadAllAtOnce, visit, type Screen } from './support/first-hour.ts';
import { comeAlive } from './support/journey.ts';
import { signInWithOrder } from './support/signed-in.ts';

test.use({ viewport: { width: 360, height: 800 } });

const styleOf = (target: Locator, name: string): Promise<string> =>
  target.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

test('ACCESS-3 forced colors show what is chosen, and buttons keep their edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });

  await test.step('a dish', async () => {
    await page.goto('/shop/1');
    await comeAlive(page);
    await page.getByRole('link', { name: 'Falafel plate' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Falafel plate' });
    await sheet.getByRole('radio', { name: /Large/ }).check();
    const tile = (name: RegExp): Locator => sheet.locator('label').filter({ has: page.getByRole('radio', { name }) });
    await expect.poll(() => styleOf(tile(/Large/), 'outline-style')).toBe('solid');
    expect(await styleOf(tile(/Regular/), 'outline-style')).toBe('none');
    expect(await styleOf(sheet.getByRole('button', { name: /^Add(?! a note)/ }), 'border-top-width')).toBe('1px');
  });

  await test.step('results of a search', async () => {
    await page.goto('/shop?search=pizza&open=1');
    await comeAlive(page);
    const main = page.getByRole('main');
    const part = (name: RegExp): Promise<string> =>
      styleOf(main.getByRole('link', { name }).first(), 'background-color');
    await expect.poll(() => part(/^All$/)).not.toBe(await part(/^Products \d/));
    await main.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: /Filters/ });
    const chip = (name: RegExp): Promise<string> =>
      styleOf(sheet.locator('label').filter({ has: page.getByRole('checkbox', { name }) }), 'outline-style');
    await expect.poll(() => chip(/^Open now/)).toBe('solid');
    expect(await chip(/^Vegan/)).toBe('none');
  });
});

/** What is chosen but looks like its neighbor, and buttons without an edge; one line each. */
const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 4;
    const lookOf = (element: Element): string => {
      const { backgroundColor, outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(element);
      return [backgroundColor, outlineStyle, outlineWidth, borderTopWidth].join(' ');
    };
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 50)}"`;
    const CHOSEN =
      '[aria-pressed=true], [aria-selected=true], label:has(> :is([type=radio], [type=checkbox]):checked), ' +
      'main :is(a, button)[aria-current]:not([aria-current=false])';
    const chosen = [...document.querySelectorAll(CHOSEN)].filter(isShown).flatMap((element) => {
      const role = element.tagName;
      const group = element.closest('fieldset, [role=radiogroup], [role=tablist], [role=listbox], nav, ul, form, main');
      const other = [...(group?.querySelectorAll(role) ?? [])].find((each) => isShown(each) && !each.matches(CHOSEN));
      return other && lookOf(other) === lookOf(element) ? [`looks unchosen: ${named(element)}`] : [];
    });
    const buttons = [...document.querySelectorAll('button, select, a[data-look=main], a[data-look=quiet]')]
      .filter((element) => isShown(element) && element !== document.activeElement)
      .flatMap((element) => {
        const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(element);
        const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
        return hasBorder || outlineStyle !== 'none' || element.matches(CHOSEN) ? [] : [`no edge: ${named(element)}`];
      });
    return [...chosen, ...buttons];
  });

test.describe('ACCESS-3 forced colors, every open state of the first hour', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await loadAllAtOnce(page);
  });

  const look = async (page: Page, screens: readonly Screen[]): Promise<void> => {
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await visit(page, screen);
        await expect.soft.poll(() => lost(page), screen.name).toEqual([]);
      });
  };

  test('of a guest', async ({ page }) => look(page, await guestScreens()));
  test('of a customer', async ({ page }) => look(page, customerScreens(await signInWithOrder(page, 'forced'))));
});
