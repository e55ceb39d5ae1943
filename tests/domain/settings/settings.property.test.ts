import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  announces,
  homeVariantOf,
  STORED_SETTING_KEYS,
  storedSettingsOf,
  layoutOf,
  settingsOf,
  settingsToStore,
} from '@domain/settings/index.ts';
import { hostileTextArb, settingRowArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

describe('STORE-1 settings', () => {
  it('are read whatever the rows contain, numbers within their bounds', () => {
    fc.assert(
      fc.property(fc.array(settingRowArb, { maxLength: 12 }), (rows) => {
        const settings = settingsOf(rows);
        const { reservation, otpMinutes, passwordMin } = settings;
        for (const number of [reservation.slotMinutes, reservation.hoursAhead, reservation.leastHours, otpMinutes])
          expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
        expect(Number.isSafeInteger(passwordMin) && passwordMin >= 6).toBe(true);
        expect(settings.extensions.every((name) => name === name.trim() && name !== '')).toBe(true);
        expect(settings.timeZone).not.toBe('');
      }),
      runs(25, 10_000),
    );
  });

  it('switch on with 1 only; sign-in buttons are shown unless switched off', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom('0', '1', 'true', ' 1'), hostileTextArb), (value) => {
        const settings = settingsOf([
          { key: 'group_order', value },
          { key: 'social_auth_google', value },
        ]);
        expect([settings.isGroupOrderActive, settings.socialSignIn.google]).toEqual([value === '1', value === '1']);
        expect(settings.socialSignIn.apple).toBe(true);
        expect([
          settings.isPhoneRequired,
          settings.isParcelActive,
          settings.isReferralActive,
          settings.isReservationActive,
          settings.isDemo,
        ]).toEqual([false, false, false, false, false]);
      }),
      runs(25, 10_000),
    );
  });

  it('have stated defaults, and the last of two rows wins', () => {
    const none = settingsOf([]);
    expect([none.reservation, none.otpMinutes, none.passwordMin, none.extensions, none.timeZone, none.uiType]).toEqual([
      { slotMinutes: 30, hoursAhead: 0, leastHours: 3 },
      0,
      6,
      [],
      undefined,
      '',
    ]);
    const passwordMin = (...values: readonly string[]): number =>
      settingsOf(values.map((value) => ({ key: 'password_min', value }))).passwordMin;
    expect([
      passwordMin('8'),
      passwordMin('4'),
      passwordMin('-9'),
      passwordMin('8', '10'),
      passwordMin('1e3'),
      passwordMin(' 9 '),
    ]).toEqual([8, 6, 6, 10, 6, 9]);
    const slotMinutes = (value: string): number =>
      settingsOf([{ key: 'reservetion_time_durations', value }]).reservation.slotMinutes;
    expect([slotMinutes('45'), slotMinutes('1'), slotMinutes('0')]).toEqual([45, 1, 30]);
  });

  it('contain the text of every row, and each switch its own value', () => {
    const texts = [
      'title',
      'ui_type',
      'footer_text',
      'address',
      'phone',
      'email',
      'instagram',
      'facebook',
      'twitter',
      'customer_app_android',
      'customer_app_ios',
      'delivery_app_android',
      'delivery_app_ios',
      'vendor_app_android',
      'vendor_app_ios',
      'payment_type',
      'auth_option',
      'location',
      'timezone',
      'google_map_key',
    ];
    const {
      title,
      uiType,
      footerText,
      address,
      phone,
      email,
      social,
      apps,
      paymentType,
      authOption,
      location,
      timeZone,
      mapsKey,
    } = settingsOf(texts.map((key) => ({ key, value: `of ${key}` })));
    expect([
      title,
      uiType,
      footerText,
      address,
      phone,
      email,
      social.instagram,
      social.facebook,
      social.twitter,
      apps.customerAndroid,
      apps.customerIos,
      apps.deliveryAndroid,
      apps.deliveryIos,
      apps.vendorAndroid,
      apps.vendorIos,
      paymentType,
      authOption,
      location,
      timeZone,
      mapsKey,
    ]).toEqual(texts.map((key) => `of ${key}`));
    const switches = [
      'before_order_phone_required',
      'before_order_phone_verified',
      'referral_active',
      'group_order',
      'active_parcel',
      'reservation_enable_for_user',
      'is_demo',
      'social_auth_google',
      'social_auth_apple',
      'social_auth_facebook',
    ];
    for (const on of switches) {
      const {
        isPhoneRequired,
        isVerifiedPhoneRequired,
        isReferralActive,
        isGroupOrderActive,
        isParcelActive,
        isReservationActive,
        isDemo,
        socialSignIn,
      } = settingsOf(switches.map((key) => ({ key, value: key === on ? '1' : '0' })));
      expect([
        isPhoneRequired,
        isVerifiedPhoneRequired,
        isReferralActive,
        isGroupOrderActive,
        isParcelActive,
        isReservationActive,
        isDemo,
        socialSignIn.google,
        socialSignIn.apple,
        socialSignIn.facebook,
      ]).toEqual(switches.map((key) => key === on));
    }
    const numbers = settingsOf([
      { key: 'reservation_time_durations', value: '20' },
      { key: 'reservation_before_time', value: '4' },
      { key: 'min_reservation_time', value: '2' },
      { key: 'otp_expire_time', value: '5' },
    ]);
    expect([numbers.reservation, numbers.otpMinutes]).toEqual([{ slotMinutes: 20, hoursAhead: 4, leastHours: 2 }, 5]);
  });

  it('announce an extension only by its full name', () => {
    const settings = settingsOf([{ key: 'api_extensions', value: ' quote, events ,,cart_version2' }]);
    expect((['quote', 'events', 'cart_version', 'chat'] as const).map((name) => announces(settings, name))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('LAYOUT-1 LAYOUT-2 layout', () => {
  it('is two for 2, 3 and 4, else one; the home page follows v, then ui_type, then 1', () => {
    const textArb = fc.oneof(
      fc.constantFrom('1', '2', '3', '4', '5', '0', ' 2', '02', '2.0', '0x2', '4 ', '1e0', '\n3'),
      hostileTextArb,
    );
    const digits = ['1', '2', '3', '4'];
    fc.assert(
      fc.property(textArb, fc.option(textArb, { nil: undefined }), (uiType, v) => {
        expect(layoutOf(uiType)).toBe(uiType === '2' || uiType === '3' || uiType === '4' ? 'two' : 'one');
        const known = [v ?? '', uiType].find((text) => digits.includes(text));
        expect(homeVariantOf(v, uiType)).toBe(Number(known ?? 1));
        expect(layoutOf(uiType)).toBe(homeVariantOf(undefined, uiType) === 1 ? 'one' : 'two');
      }),
      runs(25, 10_000),
    );
    expect([homeVariantOf('1', '2'), homeVariantOf('5', '3'), homeVariantOf(undefined, '4')]).toEqual([1, 3, 4]);
  });
});

describe('STORE-1 the settings stored on a device', () => {
  const size = (settings: ReturnType<typeof settingsOf>): number =>
    encodeURIComponent(
      JSON.stringify(Object.fromEntries(settingsToStore(settings).map(({ key, value }) => [key, value]))),
    ).length;

  it('look the same at the next visit and take at most 300 bytes of a cookie', () => {
    fc.assert(
      fc.property(fc.array(settingRowArb, { maxLength: 12 }), (rows) => {
        const settings = settingsOf(rows);
        const kept = storedSettingsOf(settingsToStore(settings));
        expect(size(settings)).toBeLessThanOrEqual(300);
        expect([layoutOf(kept.uiType), homeVariantOf(undefined, kept.uiType)]).toEqual([
          layoutOf(settings.uiType),
          homeVariantOf(undefined, settings.uiType),
        ]);
        expect([kept.isParcelActive, kept.isGroupOrderActive, kept.isReservationActive]).toEqual([
          settings.isParcelActive,
          settings.isGroupOrderActive,
          settings.isReservationActive,
        ]);
        expect(settingsToStore(kept)).toEqual(settingsToStore(settings));
      }),
      runs(25, 10_000),
    );
  });

  it('are small even when full', () => {
    const fullest = settingsOf(
      STORED_SETTING_KEYS.map((key) => ({
        key,
        value:
          key === 'timezone'
            ? 'America/Argentina/ComodRivadavia'
            : key === 'auth_option'
              ? 'phone'
              : key === 'ui_type'
                ? '4'
                : '1',
      })),
    );
    expect([settingsToStore(fullest).length, size(fullest) <= 300]).toEqual([STORED_SETTING_KEYS.length, true]);
  });

  it('accept no other keys, and never an extension', () => {
    const hostile = [
      'api_extensions',
      'google_map_key',
      'phone',
      'footer_text',
      'payment_type',
      'is_demo',
      '__proto__',
    ].map((key) => ({ key, value: '1' }));
    expect(storedSettingsOf(hostile)).toEqual(settingsOf([]));
    expect(
      settingsToStore(
        settingsOf([...hostile, { key: 'timezone', value: '<script>' }, { key: 'auth_option', value: 'x'.repeat(41) }]),
      ),
    ).toEqual([]);
  });
});
