import { fromMilk, fromPlants, grams, pieces } from '../amounts.ts';
import { groceries } from '../table.ts';
import { declared, t } from '../text.ts';

const bar = declared(['milk', 'soybeans'], ['vegetarian', 'gluten_free'], ['nuts', 'peanuts']);

export const snacks = groceries({
  'sea-salt-crisps': {
    title: t('Sea salt chips', 'رقائق بطاطا بملح البحر', 'Chips mit Meersalz', 'Chips au sel marin'),
    description: t('Kettle-cooked, 150 g.', 'مقلية في القدر، 150 غ.', 'Kesselchips, 150 g.', 'Cuites au chaudron, 150 g.'),
    motif: 'crisps', price: 299, kcal: 510, content: grams(150), dietary: fromPlants, brand: 'harvest-row', tax: 3,
  },
  'vinegar-crisps': {
    title: t('Salt and vinegar chips', 'رقائق بالملح والخل', 'Chips mit Salz und Essig', 'Chips sel et vinaigre'),
    description: t('Sharp ones, 150 g.', 'بنكهة لاذعة، 150 غ.', 'Richtig sauer, 150 g.', 'Bien acides, 150 g.'),
    motif: 'crisps', price: 299, kcal: 500, content: grams(150), dietary: declared(['gluten'], ['vegan']), brand: 'harvest-row', tax: 3,
  },
  'paprika-crisps': {
    title: t('Paprika chips', 'رقائق بالبابريكا', 'Paprikachips', 'Chips au paprika'),
    description: t('Mild and red, 150 g.', 'خفيفة وحمراء، 150 غ.', 'Mild und rot, 150 g.', 'Doux et rouges, 150 g.'),
    motif: 'crisps', price: 299, kcal: 510, content: grams(150), dietary: fromPlants, brand: 'kornfeld', tax: 3,
  },
  'tortilla-chips-bag': {
    title: t('Blue corn tortilla chips', 'رقائق الذرة الزرقاء', 'Tortillachips aus blauem Mais', 'Chips de maïs bleu'),
    description: t('For dips, 200 g.', 'للغموس، 200 غ.', 'Zum Dippen, 200 g.', 'À tremper, 200 g.'),
    motif: 'nachos', price: 349, kcal: 480, content: grams(200), dietary: fromPlants, brand: 'harvest-row',
  },
  'mixed-nuts': {
    title: t('Roasted mixed nuts', 'مكسرات مشكّلة محمّصة', 'Geröstete Nussmischung', 'Mélange de noix grillées'),
    description: t('Almonds, cashews, hazelnuts, 200 g.', 'لوز وكاجو وبندق، 200 غ.', 'Mandeln, Cashews, Haselnüsse, 200 g.', 'Amandes, cajou, noisettes, 200 g.'),
    motif: 'mixed-nuts', price: 649, kcal: 610, content: grams(200), dietary: declared(['nuts'], ['vegan', 'gluten_free'], ['peanuts', 'sesame']), brand: 'al-waha',
  },
  'salted-pistachios': {
    title: t('Salted pistachios', 'فستق حلبي مملّح', 'Gesalzene Pistazien', 'Pistaches salées'),
    description: t('In the shell, 250 g.', 'بقشره، 250 غ.', 'In der Schale, 250 g.', 'En coque, 250 g.'),
    motif: 'mixed-nuts', price: 749, kcal: 600, content: grams(250), dietary: declared(['nuts'], ['vegan', 'gluten_free'], ['peanuts']), brand: 'al-waha',
  },
  'rice-crackers': {
    title: t('Soy rice crackers', 'مقرمشات الأرز بالصويا', 'Reiscracker mit Soja', 'Crackers de riz au soja'),
    description: t('Glazed with tamari, 120 g.', 'مطلية بالتاماري، 120 غ.', 'Mit Tamari glasiert, 120 g.', 'Laqués au tamari, 120 g.'),
    motif: 'mochi', price: 279, kcal: 390, content: grams(120), dietary: declared(['soybeans'], ['vegan', 'gluten_free'], ['sesame']), brand: 'kori',
  },
  'pretzel-sticks': {
    title: t('Pretzel sticks', 'أعواد مملّحة', 'Salzstangen', 'Sticks salés'),
    description: t('Thin and salty, 200 g.', 'رفيعة ومالحة، 200 غ.', 'Dünn und salzig, 200 g.', 'Fins et salés, 200 g.'),
    motif: 'pretzel', price: 199, kcal: 390, content: grams(200), dietary: declared(['gluten'], ['vegan'], ['milk', 'sesame']), brand: 'kornfeld',
  },
  'dark-chocolate': {
    title: t('Dark chocolate, 72%', 'شوكولاتة داكنة 72%', 'Zartbitterschokolade, 72 %', 'Chocolat noir, 72 %'),
    description: t('Single estate Ecuador, 100 g.', 'من مزرعة واحدة في الإكوادور، 100 غ.', 'Eine Plantage, Ecuador, 100 g.', 'Plantation unique, Équateur, 100 g.'),
    motif: 'chocolate-bar', price: 399, kcal: 580, content: grams(100), dietary: declared(['soybeans'], ['vegan', 'gluten_free'], ['milk', 'nuts']), brand: 'bellweather',
  },
  'milk-chocolate': {
    title: t('Milk chocolate with sea salt', 'شوكولاتة بالحليب وملح البحر', 'Milchschokolade mit Meersalz', 'Chocolat au lait, fleur de sel'),
    description: t('45% cocoa, 100 g.', 'كاكاو 45%، 100 غ.', '45 % Kakao, 100 g.', '45 % de cacao, 100 g.'),
    motif: 'chocolate-bar', price: 379, kcal: 560, content: grams(100), dietary: bar, brand: 'bellweather',
  },
  'hazelnut-bar': {
    title: t('Whole hazelnut bar', 'لوح شوكولاتة بالبندق الكامل', 'Tafel mit ganzen Haselnüssen', 'Tablette aux noisettes entières'),
    description: t('Nuts in every square, 100 g.', 'بندق في كل مربع، 100 غ.', 'Nüsse in jedem Stück, 100 g.', 'Des noisettes à chaque carré, 100 g.'),
    motif: 'chocolate-cookies', price: 399, kcal: 570, content: grams(100), dietary: declared(['milk', 'nuts', 'soybeans'], ['vegetarian', 'gluten_free'], ['peanuts']), brand: 'bellweather',
  },
  'praline-box': {
    title: t('Box of pralines', 'علبة شوكولاتة محشوة', 'Pralinenschachtel', 'Ballotin de pralines'),
    description: t('Sixteen, alcohol-free, ribboned.', 'ست عشرة حبة بلا كحول مع شريط.', 'Sechzehn Stück, alkoholfrei, mit Band.', 'Seize, sans alcool, avec ruban.'),
    motif: 'chocolate-box', price: 1490, kcal: 540, content: grams(200), dietary: declared(['milk', 'nuts', 'soybeans'], ['vegetarian']), brand: 'bellweather', addons: ['gift-wrap', 'gift-card'],
  },
  'butter-shortbread': {
    title: t('Butter shortbread', 'بسكويت الزبدة', 'Buttermürbegebäck', 'Sablés pur beurre'),
    description: t('Thick fingers, 200 g.', 'أصابع سميكة، 200 غ.', 'Dicke Finger, 200 g.', 'Doigts épais, 200 g.'),
    motif: 'chocolate-cookies', price: 429, kcal: 510, content: grams(200), dietary: declared(['gluten', 'milk'], ['vegetarian'], ['eggs', 'nuts']), brand: 'millbrook',
  },
  'oat-bars': {
    title: t('Date and oat bars, five', 'ألواح التمر والشوفان، خمسة', 'Dattel-Hafer-Riegel, fünf', 'Barres datte avoine, cinq'),
    description: t('No added sugar.', 'بلا سكر مضاف.', 'Ohne Zuckerzusatz.', 'Sans sucre ajouté.'),
    motif: 'chocolate-bar', price: 449, kcal: 380, content: pieces(5), unit: 'pack', dietary: declared(['gluten'], ['vegan'], ['nuts', 'sesame']), brand: 'meadowlark',
  },
  'fruit-gums': {
    title: t('Fruit gums', 'حلوى الفواكه', 'Fruchtgummi', 'Gommes aux fruits'),
    description: t('Pectin, not gelatin, 200 g.', 'بالبكتين لا الجيلاتين، 200 غ.', 'Mit Pektin statt Gelatine, 200 g.', 'À la pectine, sans gélatine, 200 g.'),
    motif: 'macarons', price: 249, kcal: 340, content: grams(200), dietary: fromPlants, brand: 'sunfold', tags: ['kids'], tax: 3,
  },
  'popcorn-bag': {
    title: t('Salted popcorn', 'فشار مملّح', 'Gesalzenes Popcorn', 'Pop-corn salé'),
    description: t('Movie-night bag, 100 g.', 'كيس لسهرة الأفلام، 100 غ.', 'Für den Filmabend, 100 g.', 'Pour une soirée ciné, 100 g.'),
    motif: 'kids-meal-box', price: 249, kcal: 480, content: grams(100), dietary: fromPlants, brand: 'harvest-row',
  },
});

