import { dishes } from '../table.ts';
import { declared, halal, t } from '../text.ts';
import { bakeryTexts, breakfastTexts, coffeeTexts } from './cafe.further.data.ts';

const milkAllergens = ['milk', 'gluten', 'nuts'] as const;
const coffeeExtras = ['extra-shot', 'vanilla-syrup', 'takeaway-cup'] as const;

export const coffeeDishes = dishes({
  'espresso': {
    title: t('Espresso', 'إسبريسو', 'Espresso', 'Espresso'),
    description: t('House blend: cocoa, orange peel, a short finish.', 'خلطة البيت: كاكاو وقشر برتقال.', 'Hausmischung: Kakao, Orangenschale.', 'Mélange maison : cacao, écorce d’orange.'),
    motif: 'espresso', price: 290, kcal: 3, dietary: declared([], ['vegan', 'halal', 'kosher', 'gluten_free']), addons: ['extra-shot', 'takeaway-cup'],
  },
  'flat-white': {
    title: t('Flat white', 'فلات وايت', 'Flat White', 'Flat white'),
    description: t('Double ristretto under thin, glossy milk.', 'ريستريتو مزدوج مع حليب لامع خفيف الرغوة.', 'Doppelter Ristretto, feiner glänzender Schaum.', 'Double ristretto, lait lisse et brillant.'),
    motif: 'cappuccino', price: 420, kcal: 120, dietary: declared([...milkAllergens], ['vegetarian']), options: ['milk'], addons: coffeeExtras,
  },
  'cappuccino': {
    title: t('Cappuccino', 'كابتشينو', 'Cappuccino', 'Cappuccino'),
    description: t('Deep foam, cocoa if you ask.', 'رغوة كثيفة وكاكاو عند الطلب.', 'Viel Schaum, Kakao auf Wunsch.', 'Mousse généreuse, cacao sur demande.'),
    motif: 'cappuccino', price: 420, kcal: 130, dietary: declared([...milkAllergens], ['vegetarian']), options: ['cup-size', 'milk'], addons: coffeeExtras,
  },
  'latte': {
    title: t('Latte to go', 'لاتيه', 'Latte zum Mitnehmen', 'Latte à emporter'),
    description: t('Long and milky; sweeter than you remember.', 'طويل وغني بالحليب.', 'Lang und milchig.', 'Long et lacté.'),
    motif: 'latte-to-go', price: 450, kcal: 180, dietary: declared([...milkAllergens], ['vegetarian']), options: ['cup-size', 'milk'], addons: coffeeExtras,
  },
  'filter-coffee': {
    title: t('Filter of the day', 'قهوة مقطّرة لليوم', 'Filterkaffee des Tages', 'Café filtre du jour'),
    description: t('Single origin, brewed every half hour.', 'من مصدر واحد وتُحضّر كل نصف ساعة.', 'Single Origin, jede halbe Stunde frisch.', 'Origine unique, préparé toutes les demi-heures.'),
    motif: 'coffee-beans', price: 350, kcal: 5, dietary: declared([], ['vegan', 'halal', 'kosher', 'gluten_free']), addons: ['takeaway-cup'],
  },
  'cold-brew': {
    title: t('Cold brew', 'قهوة باردة النقع', 'Cold Brew', 'Café infusé à froid'),
    description: t('Sixteen hours, no heat, over one big cube.', 'نقع بارد ست عشرة ساعة مع مكعب ثلج كبير.', 'Sechzehn Stunden kalt gezogen, ein großer Eiswürfel.', 'Seize heures à froid, sur un gros glaçon.'),
    motif: 'iced-coffee', price: 480, kcal: 10, dietary: declared([], ['vegan', 'gluten_free']), addons: ['vanilla-syrup', 'takeaway-cup'],
  },
  'iced-latte': {
    title: t('Iced latte', 'لاتيه مثلّج', 'Eis-Latte', 'Latte glacé'),
    description: t('Double shot, cold milk, ice.', 'جرعة مزدوجة وحليب بارد وثلج.', 'Doppelter Espresso, kalte Milch, Eis.', 'Double espresso, lait froid, glaçons.'),
    motif: 'bubble-tea', price: 490, kcal: 150, dietary: declared([...milkAllergens], ['vegetarian']), options: ['milk', 'cup-size'], addons: coffeeExtras,
  },
  'mocha': {
    title: t('Mocha', 'موكا', 'Mokka mit Schokolade', 'Moka'),
    description: t('70% chocolate melted into the shot.', 'شوكولاتة 70% مذابة في الإسبريسو.', '70 % Schokolade, im Espresso geschmolzen.', 'Chocolat 70 % fondu dans l’espresso.'),
    motif: 'chocolate-box', price: 520, kcal: 290, dietary: declared([...milkAllergens, 'soybeans'], ['vegetarian']), addons: ['whipped-cream', 'takeaway-cup'],
  },
  'hot-chocolate': {
    title: t('Hot chocolate', 'شوكولاتة ساخنة', 'Heiße Schokolade', 'Chocolat chaud'),
    description: t('Shaved dark chocolate, whole milk, a little salt.', 'شوكولاتة داكنة مبشورة وحليب كامل ورشة ملح.', 'Gehobelte Zartbitterschokolade, Vollmilch, etwas Salz.', 'Copeaux de chocolat noir, lait entier, pincée de sel.'),
    motif: 'hot-chocolate', price: 490, kcal: 340, dietary: declared([...milkAllergens, 'soybeans'], ['vegetarian']), options: ['milk'], addons: ['whipped-cream', 'takeaway-cup'], tags: ['kids'],
  },
  'chai-latte': {
    title: t('Spiced chai latte', 'شاي لاتيه بالبهارات', 'Gewürz-Chai-Latte', 'Chai latte épicé'),
    description: t('Our own syrup: black tea, cardamom, pepper.', 'شراب من تحضيرنا: شاي أسود وهيل وفلفل.', 'Eigener Sirup: Schwarztee, Kardamom, Pfeffer.', 'Sirop maison : thé noir, cardamome, poivre.'),
    motif: 'milkshake', price: 470, kcal: 220, dietary: declared([...milkAllergens], ['vegetarian']), options: ['milk'], addons: ['takeaway-cup'],
  },
  'matcha-latte': {
    title: t('Matcha latte', 'ماتشا لاتيه', 'Matcha Latte', 'Matcha latte'),
    description: t('Stone-ground Uji matcha, whisked twice.', 'ماتشا أوجي مطحون بالحجر ومخفوق مرتين.', 'Steingemahlener Uji-Matcha, zweimal geschlagen.', 'Matcha d’Uji moulu à la pierre, fouetté deux fois.'),
    motif: 'green-smoothie', price: 520, kcal: 160, dietary: declared([...milkAllergens], ['vegetarian']), options: ['milk'], addons: ['takeaway-cup'],
  },
  'breakfast-tea': {
    title: t('Breakfast tea', 'شاي الإفطار', 'Frühstückstee', 'Thé du matin'),
    description: t('Loose Assam and Kenyan leaf, milk beside.', 'أوراق آسام وكينيا مع حليب جانبًا.', 'Loser Assam und Kenia, Milch dazu.', 'Assam et Kenya en feuilles, lait à part.'),
    motif: 'tea-box', price: 340, kcal: 5, dietary: declared(['milk'], ['vegetarian', 'gluten_free']), options: ['tea-size'],
  },
}, coffeeTexts);

