import { all } from '../../text.ts';

/** Ingredients of several recipes. */
export const parsley = all(
  'Bunch of parsley',
  'حزمة بقدونس',
  'Bund Petersilie',
  'Bouquet de persil',
  'Manojo de perejil',
  'Пучок петрушки',
  'Demet maydanoz',
  '欧芹（把）',
);
export const pita = all('Pita', 'خبز عربي', 'Pitabrote', 'Pains pita', 'Pan de pita', 'Пита', 'Pide ekmeği', '皮塔饼');
export const fruit = {
  bananas: all('Bananas', 'موز', 'Bananen', 'Bananes', 'Plátanos', 'Бананы', 'Muz', '香蕉'),
  blueberries: all(
    'Blueberries',
    'توت أزرق',
    'Heidelbeeren',
    'Myrtilles',
    'Arándanos',
    'Черника',
    'Yaban mersini',
    '蓝莓',
  ),
} as const;
