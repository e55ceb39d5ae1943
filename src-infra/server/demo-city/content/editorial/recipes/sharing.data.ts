import { all } from '../../text.ts';
import { pita } from './names.ts';
import { nutrients } from './nutrients.ts';
import type { RecipeEntry } from '../types.ts';

export const sharing: readonly RecipeEntry[] = [
  {
    slug: 'hummus-plate', shop: 'al-waha-market', category: 'to-share-table', motif: 'hummus-bowl', cover: 'mezze-garden',
    activeMinutes: 15, totalMinutes: 15, calories: 360, servings: 4, discount: { type: 'fix', value: 200 },
    title: all('Hummus for the table', 'حمص للمائدة', 'Hummus für die Tafel', 'Houmous à partager', 'Hummus para compartir', 'Хумус на компанию', 'Sofralık humus', '共享鹰嘴豆泥'),
    description: all(
      'Smooth, lemony, done before the guests have their coats off.', 'ناعم وحامض وجاهز قبل أن يخلع الضيوف معاطفهم.', 'Cremig, zitronig, fertig, bevor die Gäste die Mäntel aushaben.', 'Lisse, citronné, prêt avant que les manteaux soient pendus.',
      'Suave, con limón, listo antes de que los invitados se quiten el abrigo.', 'Нежный, с лимоном, готов раньше, чем гости снимут пальто.', 'Pürüzsüz, limonlu, misafirler paltosunu çıkarmadan hazır.', '细滑带柠檬香，客人脱下外套前就做好。',
    ),
    ingredients: [
      { item: 'chickpeas-tin', quantity: 2, amount: '800', measure: 'g', name: all('Tinned chickpeas', 'حمص معلب', 'Kichererbsen aus der Dose', 'Pois chiches en boîte', 'Garbanzos en bote', 'Нут в банке', 'Konserve nohut', '罐装鹰嘴豆') },
      { item: 'tahini-jar', quantity: 1, amount: '3', measure: 'tbsp', name: all('Tahini', 'طحينة', 'Tahin', 'Tahini', 'Tahini', 'Тахини', 'Tahin', '芝麻酱') },
      { item: 'lemons', quantity: 1, amount: '2', measure: 'piece', name: all('Lemons', 'ليمون', 'Zitronen', 'Citrons', 'Limones', 'Лимоны', 'Limon', '柠檬') },
      { item: 'kalamata-olives', quantity: 1, amount: '100', measure: 'g', name: all('Olives', 'زيتون', 'Oliven', 'Olives', 'Aceitunas', 'Маслины', 'Zeytin', '橄榄') },
      { item: 'zaatar-jar', quantity: 1, amount: '2', measure: 'tsp', name: all('Zaatar', 'زعتر', 'Zaatar', 'Zaatar', 'Zaatar', 'Заатар', 'Zahter', '扎塔尔香料') },
      { item: 'pita-pack', quantity: 1, amount: '4', measure: 'piece', name: pita },
    ],
    pantry: [
      { name: all('Salt', 'ملح', 'Salz', 'Sel', 'Sal', 'Соль', 'Tuz', '盐') },
      { amount: '2', measure: 'tbsp', name: all('Olive oil', 'زيت زيتون', 'Olivenöl', 'Huile d’olive', 'Aceite de oliva', 'Оливковое масло', 'Zeytinyağı', '橄榄油') },
    ],
    steps: [
      { minutes: 5, uses: ['chickpeas-tin'], text: all('Warm the chickpeas in their water.', 'سخّن الحمص في مائه.', 'Kichererbsen in ihrem Wasser erwärmen.', 'Réchauffez les pois chiches dans leur eau.', 'Calienta los garbanzos en su agua.', 'Прогрейте нут в его жидкости.', 'Nohutları kendi suyunda ısıtın.', '连汁加热鹰嘴豆。') },
      { uses: ['tahini-jar', 'lemons'], text: all('Blend with tahini, the juice of the lemons and a ladle of the water until it is smooth.', 'اخلطه بالطحينة وعصير الليمون ومغرفة من الماء حتى ينعم.', 'Mit Tahin, dem Saft der Zitronen und einer Kelle Wasser glatt pürieren.', 'Mixez avec le tahini, le jus des citrons et une louche d’eau.', 'Tritura con el tahini, el zumo de los limones y un cazo del agua hasta que quede fino.', 'Взбейте с тахини, соком лимонов и половником жидкости до гладкости.', 'Tahin, limon suyu ve bir kepçe suyla pürüzsüz olana dek çekin.', '加芝麻酱、柠檬汁和一勺煮豆水，打至顺滑。') },
      { uses: ['zaatar-jar', 'kalamata-olives', 'pita-pack'], text: all('Spread, make a hollow, zaatar and olives on top.', 'افرده واصنع حفرة، وفوقه الزعتر والزيتون.', 'Verstreichen, Mulde drücken, Zaatar und Oliven darauf.', 'Étalez, creusez, zaatar et olives par-dessus.', 'Extiende, haz un hueco y pon zaatar y aceitunas.', 'Разложите, сделайте углубление, сверху заатар и маслины.', 'Yayın, ortasını çukurlaştırın, üstüne zahter ve zeytin.', '铺平，中间压个小坑，撒上扎塔尔和橄榄。') },
    ],
    nutritions: nutrients(['14 g', 28], ['41 g', 16], ['16 g', 23]),
  },
  {
    slug: 'mussels-mustard', shop: 'tidepool-fishmonger', category: 'to-share-table', motif: 'mussels-pot', cover: 'harbour-seafood',
    activeMinutes: 20, totalMinutes: 30, calories: 340, servings: 2, discount: { type: 'fix', value: 300 },
    title: all('Mussels in mustard broth', 'بلح البحر بمرق الخردل', 'Muscheln im Senfsud', 'Moules à la moutarde', 'Mejillones a la mostaza', 'Мидии в горчичном бульоне', 'Hardallı midye', '芥末汤贻贝'),
    description: all(
      'Landed at the pier, in the pot by seven.', 'من الرصيف إلى القدر قبل السابعة.', 'Am Pier angelandet, um sieben im Topf.', 'Débarquées au quai, en marmite à sept heures.',
      'Del muelle a la olla antes de las siete.', 'С причала — в кастрюлю к семи.', 'İskeleden tencereye, yediye kadar.', '码头上岸，七点前下锅。',
    ),
    ingredients: [
      { item: 'rope-mussels', quantity: 2, amount: '2000', measure: 'g', name: all('Mussels', 'بلح البحر', 'Miesmuscheln', 'Moules', 'Mejillones', 'Мидии', 'Midye', '贻贝') },
      { item: 'fish-stock', quantity: 1, amount: '300', measure: 'ml', name: all('Fish stock', 'مرق سمك', 'Fischfond', 'Fumet de poisson', 'Caldo de pescado', 'Рыбный бульон', 'Balık suyu', '鱼高汤') },
      { item: 'wholegrain-mustard', quantity: 1, amount: '2', measure: 'tbsp', name: all('Wholegrain mustard', 'خردل حبوب كاملة', 'Grober Senf', 'Moutarde à l’ancienne', 'Mostaza a la antigua', 'Зернистая горчица', 'Taneli hardal', '粗粒芥末酱') },
    ],
    pantry: [
      { amount: '1', measure: 'tbsp', name: all('Olive oil', 'زيت زيتون', 'Olivenöl', 'Huile d’olive', 'Aceite de oliva', 'Оливковое масло', 'Zeytinyağı', '橄榄油') },
      { name: all('Bread', 'خبز', 'Brot', 'Pain', 'Pan', 'Хлеб', 'Ekmek', '面包') },
    ],
    steps: [
      { uses: ['rope-mussels'], text: all('Wash the mussels; throw away those that stay open.', 'اغسل بلح البحر وتخلص مما يبقى مفتوحًا.', 'Muscheln waschen; was offen bleibt, wegwerfen.', 'Lavez les moules ; jetez celles qui restent ouvertes.', 'Lava los mejillones y tira los que queden abiertos.', 'Промойте мидии; открытые выбросьте.', 'Midyeleri yıkayın; açık kalanları atın.', '洗净贻贝，扔掉张开不合的。') },
      { minutes: 4, uses: ['fish-stock', 'wholegrain-mustard'], text: all('Bring stock and mustard to the boil.', 'اغلِ المرق مع الخردل.', 'Fond und Senf aufkochen.', 'Portez fumet et moutarde à ébullition.', 'Lleva a ebullición el caldo con la mostaza.', 'Доведите бульон с горчицей до кипения.', 'Balık suyunu hardalla kaynatın.', '高汤加芥末煮开。') },
      { minutes: 5, text: all('Mussels in, lid on, five minutes. What stays closed is not eaten.', 'أضف البلح وغطّ خمس دقائق. وما يبقى مغلقًا لا يؤكل.', 'Muscheln hinein, Deckel drauf, fünf Minuten. Was zu bleibt, wird nicht gegessen.', 'Moules, couvercle, cinq minutes. Celles qui restent fermées ne se mangent pas.', 'Mejillones dentro, tapa y cinco minutos. Los que no se abran no se comen.', 'Мидии в кастрюлю, крышку сверху, пять минут. Нераскрывшиеся не едят.', 'Midyeler içeri, kapak üstüne, beş dakika. Kapalı kalan yenmez.', '放入贻贝，盖锅五分钟。不开口的不要吃。') },
    ],
    nutritions: nutrients(['31 g', 62], ['14 g', 5], ['13 g', 19]),
  },
  {
    slug: 'apple-fritters', shop: 'seemarkt', category: 'to-share-table', motif: 'apple-pie', cover: 'lakeside-inn',
    activeMinutes: 25, totalMinutes: 40, calories: 420, servings: 4, discount: { type: 'percent', value: 10 },
    title: all('Apple fritters from the lake', 'فطائر تفاح البحيرة', 'Apfelküchle vom See', 'Beignets de pommes du lac', 'Buñuelos de manzana del lago', 'Яблоки в кляре с озера', 'Göl usulü elma kızartması', '湖畔炸苹果圈'),
    description: all(
      'Rings of apple in batter, turned in sugar while they are hot.', 'حلقات تفاح بالعجين تُقلّب بالسكر وهي ساخنة.', 'Apfelringe im Teig, heiß in Zucker gewendet.', 'Rondelles de pomme en pâte, roulées chaudes dans le sucre.',
      'Rodajas de manzana rebozadas y pasadas por azúcar en caliente.', 'Яблочные кольца в тесте, горячими обвалянные в сахаре.', 'Hamura batırılmış elma halkaları, sıcakken şekere bulanır.', '苹果圈裹面糊炸好，趁热滚上糖。',
    ),
    ingredients: [
      { item: 'gala-apples', quantity: 2, amount: '700', measure: 'g', name: all('Apples', 'تفاح', 'Äpfel', 'Pommes', 'Manzanas', 'Яблоки', 'Elma', '苹果') },
      { item: 'plain-flour', quantity: 1, amount: '200', measure: 'g', name: all('Flour', 'طحين', 'Mehl', 'Farine', 'Harina', 'Мука', 'Un', '面粉') },
      { item: 'fresh-milk', quantity: 1, amount: '250', measure: 'ml', name: all('Milk', 'حليب', 'Milch', 'Lait', 'Leche', 'Молоко', 'Süt', '牛奶') },
      { item: 'free-range-eggs', quantity: 1, amount: '2', measure: 'piece', name: all('Eggs', 'بيض', 'Eier', 'Œufs', 'Huevos', 'Яйца', 'Yumurta', '鸡蛋') },
      { item: 'cane-sugar', quantity: 1, amount: '80', measure: 'g', name: all('Cane sugar', 'سكر قصب', 'Rohrzucker', 'Sucre de canne', 'Azúcar de caña', 'Тростниковый сахар', 'Şeker kamışı şekeri', '蔗糖') },
    ],
    pantry: [
      { amount: '500', measure: 'ml', name: all('Oil for frying', 'زيت للقلي', 'Öl zum Ausbacken', 'Huile de friture', 'Aceite para freír', 'Масло для жарки', 'Kızartma yağı', '炸油') },
      { amount: '1/2', measure: 'tsp', name: all('Cinnamon', 'قرفة', 'Zimt', 'Cannelle', 'Canela', 'Корица', 'Tarçın', '肉桂粉') },
    ],
    steps: [
      { minutes: 15, uses: ['plain-flour', 'fresh-milk', 'free-range-eggs'], text: all('Stir flour, milk and eggs smooth; rest a quarter of an hour.', 'اخلط الطحين والحليب والبيض واتركه ربع ساعة.', 'Mehl, Milch und Eier glatt rühren, eine Viertelstunde ruhen lassen.', 'Mélangez farine, lait et œufs ; un quart d’heure de repos.', 'Mezcla harina, leche y huevos y deja reposar un cuarto de hora.', 'Замесите муку, молоко и яйца, дайте постоять четверть часа.', 'Unu, sütü ve yumurtayı pürüzsüz karıştırın, on beş dakika dinlendirin.', '面粉、牛奶和鸡蛋搅匀，静置一刻钟。') },
      { uses: ['gala-apples'], text: all('Core the apples, cut them in rings.', 'انزع لب التفاح وقطّعه حلقات.', 'Äpfel entkernen, in Ringe schneiden.', 'Évidez les pommes, coupez en rondelles.', 'Descorazona las manzanas y córtalas en rodajas.', 'Удалите сердцевину, нарежьте яблоки кольцами.', 'Elmaların göbeğini çıkarıp halka halka kesin.', '苹果去核，切成圈。') },
      { minutes: 4, uses: ['cane-sugar'], text: all('Dip, fry golden on both sides, turn in sugar and cinnamon.', 'اغمس واقلِ حتى يذهب الوجهان ثم قلّب بالسكر والقرفة.', 'Eintauchen, beidseitig golden backen, in Zucker und Zimt wenden.', 'Trempez, dorez des deux côtés, roulez dans le sucre et la cannelle.', 'Rebózalas, dóralas por ambos lados y pásalas por azúcar y canela.', 'Обмакните, обжарьте с двух сторон до золотистого и обваляйте в сахаре с корицей.', 'Hamura batırın, iki yüzünü kızartın, şeker ve tarçına bulayın.', '裹糊炸至两面金黄，滚上糖和肉桂。') },
    ],
    nutritions: nutrients(['10 g', 20], ['72 g', 28], ['11 g', 16]),
  },
];