export const breakfastDishes = dishes({
  'full-breakfast': {
    title: t('Full harbor breakfast', 'فطور الميناء الكامل', 'Großes Hafenfrühstück', 'Grand petit-déjeuner du port'),
    description: t('Eggs, sausage, bacon, beans, mushrooms, tomato, toast.', 'بيض ونقانق ومقدد وفاصولياء وفطر وطماطم وخبز محمّص.', 'Eier, Wurst, Speck, Bohnen, Pilze, Tomate, Toast.', 'Œufs, saucisse, bacon, haricots, champignons, tomate, toasts.'),
    motif: 'full-breakfast', parts: ['fried-eggs', 'grilled-sausages'], price: 1590, kcal: 980, dietary: declared(['eggs', 'gluten', 'milk', 'mustard', 'sulphites']), options: ['egg-style', 'toast'], addons: ['avocado-half', 'butter-jam'],
  },
  'veggie-breakfast': {
    title: t('Garden breakfast', 'فطور نباتي', 'Gartenfrühstück', 'Petit-déjeuner du jardin'),
    description: t('Eggs, halloumi, avocado, beans, mushrooms, toast.', 'بيض وحلّوم وأفوكادو وفاصولياء وفطر وخبز محمّص.', 'Eier, Halloumi, Avocado, Bohnen, Pilze, Toast.', 'Œufs, halloumi, avocat, haricots, champignons, toasts.'),
    motif: 'greek-salad', price: 1490, kcal: 820, dietary: declared(['eggs', 'gluten', 'milk'], ['vegetarian']), options: ['egg-style', 'toast'], addons: ['butter-jam'],
  },
  'eggs-any-style': {
    title: t('Two eggs on toast', 'بيضتان على خبز محمّص', 'Zwei Eier auf Toast', 'Deux œufs sur toast'),
    description: t('Cooked how you like, cultured butter.', 'تُطهى كما تحب مع زبدة فاخرة.', 'So, wie Sie sie mögen, mit Sauerrahmbutter.', 'Cuisson au choix, beurre baratte.'),
    motif: 'fried-eggs', price: 790, kcal: 420, dietary: declared(['eggs', 'gluten', 'milk'], ['vegetarian']), options: ['egg-style', 'toast'], addons: ['bacon', 'avocado-half', 'smoked-salmon'],
  },
  'eggs-benedict': {
    title: t('Eggs Benedict', 'بيض بنديكت', 'Eggs Benedict', 'Œufs bénédicte'),
    description: t('Muffin, ham, two poached eggs, lemon hollandaise.', 'مافن ولحم مدخّن وبيضتان وصلصة هولنديز بالليمون.', 'Muffin, Schinken, zwei pochierte Eier, Zitronen-Hollandaise.', 'Muffin, jambon, deux œufs pochés, hollandaise citronnée.'),
    motif: 'avocado-toast', price: 1350, kcal: 680, dietary: declared(['eggs', 'gluten', 'milk']), addons: ['avocado-half', 'smoked-salmon'],
  },
  'eggs-royale': {
    title: t('Eggs Royale', 'بيض رويال بالسلمون', 'Eggs Royale', 'Œufs royale'),
    description: t('Smoked salmon in place of ham, dill hollandaise.', 'سلمون مدخّن وهولنديز بالشبت.', 'Räucherlachs statt Schinken, Dill-Hollandaise.', 'Saumon fumé à la place du jambon, hollandaise à l’aneth.'),
    motif: 'salmon-bagel', price: 1490, kcal: 650, dietary: declared(['eggs', 'gluten', 'milk', 'fish']), addons: ['avocado-half'],
  },
  'avocado-toast': {
    title: t('Avocado toast', 'توست الأفوكادو', 'Avocadotoast', 'Tartine à l’avocat'),
    description: t('Sourdough, lime, chili flakes, pickled radish.', 'خبز مخمّر ولايم ورقائق الفلفل وفجل مخلل.', 'Sauerteig, Limette, Chiliflocken, Radieschen.', 'Levain, citron vert, piment, radis mariné.'),
    motif: 'avocado-toast', price: 1050, kcal: 410, dietary: declared(['gluten'], ['vegan'], ['sesame']), addons: ['soft-egg', 'feta', 'smoked-salmon'],
  },
  'turkish-eggs': {
    title: t('Çılbır', 'بيض باللبن على الطريقة التركية', 'Çılbır', 'Çılbır'),
    description: t('Poached eggs, garlic yogurt, Aleppo butter, dill.', 'بيض مسلوق ولبن بالثوم وزبدة الفلفل الحلبي وشبت.', 'Pochierte Eier, Knoblauchjoghurt, Aleppobutter, Dill.', 'Œufs pochés, yaourt à l’ail, beurre d’Alep, aneth.'),
    motif: 'shakshuka', price: 1190, kcal: 520, dietary: halal(['eggs', 'milk', 'gluten'], ['vegetarian']), options: ['spice', 'toast'],
  },
  'spinach-omelette': {
    title: t('Spinach and feta omelet', 'عجّة السبانخ والفيتا', 'Omelett mit Spinat und Feta', 'Omelette épinards feta'),
    description: t('Three eggs, folded soft, small salad.', 'ثلاث بيضات طرية مع سلطة صغيرة.', 'Drei Eier, weich gefaltet, kleiner Salat.', 'Trois œufs, baveuse, petite salade.'),
    motif: 'cheese-pide', price: 1090, kcal: 490, dietary: declared(['eggs', 'milk'], ['vegetarian', 'gluten_free']), addons: ['smoked-salmon', 'butter-jam'],
  },
  'breakfast-burrito': {
    title: t('Breakfast burrito', 'بوريتو الفطور', 'Frühstücksburrito', 'Burrito du matin'),
    description: t('Scrambled eggs, potatoes, cheddar, salsa.', 'بيض مخفوق وبطاطا وشيدر وسالسا.', 'Rührei, Kartoffeln, Cheddar, Salsa.', 'Œufs brouillés, pommes de terre, cheddar, salsa.'),
    motif: 'burrito', price: 1090, kcal: 690, dietary: declared(['eggs', 'gluten', 'milk'], ['vegetarian']), addons: ['bacon', 'turkey-bacon', 'guacamole-pot'],
  },
  'salmon-bagel': {
    title: t('Salmon and cream cheese bagel', 'بيغل السلمون والجبن الكريمي', 'Bagel mit Lachs und Frischkäse', 'Bagel saumon fromage frais'),
    description: t('Capers, red onion, dill, lemon.', 'كبر وبصل أحمر وشبت وليمون.', 'Kapern, rote Zwiebel, Dill, Zitrone.', 'Câpres, oignon rouge, aneth, citron.'),
    motif: 'salmon-bagel', price: 1190, kcal: 520, dietary: declared(['gluten', 'fish', 'milk', 'sesame']), options: ['bagel'], addons: ['avocado-half', 'soft-egg'],
  },
  'egg-cheddar-bagel': {
    title: t('Egg and cheddar bagel', 'بيغل بالبيض والشيدر', 'Bagel mit Ei und Cheddar', 'Bagel œuf cheddar'),
    description: t('Folded egg, sharp cheddar, chili jam.', 'بيض مطوي وشيدر حاد ومربّى الفلفل.', 'Gefaltetes Ei, kräftiger Cheddar, Chilimarmelade.', 'Œuf plié, cheddar affiné, confiture de piment.'),
    motif: 'classic-burger', price: 890, kcal: 540, dietary: declared(['gluten', 'eggs', 'milk', 'sesame'], ['vegetarian']), options: ['bagel'], addons: ['bacon', 'turkey-bacon'],
  },
  'club-sandwich': {
    title: t('Club sandwich', 'كلوب ساندويش', 'Club-Sandwich', 'Club sandwich'),
    description: t('Roast chicken, turkey bacon, egg, tomato, three slices.', 'دجاج محمّر ومقدد رومي وبيض وطماطم بثلاث طبقات.', 'Brathähnchen, Putenspeck, Ei, Tomate, drei Scheiben.', 'Poulet rôti, bacon de dinde, œuf, tomate, trois étages.'),
    motif: 'club-sandwich', price: 1290, kcal: 720, dietary: halal(['gluten', 'eggs', 'mustard', 'milk']), options: ['toast'], addons: ['fries-side', 'avocado-half'],
  },
  'grilled-cheese': {
    title: t('Grilled cheese', 'توست الجبن المشوي', 'Käsetoast', 'Croque fromage grillé'),
    description: t('Three cheeses, onion jam, buttered sourdough.', 'ثلاثة أجبان ومربّى البصل وخبز مخمّر بالزبدة.', 'Drei Käse, Zwiebelmarmelade, gebuttertes Brot.', 'Trois fromages, confit d’oignon, levain beurré.'),
    motif: 'quesadilla', price: 950, kcal: 640, dietary: declared(['gluten', 'milk'], ['vegetarian']), addons: ['jalapenos'], tags: ['kids'],
  },
  'buttermilk-pancakes': {
    title: t('Buttermilk pancakes', 'بان كيك باللبن', 'Buttermilch-Pancakes', 'Pancakes au babeurre'),
    description: t('Stack of four, salted butter.', 'أربع طبقات مع زبدة مملّحة.', 'Vier Stück, gesalzene Butter.', 'Pile de quatre, beurre salé.'),
    motif: 'pancakes', price: 1090, kcal: 690, dietary: declared(['gluten', 'milk', 'eggs', 'soybeans'], ['vegetarian']), options: ['topping'], addons: ['berry-compote', 'whipped-cream', 'bacon'], tags: ['kids'],
  },
  'blueberry-pancakes': {
    title: t('Blueberry pancakes', 'بان كيك التوت الأزرق', 'Heidelbeer-Pancakes', 'Pancakes aux myrtilles'),
    description: t('Berries in the batter, lemon curd beside.', 'توت في العجين مع كريمة الليمون.', 'Beeren im Teig, Lemon Curd dazu.', 'Myrtilles dans la pâte, crème de citron à part.'),
    motif: 'blueberries', price: 1190, kcal: 710, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']), addons: ['whipped-cream'],
  },
  'vegan-pancakes': {
    title: t('Vegan banana pancakes', 'بان كيك الموز النباتي', 'Vegane Bananen-Pancakes', 'Pancakes végétaliens à la banane'),
    description: t('Oat drink, spelt, caramelized banana, date syrup.', 'شراب شوفان وقمح سبيلت وموز مكرمل ودبس تمر.', 'Haferdrink, Dinkel, karamellisierte Banane, Dattelsirup.', 'Boisson avoine, épeautre, banane caramélisée, sirop de datte.'),
    motif: 'bananas', price: 1190, kcal: 620, dietary: declared(['gluten'], ['vegan'], ['milk', 'eggs', 'nuts']), addons: ['berry-compote'],
  },
  'belgian-waffle': {
    title: t('Belgian waffle', 'وافل بلجيكي', 'Belgische Waffel', 'Gaufre belge'),
    description: t('Deep pockets, pearl sugar, vanilla cream.', 'عميقة الجيوب بسكر اللؤلؤ وكريمة الفانيليا.', 'Tiefe Mulden, Hagelzucker, Vanillecreme.', 'Alvéoles profondes, sucre perlé, crème vanille.'),
    motif: 'waffles', price: 990, kcal: 640, dietary: declared(['gluten', 'milk', 'eggs', 'soybeans'], ['vegetarian']), options: ['topping'], addons: ['vanilla-scoop', 'berry-compote'],
  },
  'french-toast': {
    title: t('Brioche French toast', 'توست فرنسي بالبريوش', 'Armer Ritter aus Brioche', 'Brioche perdue'),
    description: t('Custard-soaked, crisp-edged, roasted plums.', 'مشبع بالكاسترد بأطراف مقرمشة مع برقوق مشوي.', 'In Vanilleei getränkt, krosser Rand, Ofenpflaumen.', 'Imbibée de crème, bords croustillants, prunes rôties.'),
    motif: 'cinnamon-roll', price: 1150, kcal: 680, dietary: declared(['gluten', 'milk', 'eggs', 'soybeans'], ['vegetarian']), options: ['topping'], addons: ['whipped-cream', 'bacon'],
  },
  'granola-yoghurt': {
    title: t('Granola and yogurt', 'غرانولا مع الزبادي', 'Granola mit Joghurt', 'Granola et yaourt'),
    description: t('House granola, honey, whatever fruit is ripe.', 'غرانولا من تحضيرنا وعسل وفاكهة الموسم.', 'Hausgranola, Honig, reifes Obst.', 'Granola maison, miel, fruits du moment.'),
    motif: 'granola-yoghurt', price: 890, kcal: 430, dietary: declared(['gluten', 'milk', 'nuts'], ['vegetarian'], ['sesame']), addons: ['berry-compote', 'seed-mix'],
  },
  'oat-porridge': {
    title: t('Oat porridge', 'عصيدة الشوفان', 'Haferporridge', 'Porridge d’avoine'),
    description: t('Slow oats, brown butter apples, cinnamon.', 'شوفان مطهو ببطء وتفاح بالزبدة المحمّرة وقرفة.', 'Langsam gekocht, Äpfel in brauner Butter, Zimt.', 'Avoine mijotée, pommes au beurre noisette, cannelle.'),
    motif: 'hummus-bowl', price: 750, kcal: 380, dietary: declared(['gluten', 'milk'], ['vegetarian']), addons: ['berry-compote', 'seed-mix'],
  },
  'hash-browns': {
    title: t('Hash browns', 'بطاطا مبشورة محمّرة', 'Hash Browns', 'Galettes de pomme de terre'),
    description: t('Shredded, pressed, shatteringly crisp.', 'بطاطا مبشورة ومضغوطة وشديدة القرمشة.', 'Geraspelt, gepresst, sehr knusprig.', 'Râpées, pressées, ultra croustillantes.'),
    motif: 'chicken-nuggets', price: 450, kcal: 310, dietary: halal([], ['vegan', 'gluten_free']), addons: ['ketchup-mayo', 'fried-egg'],
  },
  'diner-meatloaf': {
    title: t('Meatloaf and mash', 'رغيف اللحم مع البطاطا المهروسة', 'Hackbraten mit Püree', 'Pain de viande, purée'),
    description: t('Beef and veal, tomato glaze, buttered peas.', 'لحم بقر وعجل بطبقة طماطم مع بازلاء بالزبدة.', 'Rind und Kalb, Tomatenglasur, Buttererbsen.', 'Bœuf et veau, laque de tomate, petits pois au beurre.'),
    motif: 'bbq-ribs', price: 1590, kcal: 820, dietary: declared(['gluten', 'milk', 'eggs', 'mustard', 'celery']),
  },
  'chicken-pot-pie': {
    title: t('Chicken pot pie', 'فطيرة الدجاج', 'Hähnchenpastete', 'Tourte au poulet'),
    description: t('Flaky lid, leeks, carrots, cream.', 'غطاء مورّق وكراث وجزر وكريمة.', 'Blätterteigdeckel, Lauch, Möhren, Sahne.', 'Couvercle feuilleté, poireaux, carottes, crème.'),
    motif: 'apple-pie', price: 1490, kcal: 790, dietary: declared(['gluten', 'milk', 'celery', 'eggs']),
  },
}, breakfastTexts);

