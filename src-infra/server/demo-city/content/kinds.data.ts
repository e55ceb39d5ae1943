import { t } from './text.ts';
import type { KindEntry } from './types.ts';

/** Finer kinds within categories of shops. */
export const kinds: readonly KindEntry[] = [
  { slug: 'ramen', of: 'noodles', title: t('Ramen', 'رامن', 'Ramen', 'Ramen'), shops: ['lantern-ramen', 'umi-bento'] },
  { slug: 'wok', of: 'noodles', title: t('Wok', 'ووك', 'Wok', 'Wok'), shops: ['noodle-dock', 'golden-carp', 'basil-and-lime'] },
  { slug: 'dumplings', of: 'noodles', title: t('Dumplings', 'دمبلنغ', 'Teigtaschen', 'Raviolis'), shops: ['dumpling-lane', 'golden-carp'] },
  { slug: 'pho', of: 'noodles', title: t('Pho', 'فو', 'Phở', 'Phở'), shops: ['saigon-corner'] },
  { slug: 'mezze', of: 'grill', title: t('Mezze', 'مقبلات', 'Mezze', 'Mezzés'), shops: ['levant-kitchen', 'cedar-and-thyme'] },
  { slug: 'shawarma', of: 'grill', title: t('Shawarma and kebab', 'شاورما وكباب', 'Schawarma und Kebab', 'Chawarma et kebab'), shops: ['bab-sharqi', 'night-skewer'] },
  { slug: 'smoke', of: 'grill', title: t('Smoked and charcoaled', 'مدخّن ومشوي على الفحم', 'Rauch und Holzkohle', 'Fumé et au charbon'), shops: ['ember-yard', 'low-tide-smokehouse'] },
];
