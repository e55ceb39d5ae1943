export { arabic as ar } from './ar/index.ts';
export { chinese as zh } from './zh/index.ts';
export { english as en } from './en/index.ts';
export { french as fr } from './fr/index.ts';
export { german as de } from './de/index.ts';
export { russian as ru } from './ru/index.ts';
export { spanish as es } from './es/index.ts';
export { turkish as tr } from './tr/index.ts';
