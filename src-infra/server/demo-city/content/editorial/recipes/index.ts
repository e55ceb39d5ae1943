import { all } from '../../text.ts';
import type { RecipeEntry, TopicEntry } from '../types.ts';
import { breakfast } from './breakfast.data.ts';
import { sharing } from './sharing.data.ts';
import { weekday } from './weekday.data.ts';

export const recipeTopics: readonly TopicEntry[] = [
  {
    slug: 'breakfast-table',
    motif: 'fried-eggs',
    title: all('Breakfast', 'فطور', 'Frühstück', 'Petit-déjeuner', 'Desayuno', 'Завтрак', 'Kahvaltı', '早餐'),
  },
  {
    slug: 'weekday-pans',
    motif: 'spaghetti-pomodoro',
    title: all(
      'Weekday pans',
      'أطباق أيام الأسبوع',
      'Unter der Woche',
      'En semaine',
      'Entre semana',
      'На будни',
      'Hafta içi',
      '工作日快手菜',
    ),
  },
  {
    slug: 'to-share-table',
    motif: 'hummus-bowl',
    title: all(
      'To share',
      'للمشاركة',
      'Zum Teilen',
      'À partager',
      'Para compartir',
      'На компанию',
      'Paylaşmalık',
      '分享',
    ),
  },
];

/** Recipes, the first is the oldest. */
export const recipes: readonly RecipeEntry[] = [...sharing, ...weekday, ...breakfast];