export const frozen = groceries({
  'garden-peas': {
    title: t('Garden peas', 'بازلاء', 'Gartenerbsen', 'Petits pois'),
    description: t('Frozen within two hours, 750 g.', 'مجمّدة خلال ساعتين من القطف، 750 غ.', 'Binnen zwei Stunden gefroren, 750 g.', 'Surgelés en deux heures, 750 g.'),
    motif: 'frozen-peas', price: 279, kcal: 70, content: grams(750), dietary: fromPlants, brand: 'harvest-row',
  },
  'edamame-frozen': {
    title: t('Edamame in the pod', 'إدامامي بقشره', 'Edamame in der Schote', 'Edamame en cosse'),
    description: t('Five minutes in boiling water, 400 g.', 'خمس دقائق في ماء مغلي، 400 غ.', 'Fünf Minuten kochen, 400 g.', 'Cinq minutes dans l’eau bouillante, 400 g.'),
    motif: 'edamame', price: 349, kcal: 120, content: grams(400), dietary: declared(['soybeans'], ['vegan', 'gluten_free']), brand: 'kori',
  },
  'berries-frozen': {
    title: t('Frozen berry mix', 'توت مشكّل مجمّد', 'Beerenmischung, gefroren', 'Mélange de baies surgelé'),
    description: t('For smoothies, 500 g.', 'للسموذي، 500 غ.', 'Für Smoothies, 500 g.', 'Pour les smoothies, 500 g.'),
    motif: 'berry-smoothie', price: 499, kcal: 45, content: grams(500), dietary: fromPlants, brand: 'meadowlark',
  },
  'oven-fries': {
    title: t('Oven fries', 'بطاطا للفرن', 'Backofenpommes', 'Frites au four'),
    description: t('Skin on, 750 g.', 'بقشرها، 750 غ.', 'Mit Schale, 750 g.', 'Avec la peau, 750 g.'),
    motif: 'french-fries', price: 329, kcal: 150, content: grams(750), dietary: fromPlants, brand: 'harvest-row',
  },
  'margherita-frozen': {
    title: t('Frozen Margherita pizza', 'بيتزا مارغريتا مجمّدة', 'Tiefkühlpizza Margherita', 'Pizza Margherita surgelée'),
    description: t('Stone-baked. Ten minutes at full heat, 350 g.', 'مخبوزة على الحجر. عشر دقائق على أعلى حرارة، 350 غ.', 'Aus dem Steinofen. Zehn Minuten bei voller Hitze, 350 g.', 'Cuite sur pierre. Dix minutes à four très chaud, 350 g.'),
    motif: 'margherita-pizza', price: 499, kcal: 240, content: grams(350), dietary: declared(['gluten', 'milk'], ['vegetarian']), brand: 'casa-oliva',
  },
  'gyoza-frozen': {
    title: t('Vegetable gyoza, twenty', 'غيوزا خضار، عشرون حبة', 'Gemüse-Gyoza, zwanzig', 'Gyoza aux légumes, vingt'),
    description: t('Pan, water, lid: eight minutes.', 'مقلاة وماء وغطاء لثماني دقائق.', 'Pfanne, Wasser, Deckel: acht Minuten.', 'Poêle, eau, couvercle : huit minutes.'),
    motif: 'gyoza', price: 649, kcal: 160, content: pieces(20), unit: 'pack', dietary: declared(['gluten', 'soybeans', 'sesame'], ['vegan']), brand: 'kori',
  },
  'fish-fingers-frozen': {
    title: t('Cod fish fingers, ten', 'أصابع سمك القدّ، عشر', 'Kabeljau-Stäbchen, zehn', 'Bâtonnets de cabillaud, dix'),
    description: t('Sustainably caught.', 'صيد مستدام.', 'Nachhaltig gefangen.', 'Pêche durable.'),
    motif: 'chicken-nuggets', price: 599, kcal: 190, content: pieces(10), unit: 'pack', dietary: declared(['fish', 'gluten']), brand: 'tidepool', tags: ['kids'],
  },
  'spinach-cubes': {
    title: t('Leaf spinach portions', 'مكعبات السبانخ', 'Blattspinat, portioniert', 'Épinards en portions'),
    description: t('Drop into curries, 600 g.', 'تضاف إلى الكاري، 600 غ.', 'Für Currys und Saucen, 600 g.', 'À jeter dans un curry, 600 g.'),
    motif: 'broccoli', price: 299, kcal: 25, content: grams(600), dietary: fromPlants, brand: 'harvest-row',
  },
  'vanilla-ice-cream': {
    title: t('Vanilla bean ice cream', 'آيس كريم الفانيليا', 'Vanilleeis mit echter Schote', 'Glace à la vanille'),
    description: t('Cream, eggs, real pods, 500 ml.', 'كريمة وبيض وفانيليا طبيعية، 500 مل.', 'Sahne, Eier, echte Schoten, 500 ml.', 'Crème, œufs, vraies gousses, 50 cl.'),
    motif: 'ice-cream-tub', price: 649, kcal: 230, content: { amount: 500, measure: 'ml' }, dietary: declared(['milk', 'eggs'], ['vegetarian', 'gluten_free']), brand: 'millbrook',
  },
  'chocolate-ice-cream': {
    title: t('Dark chocolate ice cream', 'آيس كريم الشوكولاتة الداكنة', 'Zartbitter-Eis', 'Glace au chocolat noir'),
    description: t('Slow-churned, 500 ml.', 'مخفوق ببطء، 500 مل.', 'Langsam gerührt, 500 ml.', 'Turbinée lentement, 50 cl.'),
    motif: 'ice-cream-sundae', price: 649, kcal: 250, content: { amount: 500, measure: 'ml' }, dietary: declared(['milk', 'eggs', 'soybeans'], ['vegetarian', 'gluten_free']), brand: 'bellweather',
  },
  'mango-sorbet-tub': {
    title: t('Mango sorbet', 'سوربيه المانجو', 'Mangosorbet', 'Sorbet à la mangue'),
    description: t('Alphonso, 500 ml.', 'مانجو ألفونسو، 500 مل.', 'Alphonso, 500 ml.', 'Alphonso, 50 cl.'),
    motif: 'gelato-cup', price: 599, kcal: 130, content: { amount: 500, measure: 'ml' }, dietary: fromPlants, brand: 'sunfold',
  },
  'ice-lollies': {
    title: t('Fruit ice pops, six', 'مصاصات مثلّجة بالفواكه، ست', 'Fruchteis am Stiel, sechs', 'Bâtonnets glacés aux fruits, six'),
    description: t('Strawberry, orange, lime.', 'فراولة وبرتقال ولايم.', 'Erdbeere, Orange, Limette.', 'Fraise, orange, citron vert.'),
    motif: 'ice-cream-cone', price: 449, kcal: 60, content: pieces(6), unit: 'pack', dietary: fromPlants, brand: 'sunfold', tags: ['kids'],
  },
  'puff-pastry': {
    title: t('All-butter puff pastry', 'عجينة مورّقة بالزبدة', 'Butterblätterteig', 'Pâte feuilletée pur beurre'),
    description: t('Ready rolled, 320 g.', 'مفرودة وجاهزة، 320 غ.', 'Ausgerollt, 320 g.', 'Prête à dérouler, 320 g.'),
    motif: 'croissant', price: 449, kcal: 400, content: grams(320), dietary: declared(['gluten', 'milk'], ['vegetarian']), brand: 'millbrook',
  },
  'ice-cubes': {
    title: t('Ice cubes, 2 kg', 'مكعبات ثلج 2 كغ', 'Eiswürfel, 2 kg', 'Glaçons, 2 kg'),
    description: t('Clear, from spring water.', 'شفافة من مياه النبع.', 'Klar, aus Quellwasser.', 'Transparents, eau de source.'),
    motif: 'sparkling-water', price: 299, kcal: 0, content: grams(2000), dietary: fromPlants, brand: 'brightwater',
  },
  'paneer-frozen': {
    title: t('Paneer cubes', 'مكعبات البانير', 'Paneer-Würfel', 'Dés de paneer'),
    description: t('Fry from frozen, 300 g.', 'تُقلى مجمّدة، 300 غ.', 'Gefroren braten, 300 g.', 'À poêler surgelés, 300 g.'),
    motif: 'palak-paneer', price: 499, kcal: 300, content: grams(300), dietary: fromMilk, brand: 'millbrook',
  },
});
