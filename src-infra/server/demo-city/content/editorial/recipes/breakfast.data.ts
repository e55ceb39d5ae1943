import { all } from '../../text.ts';
import { fruit, parsley, pita } from './names.ts';
import { nutrients } from './nutrients.ts';
import type { RecipeEntry } from '../types.ts';

export const breakfast: readonly RecipeEntry[] = [
  {
    slug: 'shakshuka', shop: 'al-waha-market', category: 'breakfast-table', motif: 'shakshuka', cover: 'levant-table',
    activeMinutes: 15, totalMinutes: 35, calories: 410, servings: 3, discount: { type: 'percent', value: 10 },
    title: all('Shakshuka', 'شكشوكة', 'Schakschuka', 'Chakchouka', 'Shakshuka', 'Шакшука', 'Şakşuka', '北非蛋'),
    description: all(
      'Eggs in a slow tomato sauce, with bread to wipe the pan.', 'بيض في صلصة طماطم على مهل، وخبز لمسح المقلاة.', 'Eier in langsamer Tomatensoße, Brot für die Pfanne.', 'Des œufs dans une sauce tomate lente, du pain pour saucer.',
      'Huevos en una salsa de tomate sin prisa y pan para rebañar.', 'Яйца в неспешном томатном соусе и хлеб, чтобы вымакать сковороду.', 'Ağır ağır pişen domates sosunda yumurta, tavayı sıyırmaya ekmek.', '慢炖番茄酱里的鸡蛋，配面包把锅底擦净。',
    ),
    ingredients: [
      { item: 'free-range-eggs', quantity: 1, amount: '6', measure: 'piece', name: all('Eggs', 'بيض', 'Eier', 'Œufs', 'Huevos', 'Яйца', 'Yumurta', '鸡蛋') },
      { item: 'plum-tomatoes', quantity: 2, amount: '800', measure: 'g', name: all('Tinned plum tomatoes', 'طماطم معلبة', 'Dosentomaten', 'Tomates pelées', 'Tomates pelados en lata', 'Томаты в банке', 'Konserve domates', '罐装番茄') },
      { item: 'pepper-trio', quantity: 1, amount: '3', measure: 'piece', name: all('Bell peppers', 'فليفلة', 'Paprikaschoten', 'Poivrons', 'Pimientos', 'Сладкий перец', 'Dolmalık biber', '甜椒') },
      { item: 'yellow-onions', quantity: 1, amount: '250', measure: 'g', name: all('Onions', 'بصل', 'Zwiebeln', 'Oignons', 'Cebollas', 'Лук', 'Soğan', '洋葱') },
      { item: 'smoked-paprika', quantity: 1, amount: '1', measure: 'tbsp', name: all('Smoked paprika', 'بابريكا مدخنة', 'Räucherpaprika', 'Paprika fumé', 'Pimentón ahumado', 'Копчёная паприка', 'Füme toz biber', '烟熏红椒粉') },
      { item: 'flat-parsley', quantity: 1, amount: '1/2', measure: 'piece', name: parsley },
      { item: 'pita-pack', quantity: 1, amount: '3', measure: 'piece', name: pita },
    ],
    pantry: [
      { amount: '3', measure: 'tbsp', name: all('Olive oil', 'زيت زيتون', 'Olivenöl', 'Huile d’olive', 'Aceite de oliva', 'Оливковое масло', 'Zeytinyağı', '橄榄油') },
      { name: all('Salt', 'ملح', 'Salz', 'Sel', 'Sal', 'Соль', 'Tuz', '盐') },
    ],
    steps: [
      { minutes: 10, uses: ['yellow-onions', 'pepper-trio'], text: all('Soften onions and peppers in oil for ten minutes.', 'ليّن البصل والفليفلة بالزيت عشر دقائق.', 'Zwiebeln und Paprika zehn Minuten in Öl weich dünsten.', 'Faites fondre oignons et poivrons dix minutes à l’huile.', 'Pocha la cebolla y el pimiento en aceite diez minutos.', 'Десять минут томите лук и перец в масле.', 'Soğanı ve biberi yağda on dakika yumuşatın.', '洋葱和甜椒用油炒软，约十分钟。') },
      { minutes: 15, uses: ['smoked-paprika', 'plum-tomatoes'], text: all('Stir in the paprika, add the tomatoes, simmer for a quarter of an hour.', 'أضف البابريكا ثم الطماطم واتركها ربع ساعة.', 'Paprikapulver einrühren, Tomaten dazu, eine Viertelstunde köcheln.', 'Ajoutez le paprika, les tomates, un quart d’heure à petit feu.', 'Añade el pimentón y los tomates y deja cocer un cuarto de hora.', 'Всыпьте паприку, добавьте томаты и тушите четверть часа.', 'Toz biberi katın, domatesleri ekleyin, on beş dakika kısık ateşte pişirin.', '拌入红椒粉，加番茄，小火煮一刻钟。') },
      { minutes: 6, uses: ['free-range-eggs'], text: all('Make hollows, drop in the eggs, cover until the white is set.', 'اصنع حفرًا واكسر فيها البيض وغطّ حتى يتماسك البياض.', 'Mulden drücken, Eier hineinschlagen, zudecken, bis das Weiße stockt.', 'Creusez des nids, cassez-y les œufs, couvrez jusqu’à ce que le blanc prenne.', 'Haz huecos, casca los huevos dentro y tapa hasta que cuaje la clara.', 'Сделайте углубления, вбейте яйца и накройте, пока белок не схватится.', 'Çukurlar açın, yumurtaları kırın, aklar tutana kadar kapağını kapatın.', '挖几个小坑，打入鸡蛋，盖上锅盖至蛋白凝固。') },
      { uses: ['flat-parsley', 'pita-pack'], text: all('Parsley, salt, warm pita.', 'بقدونس وملح وخبز دافئ.', 'Petersilie, Salz, warme Pita.', 'Persil, sel, pita chaude.', 'Perejil, sal y pan de pita caliente.', 'Петрушка, соль, тёплая пита.', 'Maydanoz, tuz, sıcak pide.', '撒欧芹和盐，配热皮塔饼。') },
    ],
    nutritions: nutrients(['22 g', 44], ['38 g', 15], ['19 g', 27]),
  },
  {
    slug: 'banana-oat-pancakes', shop: 'harbor-market', category: 'breakfast-table', motif: 'pancakes', cover: 'pancake-house',
    activeMinutes: 20, totalMinutes: 25, calories: 380, servings: 3,
    title: all('Banana oat pancakes', 'بان كيك الموز والشوفان', 'Bananen-Hafer-Pfannkuchen', 'Pancakes banane-avoine', 'Tortitas de plátano y avena', 'Банановые оладьи с овсянкой', 'Muzlu yulaflı pankek', '香蕉燕麦松饼'),
    description: all(
      'No flour, no sugar, no complaints.', 'بلا طحين ولا سكر ولا شكوى.', 'Ohne Mehl, ohne Zucker, ohne Beschwerden.', 'Sans farine, sans sucre, sans réclamation.',
      'Sin harina, sin azúcar y sin quejas.', 'Без муки, без сахара, без жалоб.', 'Unsuz, şekersiz, şikâyetsiz.', '不放面粉，不放糖，没人抱怨。',
    ),
    ingredients: [
      { item: 'bananas', quantity: 1, amount: '360', measure: 'g', name: fruit.bananas },
      { item: 'rolled-oats', quantity: 1, amount: '150', measure: 'g', name: all('Rolled oats', 'شوفان', 'Haferflocken', 'Flocons d’avoine', 'Copos de avena', 'Овсяные хлопья', 'Yulaf ezmesi', '燕麦片') },
      { item: 'free-range-eggs', quantity: 1, amount: '3', measure: 'piece', name: all('Eggs', 'بيض', 'Eier', 'Œufs', 'Huevos', 'Яйца', 'Yumurta', '鸡蛋') },
      { item: 'blueberries', quantity: 1, amount: '125', measure: 'g', name: fruit.blueberries },
      { item: 'wildflower-honey', quantity: 1, amount: '2', measure: 'tbsp', name: all('Honey', 'عسل', 'Honig', 'Miel', 'Miel de flores', 'Мёд', 'Bal', '蜂蜜') },
    ],
    pantry: [{ amount: '1', measure: 'tbsp', name: all('Butter for the pan', 'زبدة للمقلاة', 'Butter für die Pfanne', 'Beurre pour la poêle', 'Mantequilla para la sartén', 'Масло для сковороды', 'Tava için tereyağı', '煎锅用黄油') }],
    steps: [
      { minutes: 5, uses: ['bananas', 'rolled-oats', 'free-range-eggs'], text: all('Blend bananas, oats and eggs; let them rest five minutes.', 'اخلط الموز والشوفان والبيض واتركه خمس دقائق.', 'Bananen, Flocken und Eier pürieren, fünf Minuten ruhen lassen.', 'Mixez bananes, flocons et œufs ; cinq minutes de repos.', 'Tritura plátanos, avena y huevos y deja reposar cinco minutos.', 'Взбейте бананы, хлопья и яйца, дайте постоять пять минут.', 'Muz, yulaf ve yumurtayı çekin, beş dakika dinlendirin.', '香蕉、燕麦和鸡蛋打匀，静置五分钟。') },
      { minutes: 3, text: all('Bake small pancakes in a little butter, three minutes each side.', 'اخبز أقراصًا صغيرة بقليل من الزبدة، ثلاث دقائق لكل وجه.', 'Kleine Pfannkuchen in wenig Butter backen, drei Minuten je Seite.', 'De petits pancakes, un peu de beurre, trois minutes par face.', 'Haz tortitas pequeñas con un poco de mantequilla, tres minutos por lado.', 'Жарьте маленькие оладьи на капле масла, по три минуты с каждой стороны.', 'Az tereyağında küçük pankekler pişirin, her yüzünü üç dakika.', '少许黄油煎成小饼，每面三分钟。') },
      { uses: ['blueberries', 'wildflower-honey'], text: all('Blueberries and honey on top.', 'توت وعسل على الوجه.', 'Heidelbeeren und Honig darauf.', 'Myrtilles et miel par-dessus.', 'Arándanos y miel por encima.', 'Сверху черника и мёд.', 'Üzerine yaban mersini ve bal.', '上面放蓝莓和蜂蜜。') },
    ],
    nutritions: nutrients(['13 g', 26], ['54 g', 21], ['10 g', 14]),
  },
];
