import type { LogoSpec } from '../draw/logos.ts';
import { marks, type MarkName } from '../draw/logo-marks.data.ts';
export const logos: Record<string, LogoSpec> = Object.fromEntries((Object.keys(marks) as MarkName[]).slice(0, 52).map((mark) => [mark, { mark, ground: '#8f2f1c', ink: '#fbe7c8', accent: '#f2b632' }]));
