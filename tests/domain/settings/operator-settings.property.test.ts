import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOperatorSetting, isOperatorSetting, OPERATOR_SETTINGS, settingsOf } from '@domain/settings/index.ts';
import { runs } from '../runs.ts';

const KEYS = Object.keys(OPERATOR_SETTINGS).filter(isOperatorSetting);
const keyArb = fc.constantFrom(...KEYS);

describe('STORE-1 a setting of the operator', () => {
  it('is taken trimmed, and what was taken is taken again unchanged', () => {
    const typedArb = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '0',
        '1',
        '4',
        '6',
        '30',
        '2.50',
        '٢٫٥',
        '٣',
        'email',
        'seller',
        'Europe/Amsterdam',
        '52.37, 4.89',
      ),
      fc.constantFrom('https://food.example/app', 'http://food.example', 'https://a b', 'javascript:alert(1)'),
    );
    fc.assert(
      fc.property(keyArb, typedArb, (key, typed) => {
        const checked = checkOperatorSetting(key, ` ${typed} `);
        if (!checked.ok) return;
        expect(checked.value).toBe(checked.value.trim());
        expect(checkOperatorSetting(key, checked.value)).toEqual(checked);
      }),
      runs(200),
    );
  });

  it.each([
    ['ui_type', '5'],
    ['service_fee', '-1'],
    ['service_fee', '1.2345'],
    ['password_min', '5'],
    ['facebook', 'javascript:alert(1)'],
    ['facebook', 'http://facebook.com/tiffin'],
    ['location', '91,0'],
    ['timezone', ''],
    ['group_order', 'on'],
    ['footer_text', 'two\nlines'],
  ] as const)('%s is not "%s"', (key, typed) => {
    expect(checkOperatorSetting(key, typed).ok).toBe(false);
  });

  it('LOCALE-6e is stored in Latin digits with a point', () => {
    expect(checkOperatorSetting('service_fee', '٢٫٥٠')).toEqual({ ok: true, value: '2.5' });
    expect(checkOperatorSetting('password_min', '۸')).toEqual({ ok: true, value: '8' });
  });

  it('takes effect as typed: the app reads it back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 64 }), fc.constantFrom('1', '2', '3', '4'), (least, layout) => {
        const rows = [
          { key: 'password_min', value: String(least) },
          { key: 'ui_type', value: layout },
        ] as const;
        for (const { key, value } of rows) expect(checkOperatorSetting(key, value)).toEqual({ ok: true, value });
        expect(settingsOf(rows)).toMatchObject({ passwordMin: least, uiType: layout });
      }),
      runs(20),
    );
  });
});
