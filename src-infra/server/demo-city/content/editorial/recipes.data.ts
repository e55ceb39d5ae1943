import { t } from '../text.ts';
import { article } from './article.ts';
import type { RecipeEntry, TopicEntry } from './types.ts';

export const recipeTopics: readonly TopicEntry[] = [
  { slug: 'breakfast-table', motif: 'fried-eggs', title: t('Breakfast', 'فطور', 'Frühstück', 'Petit-déjeuner') },
  { slug: 'weekday-pans', motif: 'spaghetti-pomodoro', title: t('Weekday pans', 'أطباق أيام الأسبوع', 'Unter der Woche', 'En semaine') },
  { slug: 'to-share-table', motif: 'hummus-bowl', title: t('To share', 'للمشاركة', 'Zum Teilen', 'À partager') },
];

const nutritions = (protein: readonly [string, number], carbs: readonly [string, number], fat: readonly [string, number]): RecipeEntry['nutritions'] => [
  { title: t('Protein', 'بروتين', 'Eiweiß', 'Protéines'), weight: protein[0], percentage: protein[1] },
  { title: t('Carbohydrates', 'كربوهيدرات', 'Kohlenhydrate', 'Glucides'), weight: carbs[0], percentage: carbs[1] },
  { title: t('Fat', 'دهون', 'Fett', 'Lipides'), weight: fat[0], percentage: fat[1] },
];

