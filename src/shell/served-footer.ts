import { servedView, whenUsed } from '../ui/lazy/index.ts';
// What the server renders is styled before its code is there.
import './footer.module.scss';

/** Below every page; its links work before its code is there. */
export const Footer = servedView(() => import('./footer.view.tsx').then((module) => module.Footer), whenUsed);
