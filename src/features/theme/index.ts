export { ThemeName } from './theme-name.view.tsx';
export { ThemeToggle } from './theme-toggle.view.tsx';
export { THEME_VIEW_MODEL } from './theme.tokens.ts';
export { ThemeViewModel } from './theme.view-model.ts';