export const bakeryDishes = dishes({
  'butter-croissant': {
    title: t('Butter croissant', 'كرواسون بالزبدة', 'Buttercroissant', 'Croissant au beurre'),
    description: t('Three days, twenty-seven layers.', 'ثلاثة أيام من العمل وسبع وعشرون طبقة.', 'Drei Tage, siebenundzwanzig Lagen.', 'Trois jours, vingt-sept couches.'),
    motif: 'croissant', price: 390, kcal: 310, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian'], ['nuts']), options: ['pastry-count'], addons: ['butter-jam'],
  },
  'pain-au-chocolat': {
    title: t('Pain au chocolat', 'خبز الشوكولاتة الفرنسي', 'Schokocroissant', 'Pain au chocolat'),
    description: t('Two bars of dark chocolate, not one.', 'عودان من الشوكولاتة الداكنة لا عود واحد.', 'Zwei Stangen Zartbitter, nicht eine.', 'Deux barres de chocolat noir, pas une.'),
    motif: 'pain-au-chocolat', price: 450, kcal: 370, dietary: declared(['gluten', 'milk', 'eggs', 'soybeans'], ['vegetarian'], ['nuts']), options: ['pastry-count'],
  },
  'almond-croissant': {
    title: t('Almond croissant', 'كرواسون باللوز', 'Mandelcroissant', 'Croissant aux amandes'),
    description: t('Twice baked, frangipane, flaked almonds.', 'مخبوز مرتين بكريمة اللوز وشرائح اللوز.', 'Zweimal gebacken, Mandelcreme, Mandelblättchen.', 'Cuit deux fois, frangipane, amandes effilées.'),
    motif: 'baklava', price: 490, kcal: 450, dietary: declared(['gluten', 'milk', 'eggs', 'nuts'], ['vegetarian']),
  },
  'cinnamon-roll': {
    title: t('Cinnamon roll', 'لفافة القرفة', 'Zimtschnecke', 'Roulé à la cannelle'),
    description: t('Cardamom dough, cream cheese glaze.', 'عجينة بالهيل وطلاء الجبن الكريمي.', 'Kardamomteig, Frischkäseglasur.', 'Pâte à la cardamome, glaçage au fromage frais.'),
    motif: 'cinnamon-roll', price: 450, kcal: 420, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']),
  },
  'blueberry-muffin': {
    title: t('Blueberry muffin', 'مافن التوت الأزرق', 'Heidelbeermuffin', 'Muffin aux myrtilles'),
    description: t('Brown sugar crust, wild berries.', 'قشرة سكر بني وتوت بري.', 'Kruste aus braunem Zucker, Wildbeeren.', 'Croûte de sucre brun, myrtilles sauvages.'),
    motif: 'blueberry-muffin', price: 390, kcal: 380, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']),
  },
  'glazed-doughnut': {
    title: t('Glazed doughnut', 'دونات بطبقة السكر', 'Glasierter Donut', 'Beignet glacé'),
    description: t('Potato dough, vanilla glaze, gone by ten.', 'عجينة البطاطا وطلاء الفانيليا.', 'Kartoffelteig, Vanilleglasur, um zehn meist weg.', 'Pâte à la pomme de terre, glaçage vanille.'),
    motif: 'doughnuts', price: 350, kcal: 330, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']), options: ['pastry-count'], tags: ['kids'],
  },
  'jam-doughnut': {
    title: t('Raspberry jam doughnut', 'دونات بمربّى التوت', 'Krapfen mit Himbeermarmelade', 'Beignet à la framboise'),
    description: t('Filled to order, rolled in sugar.', 'يُحشى عند الطلب ويُغطى بالسكر.', 'Frisch gefüllt, in Zucker gewälzt.', 'Fourré à la commande, roulé dans le sucre.'),
    motif: 'cupcakes', price: 380, kcal: 350, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']),
  },
  'sea-salt-cookie': {
    title: t('Chocolate sea salt cookie', 'كوكيز الشوكولاتة بملح البحر', 'Schokokeks mit Meersalz', 'Cookie chocolat fleur de sel'),
    description: t('Rye flour, puddles of chocolate.', 'طحين الجاودار وقطع شوكولاتة ذائبة.', 'Roggenmehl, Schokoladenseen.', 'Farine de seigle, flaques de chocolat.'),
    motif: 'chocolate-cookies', price: 350, kcal: 390, dietary: declared(['gluten', 'milk', 'eggs', 'soybeans'], ['vegetarian'], ['nuts']),
  },
  'banana-bread': {
    title: t('Banana bread', 'خبز الموز', 'Bananenbrot', 'Cake à la banane'),
    description: t('Thick slice, toasted on request.', 'شريحة سميكة تُحمّص عند الطلب.', 'Dicke Scheibe, auf Wunsch getoastet.', 'Tranche épaisse, toastée sur demande.'),
    motif: 'bananas', price: 420, kcal: 360, dietary: declared(['gluten', 'eggs', 'nuts'], ['vegetarian']), addons: ['butter-jam'],
  },
  'fruit-scone': {
    title: t('Currant scone', 'سكون بالزبيب', 'Scone mit Korinthen', 'Scone aux raisins'),
    description: t('Baked on the hour, clotted cream style butter.', 'يُخبز كل ساعة ويُقدّم مع زبدة كريمية.', 'Stündlich frisch, mit dicker Butter.', 'Cuit toutes les heures, beurre crémeux.'),
    motif: 'pretzel', price: 420, kcal: 370, dietary: declared(['gluten', 'milk', 'eggs', 'sulphites'], ['vegetarian']), addons: ['butter-jam'],
  },
  'soft-pretzel': {
    title: t('Soft pretzel', 'بريتزل طري', 'Laugenbrezel', 'Bretzel moelleux'),
    description: t('Mahogany crust, coarse salt.', 'قشرة بنية داكنة وملح خشن.', 'Dunkle Kruste, grobes Salz.', 'Croûte acajou, gros sel.'),
    motif: 'pretzel', price: 320, kcal: 280, dietary: declared(['gluten'], ['vegan'], ['milk', 'sesame']), addons: ['butter-jam'],
  },
  'country-sourdough': {
    title: t('Country sourdough', 'رغيف العجين المخمّر', 'Landbrot aus Sauerteig', 'Pain de campagne au levain'),
    description: t('900 g, dark bake, open crumb.', '900 غ، خبز داكن القشرة وفتات مفتوح.', '900 g, kräftig gebacken, offene Krume.', '900 g, cuisson poussée, mie alvéolée.'),
    motif: 'sourdough-loaf', price: 790, kcal: 2100, dietary: declared(['gluten'], ['vegan'], ['sesame']), options: ['loaf-cut', 'loaf-size'],
  },
  'seeded-rye': {
    title: t('Seeded rye', 'خبز الجاودار بالبذور', 'Körner-Roggenbrot', 'Pain de seigle aux graines'),
    description: t('Sunflower, flax, a wet and sour crumb.', 'بذور دوار الشمس والكتان وفتات رطب حامض.', 'Sonnenblume, Leinsamen, saftige saure Krume.', 'Tournesol, lin, mie humide et acidulée.'),
    motif: 'sliced-bread', price: 750, kcal: 1980, dietary: declared(['gluten'], ['vegan'], ['sesame', 'nuts']), options: ['loaf-cut', 'loaf-size'],
  },
  'night-baguette': {
    title: t('Baguette', 'باغيت', 'Baguette', 'Baguette'),
    description: t('From the 2 o’clock oven, still singing.', 'خارج من فرن الثانية فجرًا وما زال يطقطق.', 'Aus dem Zwei-Uhr-Ofen, knistert noch.', 'Du four de deux heures, encore chantante.'),
    motif: 'baguette', price: 350, kcal: 680, dietary: declared(['gluten'], ['vegan']),
  },
  'olive-fougasse': {
    title: t('Olive fougasse', 'فوغاس بالزيتون', 'Oliven-Fougasse', 'Fougasse aux olives'),
    description: t('Leaf-shaped, Kalamata olives, thyme.', 'خبز على شكل ورقة بزيتون كالاماتا وزعتر.', 'Blattform, Kalamata-Oliven, Thymian.', 'En feuille, olives de Kalamata, thym.'),
    motif: 'flatbread-basket', price: 550, kcal: 620, dietary: declared(['gluten'], ['vegan']),
  },
  'sausage-roll': {
    title: t('Sage sausage roll', 'لفافة نقانق بالمريمية', 'Wurst im Blätterteig', 'Feuilleté à la saucisse'),
    description: t('Butter pastry, coarse pork, fennel seed.', 'عجينة مورّقة ولحم خشن وبذور الشمرة.', 'Butterblätterteig, grobes Brät, Fenchelsaat.', 'Feuilletage au beurre, farce de porc, graines de fenouil.'),
    motif: 'hot-dog', price: 520, kcal: 430, dietary: declared(['gluten', 'milk', 'eggs', 'mustard']),
  },
  'spinach-borek': {
    title: t('Spinach börek', 'بورك بالسبانخ', 'Spinat-Börek', 'Börek aux épinards'),
    description: t('Coiled filo, white cheese, nigella.', 'عجينة رقيقة ملفوفة بجبنة بيضاء وحبة البركة.', 'Teigschnecke, weißer Käse, Schwarzkümmel.', 'Pâte filo en spirale, fromage blanc, nigelle.'),
    motif: 'manakish-zaatar', price: 550, kcal: 410, dietary: declared(['gluten', 'milk'], ['vegetarian'], ['eggs', 'sesame']),
  },
  'ham-gruyere-croissant': {
    title: t('Ham and gruyère croissant', 'كرواسون باللحم والغرويير', 'Croissant mit Schinken und Gruyère', 'Croissant jambon gruyère'),
    description: t('Béchamel inside, crisp cheese outside.', 'بشاميل من الداخل وجبن مقرمش من الخارج.', 'Innen Béchamel, außen Käsekruste.', 'Béchamel dedans, fromage croustillant dehors.'),
    motif: 'club-sandwich', price: 590, kcal: 480, dietary: declared(['gluten', 'milk', 'eggs', 'mustard']),
  },
}, bakeryTexts);
