import { expect, test } from '@playwright/test';
import { api, newCustomer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';

test('ACCOUNT-5 changes name, photo and address, across a reload and a failed save', async ({ page }) => {
  const errors = watchErrors(page);
  const customer = await newCustomer('profile');
  const shown = async () => (await api.ok('showProfile', {}, { token: customer.token })).data;

  // ACCOUNT-6: a guest signs in first, and returns.
  await page.goto('/profile');
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/profile$/);
  await comeAlive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'profile Journey' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await test.step('what was typed survives a reload and a server that is away', async () => {
    await page.getByLabel('First name').fill('Rosalind');
    await page.getByLabel('Birthday (optional)').fill('1990-05-17');
    await page.getByText('Rather not say').click();
    await expect(page.getByText('2 changes not saved')).toBeVisible();
    await page.reload();
    await comeAlive(page);
    await expect(page.getByLabel('First name')).toHaveValue('Rosalind');
    await page.route('**/profile/update*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('alert').first()).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('Rosalind');
    await page.unroute('**/profile/update*');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rosalind Journey' })).toBeVisible();
    expect(await shown()).toMatchObject({ firstname: 'Rosalind', birthday: '1990-05-17 00:00:00Z', gender: null });
  });

  await test.step('a photo is cut by keyboard, and holds nothing but its pixels', async () => {
    // A JPEG with a comment, as cameras write one beside the pixels.
    const picture = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [900, 600];
      canvas.getContext('2d')?.fillRect(100, 100, 300, 300);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    });
    const jpeg = Buffer.from(picture, 'base64');
    const secret = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 14]), Buffer.from('GPS 52.37 N!')]);
    const buffer = Buffer.concat([jpeg.subarray(0, 2), secret, jpeg.subarray(2)]);
    await page.setInputFiles('input[type=file]', { name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    const dialog = page.getByRole('dialog', { name: 'Choose what shows' });
    await dialog.getByRole('button', { name: /^Photo\. Drag it/ }).press('ArrowLeft');
    await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await dialog.getByRole('button', { name: 'Use this photo' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('img', { name: 'Photo of Rosalind' })).toBeVisible();
    const { img } = await shown();
    const sent = Buffer.from(await (await page.request.get(img ?? '')).body());
    expect([sent.length > 100, sent.includes('GPS')]).toEqual([true, false]);
    await page.setInputFiles('input[type=file]', {
      name: 'x.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg/>'),
    });
    await expect(page.getByText('This file cannot be read as a photo')).toBeVisible();
  });

  await test.step('a new address needs the password, and counts once its code is typed', async () => {
    const email = `new-${customer.email}`;
    await page.getByRole('link', { name: 'Change e-mail address' }).click();
    await expect(page.getByRole('heading', { name: 'Change e-mail address' })).toBeVisible();
    await page.getByLabel('New e-mail address').fill(email);
    await page.getByLabel('Your password, to be sure it is you').fill('not this');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This is not your current password')).toBeVisible();
    await page.getByLabel('Your password, to be sure it is you').fill(customer.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Verify e-mail address' })).toBeFocused();
    expect(await shown()).toMatchObject({ email, email_verified_at: null });
    const desk = await api.signIn('desk@tiffin.test');
    const [mail] = (await api.ok('listOutbox', { to: email }, { token: desk })).data;
    await page.reload();
    await comeAlive(page);
    await page.getByLabel('Code').fill(mail?.code ?? '');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page).toHaveURL(/\/profile$/);
    expect(await shown()).toMatchObject({ email, email_verified_at: expect.any(String) });
  });

  await test.step('the name and the photo are in the menu of every page', async () => {
    await page.getByRole('link', { name: 'Tiffin' }).first().click();
    await expect(page.getByRole('button', { name: /Rosalind/ })).toBeVisible();
  });
  expect(errors).toEqual([]);
});