export const recipes: readonly RecipeEntry[] = [
  {
    slug: 'shakshuka', shop: 'al-waha-market', category: 'breakfast-table', motif: 'shakshuka', cover: 'levant-table',
    activeMinutes: 15, totalMinutes: 35, calories: 410, servings: 3, discount: { type: 'percent', value: 10 },
    title: t('Shakshuka', 'شكشوكة', 'Schakschuka', 'Chakchouka'),
    description: t('Eggs in a slow tomato sauce, with bread to wipe the pan.', 'بيض في صلصة طماطم على مهل، وخبز لمسح المقلاة.', 'Eier in langsamer Tomatensoße, Brot für die Pfanne.', 'Des œufs dans une sauce tomate lente, du pain pour saucer.'),
    ingredients: article(
      '- 6 eggs\n- 2 tins of plum tomatoes\n- 1 pack of peppers\n- 1 net of onions (you need two)\n- Smoked paprika, parsley, pita',
      '- ٦ بيضات\n- علبتا طماطم\n- كيس فليفلة\n- شبكة بصل (تحتاج بصلتين)\n- بابريكا مدخنة وبقدونس وخبز',
      '- 6 Eier\n- 2 Dosen Tomaten\n- 1 Packung Paprika\n- 1 Netz Zwiebeln (zwei davon)\n- Geräuchertes Paprikapulver, Petersilie, Pita',
      '- 6 œufs\n- 2 boîtes de tomates\n- 1 sachet de poivrons\n- 1 filet d’oignons (il en faut deux)\n- Paprika fumé, persil, pita',
    ),
    steps: article(
      '1. Soften onions and peppers in oil for ten minutes.\n1. Stir in a spoon of paprika, add the tomatoes, simmer for a quarter of an hour.\n1. Make six hollows, drop in the eggs, cover until the white is set.\n1. Parsley, salt, warm pita.',
      '1. ليّن البصل والفليفلة بالزيت عشر دقائق.\n1. أضف ملعقة بابريكا ثم الطماطم واتركها ربع ساعة.\n1. اصنع ست حفر واكسر فيها البيض وغطّ حتى يتماسك البياض.\n1. بقدونس وملح وخبز ساخن.',
      '1. Zwiebeln und Paprika zehn Minuten in Öl weich dünsten.\n1. Einen Löffel Paprikapulver einrühren, Tomaten dazu, eine Viertelstunde köcheln.\n1. Sechs Mulden drücken, Eier hineinschlagen, zudecken, bis das Weiße stockt.\n1. Petersilie, Salz, warme Pita.',
      '1. Faites fondre oignons et poivrons dix minutes à l’huile.\n1. Une cuillère de paprika, les tomates, un quart d’heure à petit feu.\n1. Creusez six nids, cassez-y les œufs, couvrez jusqu’à ce que le blanc prenne.\n1. Persil, sel, pita chaude.',
    ),
    nutritions: nutritions(['22 g', 44], ['38 g', 15], ['19 g', 27]),
    stocks: [
      { item: 'free-range-eggs', quantity: 1 }, { item: 'plum-tomatoes', quantity: 2 }, { item: 'pepper-trio', quantity: 1 }, { item: 'yellow-onions', quantity: 1 },
      { item: 'smoked-paprika', quantity: 1 }, { item: 'flat-parsley', quantity: 1 }, { item: 'pita-pack', quantity: 1 },
    ],
  },
  {
    slug: 'hummus-plate', shop: 'al-waha-market', category: 'to-share-table', motif: 'hummus-bowl', cover: 'mezze-garden',
    activeMinutes: 15, totalMinutes: 15, calories: 360, servings: 4, discount: { type: 'fix', value: 200 },
    title: t('Hummus for four', 'حمص لأربعة', 'Hummus für vier', 'Houmous pour quatre'),
    description: t('Smooth, lemony, done before the guests have their coats off.', 'ناعم وحامض وجاهز قبل أن يخلع الضيوف معاطفهم.', 'Cremig, zitronig, fertig, bevor die Gäste die Mäntel aushaben.', 'Lisse, citronné, prêt avant que les manteaux soient pendus.'),
    ingredients: article(
      '- 2 tins of chickpeas\n- 3 spoons of tahini\n- 2 lemons\n- Olives, zaatar and pita for the table',
      '- علبتا حمص\n- ٣ ملاعق طحينة\n- ليمونتان\n- زيتون وزعتر وخبز للمائدة',
      '- 2 Dosen Kichererbsen\n- 3 Löffel Tahin\n- 2 Zitronen\n- Oliven, Zaatar und Pita für den Tisch',
      '- 2 boîtes de pois chiches\n- 3 cuillères de tahini\n- 2 citrons\n- Olives, zaatar et pita pour la table',
    ),
    steps: article(
      '1. Warm the chickpeas in their water.\n1. Blend with tahini, the juice of both lemons and a ladle of the water until it is smooth.\n1. Spread, make a hollow, zaatar and olives on top.',
      '1. سخّن الحمص في مائه.\n1. اخلطه بالطحينة وعصير الليمونتين ومغرفة من الماء حتى ينعم.\n1. افرده واصنع حفرة، وفوقه الزعتر والزيتون.',
      '1. Kichererbsen in ihrem Wasser erwärmen.\n1. Mit Tahin, dem Saft beider Zitronen und einer Kelle Wasser glatt pürieren.\n1. Verstreichen, Mulde drücken, Zaatar und Oliven darauf.',
      '1. Réchauffez les pois chiches dans leur eau.\n1. Mixez avec le tahini, le jus des citrons et une louche d’eau.\n1. Étalez, creusez, zaatar et olives par-dessus.',
    ),
    nutritions: nutritions(['14 g', 28], ['41 g', 16], ['16 g', 23]),
    stocks: [
      { item: 'chickpeas-tin', quantity: 2 }, { item: 'tahini-jar', quantity: 1 }, { item: 'lemons', quantity: 2 }, { item: 'kalamata-olives', quantity: 1 },
      { item: 'zaatar-jar', quantity: 1 }, { item: 'pita-pack', quantity: 1 },
    ],
  },
  {
    slug: 'spaghetti-basil', shop: 'harbor-market', category: 'weekday-pans', motif: 'spaghetti-pomodoro', cover: 'pasta-bar',
    activeMinutes: 10, totalMinutes: 20, calories: 620, servings: 4, discount: { type: 'percent', value: 12 },
    title: t('Spaghetti with burst tomatoes', 'سباغيتي بالطماطم الكرزية', 'Spaghetti mit geplatzten Tomaten', 'Spaghettis aux tomates éclatées'),
    description: t('One pan, one pot, twenty minutes.', 'مقلاة وقدر وعشرون دقيقة.', 'Eine Pfanne, ein Topf, zwanzig Minuten.', 'Une poêle, une casserole, vingt minutes.'),
    ingredients: article(
      '- 1 pack of spaghetti\n- 2 trays of cherry tomatoes\n- 1 ball of mozzarella\n- A wedge of Parmesan',
      '- علبة سباغيتي\n- علبتا طماطم كرزية\n- كرة موتزاريلا\n- قطعة بارميزان',
      '- 1 Packung Spaghetti\n- 2 Schalen Kirschtomaten\n- 1 Kugel Mozzarella\n- Ein Stück Parmesan',
      '- 1 paquet de spaghettis\n- 2 barquettes de tomates cerises\n- 1 boule de mozzarella\n- Un morceau de parmesan',
    ),
    steps: article(
      '1. Put the pasta on.\n1. Cook the tomatoes whole in hot oil until they burst, then press half of them.\n1. Toss with the pasta and a little of its water; tear the mozzarella over it, grate the cheese.',
      '1. ضع المعكرونة على النار.\n1. اطبخ الطماطم كاملة في زيت ساخن حتى تنفجر ثم اهرس نصفها.\n1. اخلطها بالمعكرونة وقليل من مائها ومزّق فوقها الموتزاريلا وابشر الجبن.',
      '1. Nudeln aufsetzen.\n1. Tomaten im Ganzen in heißem Öl braten, bis sie platzen, die Hälfte zerdrücken.\n1. Mit Nudeln und etwas Wasser schwenken, Mozzarella darüberzupfen, Käse reiben.',
      '1. Lancez les pâtes.\n1. Cuisez les tomates entières à l’huile chaude jusqu’à ce qu’elles éclatent, écrasez-en la moitié.\n1. Mélangez avec les pâtes et un peu d’eau, déchirez la mozzarella, râpez le parmesan.',
    ),
    nutritions: nutritions(['26 g', 52], ['88 g', 34], ['18 g', 26]),
    stocks: [{ item: 'spaghetti-dry', quantity: 1 }, { item: 'cherry-tomatoes', quantity: 2 }, { item: 'mozzarella-ball', quantity: 1 }, { item: 'parmesan-wedge', quantity: 1 }],
  },
  {
    slug: 'banana-oat-pancakes', shop: 'harbor-market', category: 'breakfast-table', motif: 'pancakes', cover: 'pancake-house',
    activeMinutes: 20, totalMinutes: 25, calories: 380, servings: 3,
    title: t('Banana oat pancakes', 'بان كيك الموز والشوفان', 'Bananen-Hafer-Pfannkuchen', 'Pancakes banane-avoine'),
    description: t('No flour, no sugar, no complaints.', 'بلا طحين ولا سكر ولا شكوى.', 'Ohne Mehl, ohne Zucker, ohne Beschwerden.', 'Sans farine, sans sucre, sans réclamation.'),
    ingredients: article(
      '- 3 bananas\n- 1 pack of rolled oats (a cup and a half)\n- 3 eggs\n- Blueberries and honey',
      '- ٣ موزات\n- كيس شوفان (كوب ونصف)\n- ٣ بيضات\n- توت أزرق وعسل',
      '- 3 Bananen\n- 1 Packung Haferflocken (anderthalb Tassen)\n- 3 Eier\n- Heidelbeeren und Honig',
      '- 3 bananes\n- 1 paquet de flocons d’avoine (une tasse et demie)\n- 3 œufs\n- Myrtilles et miel',
    ),
    steps: article(
      '1. Blend bananas, oats and eggs; let them rest five minutes.\n1. Bake small pancakes in a little butter.\n1. Blueberries and honey on top.',
      '1. اخلط الموز والشوفان والبيض واتركه خمس دقائق.\n1. اخبز أقراصًا صغيرة بقليل من الزبدة.\n1. توت وعسل على الوجه.',
      '1. Bananen, Flocken und Eier pürieren, fünf Minuten ruhen lassen.\n1. Kleine Pfannkuchen in wenig Butter backen.\n1. Heidelbeeren und Honig darauf.',
      '1. Mixez bananes, flocons et œufs ; cinq minutes de repos.\n1. De petits pancakes, un peu de beurre.\n1. Myrtilles et miel par-dessus.',
    ),
    nutritions: nutritions(['13 g', 26], ['54 g', 21], ['10 g', 14]),
    stocks: [{ item: 'bananas', quantity: 3 }, { item: 'rolled-oats', quantity: 1 }, { item: 'free-range-eggs', quantity: 1 }, { item: 'blueberries', quantity: 1 }, { item: 'wildflower-honey', quantity: 1 }],
  },
  {
    slug: 'coconut-lentils', shop: 'green-cart', category: 'weekday-pans', motif: 'dal', cover: 'green-bowls',
    activeMinutes: 15, totalMinutes: 35, calories: 450, servings: 4, discount: { type: 'percent', value: 15 },
    title: t('Red lentils with coconut and spinach', 'عدس أحمر بجوز الهند والسبانخ', 'Rote Linsen mit Kokos und Spinat', 'Lentilles corail, coco et épinards'),
    description: t('A vegan pot that is better on the second day.', 'قدر نباتي يطيب أكثر في اليوم التالي.', 'Ein veganer Topf, am zweiten Tag noch besser.', 'Une marmite végétale, meilleure le lendemain.'),
    ingredients: article(
      '- 1 pack of red lentils\n- 1 tin of coconut milk\n- 1 tin of tomatoes\n- 1 bag of spinach\n- 2 onions',
      '- كيس عدس أحمر\n- علبة حليب جوز الهند\n- علبة طماطم\n- كيس سبانخ\n- بصلتان',
      '- 1 Packung rote Linsen\n- 1 Dose Kokosmilch\n- 1 Dose Tomaten\n- 1 Beutel Spinat\n- 2 Zwiebeln',
      '- 1 paquet de lentilles corail\n- 1 boîte de lait de coco\n- 1 boîte de tomates\n- 1 sachet d’épinards\n- 2 oignons',
    ),
    steps: article(
      '1. Brown the onions.\n1. Add lentils, tomatoes, coconut milk and two tins of water; simmer for twenty minutes.\n1. Fold in the spinach at the end, salt late.',
      '1. حمّر البصل.\n1. أضف العدس والطماطم وحليب جوز الهند وعلبتي ماء واتركها عشرين دقيقة.\n1. أضف السبانخ في النهاية والملح أخيرًا.',
      '1. Zwiebeln bräunen.\n1. Linsen, Tomaten, Kokosmilch und zwei Dosen Wasser dazu, zwanzig Minuten köcheln.\n1. Am Ende den Spinat unterheben, spät salzen.',
      '1. Dorez les oignons.\n1. Lentilles, tomates, lait de coco et deux boîtes d’eau ; vingt minutes à frémir.\n1. Les épinards à la fin, le sel aussi.',
    ),
    nutritions: nutritions(['21 g', 42], ['52 g', 20], ['17 g', 24]),
    stocks: [{ item: 'red-lentils', quantity: 1 }, { item: 'coconut-milk', quantity: 1 }, { item: 'plum-tomatoes', quantity: 1 }, { item: 'baby-spinach', quantity: 1 }, { item: 'yellow-onions', quantity: 1 }],
  },
  {
    slug: 'mussels-mustard', shop: 'tidepool-fishmonger', category: 'to-share-table', motif: 'mussels-pot', cover: 'harbour-seafood',
    activeMinutes: 20, totalMinutes: 30, calories: 340, servings: 2, discount: { type: 'fix', value: 300 },
    title: t('Mussels in mustard broth', 'بلح البحر بمرق الخردل', 'Muscheln im Senfsud', 'Moules à la moutarde'),
    description: t('Landed at the pier, in the pot by seven.', 'من الرصيف إلى القدر قبل السابعة.', 'Am Pier angelandet, um sieben im Topf.', 'Débarquées au quai, en marmite à sept heures.'),
    ingredients: article(
      '- 1 net of mussels\n- 1 jar of fish stock\n- 2 spoons of wholegrain mustard\n- Olive oil, bread',
      '- شبكة بلح بحر\n- مرطبان مرق سمك\n- ملعقتا خردل\n- زيت زيتون وخبز',
      '- 1 Netz Muscheln\n- 1 Glas Fischfond\n- 2 Löffel grober Senf\n- Olivenöl, Brot',
      '- 1 filet de moules\n- 1 bocal de fumet\n- 2 cuillères de moutarde à l’ancienne\n- Huile d’olive, pain',
    ),
    steps: article(
      '1. Wash the mussels; throw away those that stay open.\n1. Bring stock and mustard to the boil.\n1. Mussels in, lid on, five minutes. What stays closed is not eaten.',
      '1. اغسل بلح البحر وتخلص مما يبقى مفتوحًا.\n1. اغلِ المرق مع الخردل.\n1. أضف البلح وغطّ خمس دقائق. وما يبقى مغلقًا لا يؤكل.',
      '1. Muscheln waschen; was offen bleibt, wegwerfen.\n1. Fond und Senf aufkochen.\n1. Muscheln hinein, Deckel drauf, fünf Minuten. Was zu bleibt, wird nicht gegessen.',
      '1. Lavez les moules ; jetez celles qui restent ouvertes.\n1. Portez fumet et moutarde à ébullition.\n1. Moules, couvercle, cinq minutes. Celles qui restent fermées ne se mangent pas.',
    ),
    nutritions: nutritions(['31 g', 62], ['14 g', 5], ['13 g', 19]),
    stocks: [{ item: 'rope-mussels', quantity: 2 }, { item: 'fish-stock', quantity: 1 }, { item: 'wholegrain-mustard', quantity: 1 }],
  },
  {
    slug: 'apple-fritters', shop: 'seemarkt', category: 'to-share-table', motif: 'apple-pie', cover: 'lakeside-inn',
    activeMinutes: 25, totalMinutes: 40, calories: 420, servings: 4, discount: { type: 'percent', value: 10 },
    title: t('Apple fritters from the lake', 'فطائر تفاح البحيرة', 'Apfelküchle vom See', 'Beignets de pommes du lac'),
    description: t('Rings of apple in batter, cinnamon sugar, vanilla if you like.', 'حلقات تفاح بالعجين مع سكر القرفة.', 'Apfelringe im Teig, Zimtzucker, wer mag mit Vanille.', 'Rondelles de pomme en pâte, sucre et cannelle.'),
    ingredients: article(
      '- 4 apples\n- 1 pack of flour (two cups)\n- 1 bottle of milk (a good cup)\n- 2 eggs\n- Sugar',
      '- ٤ تفاحات\n- كيس طحين (كوبان)\n- زجاجة حليب (كوب)\n- بيضتان\n- سكر',
      '- 4 Äpfel\n- 1 Packung Mehl (zwei Tassen)\n- 1 Flasche Milch (eine gute Tasse)\n- 2 Eier\n- Zucker',
      '- 4 pommes\n- 1 paquet de farine (deux tasses)\n- 1 bouteille de lait (une bonne tasse)\n- 2 œufs\n- Sucre',
    ),
    steps: article(
      '1. Stir flour, milk and eggs smooth; rest a quarter of an hour.\n1. Core the apples, cut them in rings.\n1. Dip, fry golden on both sides, turn in sugar.',
      '1. اخلط الطحين والحليب والبيض واتركه ربع ساعة.\n1. انزع لب التفاح وقطّعه حلقات.\n1. اغمس واقلِ حتى يذهب الوجهان ثم قلّب بالسكر.',
      '1. Mehl, Milch und Eier glatt rühren, eine Viertelstunde ruhen lassen.\n1. Äpfel entkernen, in Ringe schneiden.\n1. Eintauchen, beidseitig golden backen, in Zucker wenden.',
      '1. Mélangez farine, lait et œufs ; un quart d’heure de repos.\n1. Évidez les pommes, coupez en rondelles.\n1. Trempez, dorez des deux côtés, roulez dans le sucre.',
    ),
    nutritions: nutritions(['10 g', 20], ['72 g', 28], ['11 g', 16]),
    stocks: [{ item: 'gala-apples', quantity: 4 }, { item: 'plain-flour', quantity: 1 }, { item: 'fresh-milk', quantity: 1 }, { item: 'free-range-eggs', quantity: 1 }, { item: 'cane-sugar', quantity: 1 }],
  },
];
