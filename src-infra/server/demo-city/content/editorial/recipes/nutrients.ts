import { all } from '../../text.ts';
import type { RecipeEntry } from '../types.ts';

type Share = readonly [weight: string, percentage: number];

/** What one portion holds. */
export const nutrients = (protein: Share, carbs: Share, fat: Share): RecipeEntry['nutritions'] => [
  {
    title: all('Protein', 'بروتين', 'Eiweiß', 'Protéines', 'Proteínas', 'Белки', 'Protein', '蛋白质'),
    weight: protein[0],
    percentage: protein[1],
  },
  {
    title: all(
      'Carbohydrates',
      'كربوهيدرات',
      'Kohlenhydrate',
      'Glucides',
      'Hidratos',
      'Углеводы',
      'Karbonhidrat',
      '碳水化合物',
    ),
    weight: carbs[0],
    percentage: carbs[1],
  },
  { title: all('Fat', 'دهون', 'Fett', 'Lipides', 'Grasas', 'Жиры', 'Yağ', '脂肪'), weight: fat[0], percentage: fat[1] },
];
