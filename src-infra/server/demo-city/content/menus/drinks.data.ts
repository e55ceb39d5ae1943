import { dishes } from '../table.ts';
import { declared, t } from '../text.ts';
import { drinkTexts } from './drinks.further.data.ts';

const plants = declared([], ['vegan', 'halal', 'kosher', 'gluten_free']);

/** Drinks that many kitchens pour. */
export const drinkDishes = dishes({
  'mint-lemonade': {
    title: t('Mint lemonade', 'ليموناضة بالنعناع', 'Minzlimonade', 'Citronnade à la menthe'),
    description: t('Whole lemons crushed with fresh mint, over ice.', 'ليمون كامل مهروس مع نعناع طازج وثلج.', 'Ganze Zitronen mit frischer Minze zerstoßen, auf Eis.', 'Citrons entiers pressés avec de la menthe fraîche, sur glace.'),
    motif: 'mint-lemonade', price: 420, kcal: 130, dietary: plants, options: ['glass-size', 'sugar'],
  },
  'cola': {
    title: t('Cola', 'كولا', 'Cola', 'Cola'),
    description: t('Cane-sugar cola in a cold 330 ml glass bottle.', 'كولا بسكر القصب في زجاجة باردة 330 مل.', 'Cola mit Rohrzucker, kalte 0,33-l-Glasflasche.', 'Cola au sucre de canne, bouteille en verre bien fraîche de 33 cl.'),
    motif: 'cola', price: 290, kcal: 139, dietary: plants, addons: ['bottle-deposit'], tax: 2,
  },
  'still-water': {
    title: t('Still water', 'مياه معدنية', 'Stilles Wasser', 'Eau plate'),
    description: t('Spring water, 500 ml.', 'مياه نبع، 500 مل.', 'Quellwasser, 0,5 l.', 'Eau de source, 50 cl.'),
    motif: 'mineral-water', price: 190, kcal: 0, dietary: plants, addons: ['bottle-deposit'],
  },
  'sparkling-water': {
    title: t('Sparkling water', 'مياه فوّارة', 'Sprudelwasser', 'Eau pétillante'),
    description: t('Fine bubbles and a slice of lemon, 500 ml.', 'فقاعات ناعمة وشريحة ليمون، 500 مل.', 'Feine Perlen und eine Zitronenscheibe, 0,5 l.', 'Fines bulles et tranche de citron, 50 cl.'),
    motif: 'sparkling-water', price: 240, kcal: 0, dietary: plants, addons: ['bottle-deposit'],
  },
  'orange-juice': {
    title: t('Fresh orange juice', 'عصير برتقال طازج', 'Frischer Orangensaft', 'Orange pressée'),
    description: t('Four oranges, squeezed when you order.', 'أربع حبات برتقال تُعصر عند الطلب.', 'Vier Orangen, auf Bestellung gepresst.', 'Quatre oranges pressées à la commande.'),
    motif: 'orange-juice', price: 490, kcal: 160, dietary: plants, options: ['glass-size'],
  },
  'peach-iced-tea': {
    title: t('Peach iced tea', 'شاي مثلّج بالخوخ', 'Pfirsich-Eistee', 'Thé glacé à la pêche'),
    description: t('Black tea brewed here, ripe peach, little sugar.', 'شاي أسود محضّر لدينا مع خوخ ناضج وقليل من السكر.', 'Hausgebrühter Schwarztee, reifer Pfirsich, wenig Zucker.', 'Thé noir infusé maison, pêche mûre, peu de sucre.'),
    motif: 'iced-tea', price: 390, kcal: 85, dietary: plants, options: ['glass-size', 'ice'],
  },
  'mint-tea': {
    title: t('Fresh mint tea', 'شاي بالنعناع', 'Frischer Minztee', 'Thé à la menthe fraîche'),
    description: t('A handful of mint, gunpowder tea, sugar on the side.', 'باقة نعناع مع شاي أخضر، والسكر جانبًا.', 'Eine Handvoll Minze, Gunpowder-Tee, Zucker dazu.', 'Une poignée de menthe, thé gunpowder, sucre à part.'),
    motif: 'mint-tea', price: 320, kcal: 5, dietary: plants, options: ['tea-size'],
  },
  'green-tea': {
    title: t('Sencha green tea', 'شاي سنتشا الأخضر', 'Sencha-Grüntee', 'Thé vert sencha'),
    description: t('Steamed Japanese leaf, grassy and clean.', 'أوراق يابانية مبخّرة بنكهة عشبية صافية.', 'Gedämpftes japanisches Blatt, grasig und klar.', 'Feuilles japonaises étuvées, fraîches et végétales.'),
    motif: 'green-tea', price: 350, kcal: 0, dietary: plants, options: ['tea-size'],
  },
  'ayran': {
    title: t('Ayran', 'عيران', 'Ayran', 'Ayran'),
    description: t('Salted yogurt drink, whisked until foamy.', 'لبن مملّح مخفوق حتى يصبح رغويًا.', 'Gesalzenes Joghurtgetränk, schaumig geschlagen.', 'Boisson au yaourt salé, fouettée jusqu’à mousser.'),
    motif: 'ayran', price: 280, kcal: 95, dietary: declared(['milk'], ['vegetarian', 'halal', 'gluten_free']),
  },
  'ginger-beer': {
    title: t('Hot ginger beer, alcohol-free', 'شراب الزنجبيل بلا كحول', 'Scharfes Ginger Beer, alkoholfrei', 'Ginger beer piquant sans alcool'),
    description: t('Pressed ginger, lime and chili; properly sharp.', 'زنجبيل معصور مع لايم وفلفل حار، بنكهة لاذعة.', 'Gepresster Ingwer, Limette und Chili; richtig scharf.', 'Gingembre pressé, citron vert et piment, bien vif.'),
    motif: 'iced-tea', price: 380, kcal: 120, dietary: plants, addons: ['bottle-deposit'],
  },
  'elderflower-spritz': {
    title: t('Elderflower spritz', 'سبريتز زهر البيلسان', 'Holunderblütenschorle', 'Spritz à la fleur de sureau'),
    description: t('Elderflower, sparkling water, cucumber ribbon.', 'شراب البيلسان مع مياه فوّارة وشريط خيار.', 'Holunderblüte, Sprudel und ein Gurkenstreifen.', 'Fleur de sureau, eau pétillante, ruban de concombre.'),
    motif: 'sparkling-water', price: 410, kcal: 90, dietary: plants, tags: ['seasonal'],
  },
  'watermelon-cooler': {
    title: t('Watermelon cooler', 'عصير بطيخ مثلّج', 'Wassermelonen-Cooler', 'Rafraîchissement à la pastèque'),
    description: t('Blended watermelon, lime and a pinch of salt.', 'بطيخ مخفوق مع لايم ورشة ملح.', 'Pürierte Wassermelone, Limette, eine Prise Salz.', 'Pastèque mixée, citron vert et une pincée de sel.'),
    motif: 'berry-smoothie', price: 450, kcal: 105, dietary: plants, tags: ['seasonal'],
  },
}, drinkTexts);
