// Shades are made in OKLab so that a darker orange stays orange instead of turning to mud.

interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

function parse(hex: string): Lab {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const value = Number.parseInt(full.slice(1, 7), 16);
  const r = toLinear(((value >> 16) & 255) / 255);
  const g = toLinear(((value >> 8) & 255) / 255);
  const b = toLinear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function format({ l, a, b }: Lab): string {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  return `#${channels
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Positive is lighter, negative is darker; 0.1 is one clear step. Shadows gain a little chroma, lights lose some. */
export function tone(hex: string, amount: number): string {
  const { l, a, b } = parse(hex);
  const chroma = amount < 0 ? 1 - amount * 0.4 : 1 - amount * 0.6;
  return format({ l: Math.min(1, Math.max(0, l + amount)), a: a * chroma, b: b * chroma });
}

export interface Recolour {
  /** Degrees around the hue circle. */
  readonly hue?: number;
  /** Factor on chroma: 0 is gray. */
  readonly chroma?: number;
  /** Added to lightness, which runs from 0 to 1. */
  readonly light?: number;
}

export function recolour(hex: string, { hue = 0, chroma = 1, light = 0 }: Recolour): string {
  const { l, a, b } = parse(hex);
  const angle = (hue * Math.PI) / 180;
  return format({
    l: Math.min(1, Math.max(0, l + light)),
    a: (a * Math.cos(angle) - b * Math.sin(angle)) * chroma,
    b: (a * Math.sin(angle) + b * Math.cos(angle)) * chroma,
  });
}
