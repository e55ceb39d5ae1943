import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceOf } from '@domain/identity/index.ts';
import { runs } from '../runs.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0';

describe('ACCOUNT-5 the device of a session', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/138.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`Mozilla/5.0 (Linux; Android 15) SamsungBrowser/27.0 ${CHROME} Safari/537.36`, 'Samsung Internet', 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1', 'Safari', 'iPhone'],
    ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) CriOS/138.0 Safari/604.1', 'Chrome', 'iPad'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15', 'Safari', 'Mac'],
    ['curl/8.5.0', undefined, undefined],
  ])('is named as its owner knows it: %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it('has only known names, whatever the header says', () => {
    const known = fc.constantFrom('Chrome/1', 'Safari/1', 'Android', 'iPhone', 'Edg/1', 'like Mac OS X');
    fc.assert(
      fc.property(fc.array(fc.oneof(known, fc.string())), (parts) => {
        for (const name of Object.values(deviceOf(parts.join(' '))))
          expect(name ?? 'Edge').toMatch(/^[A-Z][a-zOS ]+$|^i/i);
      }),
      runs(60),
    );
  });
});
