import { fromMilk, fromPlants, grams, millilitres, pieces } from '../amounts.ts';
import { groceries } from '../table.ts';
import { declared, t } from '../text.ts';

const eggs = declared(['eggs'], ['vegetarian', 'halal', 'gluten_free']);
const rennet = declared(['milk'], ['gluten_free']);

export const dairy = groceries({
  'fresh-milk': {
    title: t('Fresh milk, 1 l', 'حليب طازج 1 ل', 'Frische Milch, 1 l', 'Lait frais, 1 l'),
    description: t('Pasteurized, in glass; bring the bottle back.', 'مبستر في زجاجة قابلة للإرجاع.', 'Pasteurisiert, in der Pfandflasche.', 'Pasteurisé, en verre consigné.'),
    motif: 'whole-milk', price: 219, kcal: 64, content: millilitres(1000), dietary: fromMilk, brand: 'millbrook', options: ['milk-fat'], addons: ['bottle-deposit'], tags: ['local'],
  },
  'organic-milk': {
    title: t('Organic hay milk, 1 l', 'حليب عضوي 1 ل', 'Bio-Heumilch, 1 l', 'Lait de foin bio, 1 l'),
    description: t('From cows that eat grass and hay.', 'من أبقار تتغذى على العشب والتبن.', 'Von Kühen mit Gras und Heu.', 'De vaches nourries à l’herbe et au foin.'),
    motif: 'whole-milk', price: 289, kcal: 66, content: millilitres(1000), dietary: fromMilk, brand: 'meadowlark', tags: ['organic'],
  },
  'oat-drink': {
    title: t('Oat drink barista, 1 l', 'شراب الشوفان للباريستا 1 ل', 'Haferdrink Barista, 1 l', 'Boisson avoine barista, 1 l'),
    description: t('Foams like milk, no added sugar.', 'يكوّن رغوة كالحليب بلا سكر مضاف.', 'Schäumt wie Milch, ohne Zuckerzusatz.', 'Mousse comme du lait, sans sucre ajouté.'),
    motif: 'oat-milk', price: 279, kcal: 47, content: millilitres(1000), dietary: declared(['gluten'], ['vegan']), brand: 'meadowlark',
  },
  'almond-drink': {
    title: t('Almond drink, 1 l', 'شراب اللوز 1 ل', 'Mandeldrink, 1 l', 'Boisson aux amandes, 1 l'),
    description: t('Unsweetened, six percent almonds.', 'غير محلّى بستة بالمئة لوز.', 'Ungesüßt, sechs Prozent Mandeln.', 'Sans sucre, six pour cent d’amandes.'),
    motif: 'oat-milk', price: 299, kcal: 13, content: millilitres(1000), dietary: declared(['nuts'], ['vegan', 'gluten_free']), brand: 'meadowlark',
  },
  'greek-yoghurt': {
    title: t('Greek yogurt, 10%', 'زبادي يوناني 10%', 'Griechischer Joghurt, 10 %', 'Yaourt à la grecque, 10 %'),
    description: t('Strained until the spoon stands. 500 g.', 'مصفّى وكثيف القوام. 500 غ.', 'Löffelfest abgetropft. 500 g.', 'Égoutté, bien ferme. 500 g.'),
    motif: 'yoghurt-tub', price: 399, kcal: 130, content: grams(500), dietary: fromMilk, brand: 'millbrook',
  },
  'plain-yoghurt': {
    title: t('Set yogurt in glass', 'زبادي متماسك في مرطبان', 'Stichfester Joghurt im Glas', 'Yaourt ferme en pot de verre'),
    description: t('Mild cultures, 500 g.', 'طعم خفيف، 500 غ.', 'Milde Kulturen, 500 g.', 'Ferments doux, 500 g.'),
    motif: 'yoghurt-tub', price: 279, kcal: 65, content: grams(500), dietary: fromMilk, brand: 'nordvik', addons: ['bottle-deposit'],
  },
  'coconut-yoghurt': {
    title: t('Coconut yogurt', 'زبادي جوز الهند', 'Kokosjoghurt', 'Yaourt de coco'),
    description: t('Live cultures, no dairy. 350 g.', 'بكتيريا حية بلا ألبان. 350 غ.', 'Lebende Kulturen, ohne Milch. 350 g.', 'Ferments vivants, sans lait. 350 g.'),
    motif: 'granola-yoghurt', price: 429, kcal: 150, content: grams(350), dietary: fromPlants, brand: 'meadowlark',
  },
  'labneh-tub': {
    title: t('Labneh', 'لبنة', 'Labneh', 'Labné'),
    description: t('Thick, salted, ready for olive oil. 400 g.', 'كثيفة ومملحة وجاهزة لزيت الزيتون. 400 غ.', 'Dick, gesalzen, wartet auf Olivenöl. 400 g.', 'Épais, salé, à arroser d’huile d’olive. 400 g.'),
    motif: 'hummus-bowl', price: 449, kcal: 170, content: grams(400), dietary: fromMilk, brand: 'al-waha',
  },
  'salted-butter': {
    title: t('Salted butter', 'زبدة مملّحة', 'Gesalzene Butter', 'Beurre demi-sel'),
    description: t('Sea salt crystals, 250 g.', 'ببلورات ملح البحر، 250 غ.', 'Mit Meersalzkristallen, 250 g.', 'Cristaux de sel marin, 250 g.'),
    motif: 'butter', price: 399, kcal: 745, content: grams(250), dietary: fromMilk, brand: 'millbrook',
  },
  'unsalted-butter': {
    title: t('Unsalted butter', 'زبدة غير مملّحة', 'Süßrahmbutter', 'Beurre doux'),
    description: t('For baking; 250 g block.', 'للخَبز، قالب 250 غ.', 'Zum Backen; 250-g-Stück.', 'Pour la pâtisserie, plaquette de 250 g.'),
    motif: 'butter', price: 379, kcal: 748, content: grams(250), dietary: fromMilk, brand: 'nordvik',
  },
  'plant-spread': {
    title: t('Plant butter block', 'زبدة نباتية', 'Pflanzlicher Butterblock', 'Plaquette végétale'),
    description: t('Shea and coconut; bakes like butter. 250 g.', 'من الشيا وجوز الهند وتصلح للخَبز. 250 غ.', 'Shea und Kokos; backt wie Butter. 250 g.', 'Karité et coco, cuit comme du beurre. 250 g.'),
    motif: 'cheesecake', price: 349, kcal: 700, content: grams(250), dietary: fromPlants, brand: 'meadowlark',
  },
  'double-cream': {
    title: t('Double cream', 'كريمة ثقيلة', 'Crème double', 'Crème double'),
    description: t('48% fat, 250 ml.', 'دسم 48%، 250 مل.', '48 % Fett, 250 ml.', '48 % de matière grasse, 25 cl.'),
    motif: 'whole-milk', price: 319, kcal: 445, content: millilitres(250), dietary: fromMilk, brand: 'millbrook',
  },
  'free-range-eggs': {
    title: t('Free-range eggs', 'بيض دجاج حر', 'Freilandeier', 'Œufs plein air'),
    description: t('Medium, from Saltmarsh Farm.', 'حجم متوسط من مزرعة سولتمارش.', 'Größe M, vom Hof Saltmarsh.', 'Calibre moyen, ferme de Saltmarsh.'),
    motif: 'eggs', price: 319, kcal: 72, content: pieces(6), unit: 'pack', dietary: eggs, options: ['egg-count'], tags: ['local'],
  },
  'organic-eggs': {
    title: t('Organic eggs', 'بيض عضوي', 'Bio-Eier', 'Œufs bio'),
    description: t('Hens outdoors all day, organic feed.', 'دجاج في الهواء الطلق وعلف عضوي.', 'Hennen mit Auslauf, Biofutter.', 'Poules en plein air, aliment bio.'),
    motif: 'eggs', price: 429, kcal: 72, content: pieces(6), unit: 'pack', dietary: eggs, brand: 'meadowlark', options: ['egg-count'], tags: ['organic'],
  },
  'aged-cheddar': {
    title: t('Aged cheddar', 'شيدر معتّق', 'Gereifter Cheddar', 'Cheddar affiné'),
    description: t('Eighteen months, crystals in the bite.', 'ثمانية عشر شهرًا مع بلورات خفيفة.', 'Achtzehn Monate, feine Kristalle.', 'Dix-huit mois, cristaux sous la dent.'),
    motif: 'cheese-wedge', price: 549, kcal: 410, content: grams(150), dietary: rennet, options: ['weight-cheese'],
  },
  'alpine-cheese': {
    title: t('Alpine mountain cheese', 'جبن جبلي', 'Bergkäse', 'Fromage d’alpage'),
    description: t('Raw milk, twelve months in the cellar.', 'من حليب خام، اثنا عشر شهرًا في القبو.', 'Rohmilch, zwölf Monate im Keller.', 'Lait cru, douze mois de cave.'),
    motif: 'cheese-wedge', price: 629, kcal: 400, content: grams(150), dietary: rennet, options: ['weight-cheese'],
  },
  'parmesan-wedge': {
    title: t('Parmigiano Reggiano, 24 months', 'بارميزان 24 شهرًا', 'Parmigiano Reggiano, 24 Monate', 'Parmigiano reggiano, 24 mois'),
    description: t('Broken from the wheel.', 'مقطوع من القرص مباشرة.', 'Frisch vom Laib gebrochen.', 'Détaillé à la meule.'),
    motif: 'cheese-wedge', price: 679, kcal: 402, content: grams(150), dietary: rennet, options: ['weight-cheese'],
  },
  'soft-goat-cheese': {
    title: t('Soft goat cheese', 'جبن ماعز طري', 'Ziegenfrischkäse', 'Chèvre frais'),
    description: t('Lemony log, 150 g.', 'لفافة بطعم الليمون، 150 غ.', 'Zitronige Rolle, 150 g.', 'Bûche citronnée, 150 g.'),
    motif: 'butter', price: 499, kcal: 270, content: grams(150), dietary: rennet,
  },
  'feta-block': {
    title: t('Barrel-aged feta', 'فيتا معتّقة في البراميل', 'Feta aus dem Fass', 'Feta affinée en fût'),
    description: t('Sheep’s milk, in brine. 200 g.', 'من حليب الغنم في محلول ملحي. 200 غ.', 'Schafmilch, in Lake. 200 g.', 'Lait de brebis, en saumure. 200 g.'),
    motif: 'greek-salad', price: 429, kcal: 265, content: grams(200), dietary: rennet, brand: 'casa-oliva',
  },
  'halloumi-block': {
    title: t('Halloumi', 'جبنة حلّوم', 'Halloumi', 'Halloumi'),
    description: t('For the pan; 225 g.', 'للمقلاة، 225 غ.', 'Für die Pfanne; 225 g.', 'À poêler, 225 g.'),
    motif: 'grilled-halloumi', price: 449, kcal: 320, content: grams(225), dietary: declared(['milk'], ['vegetarian', 'halal', 'gluten_free']), brand: 'al-waha',
  },
  'mozzarella-ball': {
    title: t('Buffalo mozzarella', 'موزاريلا الجاموس', 'Büffelmozzarella', 'Mozzarella de bufflonne'),
    description: t('Flown in twice a week, 125 g.', 'تصل مرتين أسبوعيًا، 125 غ.', 'Zweimal pro Woche frisch, 125 g.', 'Arrivage deux fois par semaine, 125 g.'),
    motif: 'caprese-salad', price: 399, kcal: 260, content: grams(125), dietary: rennet, brand: 'casa-oliva',
  },
  'blue-cheese': {
    title: t('Harbor blue', 'جبن أزرق محلي', 'Blauschimmelkäse vom Hafen', 'Bleu du port'),
    description: t('Creamy, cave-ripened, made eight miles away.', 'كريمي ومعتّق في الكهوف ومن إنتاج محلي.', 'Cremig, höhlengereift, aus der Nähe.', 'Crémeux, affiné en grotte, produit tout près.'),
    motif: 'four-cheese-pizza', price: 599, kcal: 360, content: grams(150), dietary: rennet, options: ['weight-cheese'], tags: ['local'],
  },
  'cream-cheese': {
    title: t('Cream cheese with chives', 'جبن كريمي بالثوم المعمّر', 'Frischkäse mit Schnittlauch', 'Fromage frais à la ciboulette'),
    description: t('Bagel-ready, 200 g.', 'للبيغل، 200 غ.', 'Fürs Bagel, 200 g.', 'Pour vos bagels, 200 g.'),
    motif: 'salmon-bagel', price: 299, kcal: 240, content: grams(200), dietary: fromMilk, brand: 'nordvik',
  },
  'smoked-tofu-block': {
    title: t('Smoked tofu', 'توفو مدخّن', 'Räuchertofu', 'Tofu fumé'),
    description: t('Beech smoke, firm, 200 g.', 'مدخّن بخشب الزان، 200 غ.', 'Buchenrauch, fest, 200 g.', 'Fumé au hêtre, ferme, 200 g.'),
    motif: 'tofu-bowl', price: 329, kcal: 160, content: grams(200), dietary: declared(['soybeans'], ['vegan', 'gluten_free']), brand: 'meadowlark', tags: ['organic'],
  },
  'hummus-tub': {
    title: t('Classic hummus', 'حمّص بالطحينة', 'Klassischer Hummus', 'Houmous classique'),
    description: t('Made daily, 250 g.', 'يُحضّر يوميًا، 250 غ.', 'Täglich frisch, 250 g.', 'Préparé chaque jour, 250 g.'),
    motif: 'hummus-bowl', price: 349, kcal: 270, content: grams(250), dietary: declared(['sesame'], ['vegan', 'halal', 'gluten_free']), brand: 'al-waha',
  },
});
