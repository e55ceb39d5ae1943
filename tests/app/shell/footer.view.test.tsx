import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { settingsOf } from '@domain/settings/index.ts';
import { Footer } from '@app/shell/footer.view.tsx';
import { services } from '../content/stage.ts';
import { render } from '../render.tsx';

const show = (rows: Readonly<Record<string, string>>) =>
  render(<Footer settings={settingsOf(Object.entries(rows).map(([key, value]) => ({ key, value })))} />, { services });
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('LAYOUT-7 the footer', () => {
  it('has the texts of the settings, and links to social pages and app stores', () => {
    show({
      footer_text: '© Tiffin',
      address: '1 Market Square',
      phone: '14015550100',
      email: 'hello@tiffin.test',
      instagram: 'https://instagram.test/tiffin',
      facebook: 'https://facebook.test/tiffin',
      twitter: 'https://twitter.test/tiffin',
      customer_app_android: 'https://play.test/tiffin',
      customer_app_ios: 'https://apps.test/tiffin',
      delivery_app_android: 'https://play.test/courier',
      delivery_app_ios: 'https://apps.test/courier',
      vendor_app_android: 'https://play.test/shop',
      vendor_app_ios: 'https://apps.test/shop',
    });
    expect(screen.queryByText(/^footer\./)).toBeNull();
    for (const text of ['© Tiffin', '1 Market Square', '+1 401 555 0100', 'hello@tiffin.test'])
      expect(screen.getByText(text)).toBeDefined();
    expect(links()).toEqual(
      expect.arrayContaining([
        'tel:+14015550100',
        'mailto:hello@tiffin.test',
        'https://instagram.test/tiffin',
        'https://facebook.test/tiffin',
        'https://twitter.test/tiffin',
        'https://play.test/tiffin',
        'https://apps.test/tiffin',
      ]),
    );
    for (const link of screen.getAllByRole('link')) expect(link.textContent).not.toBe('');
  });

  it('omits missing settings, and never links to anything but a web address', () => {
    show({
      footer_text: '© Tiffin',
      instagram: 'javascript:alert(1)',
      facebook: '//evil.test',
      customer_app_ios: 'data:text/html,x',
    });
    expect(
      links().filter((address) => address === null || !address.startsWith('/') || address.startsWith('//')),
    ).toEqual([]);
    expect(screen.queryByText('+')).toBeNull();
  });
});
