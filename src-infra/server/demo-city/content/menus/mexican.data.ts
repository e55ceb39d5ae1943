import { dishes } from '../table.ts';
import { declared, t } from '../text.ts';
import { mexicanTexts } from './mexican.further.data.ts';

const tableSalsas = ['guacamole-pot', 'sour-cream', 'pico', 'jalapenos'] as const;

export const mexicanDishes = dishes({
  'guacamole-chips': {
    title: t('Guacamole and chips', 'غواكامولي مع رقائق الذرة', 'Guacamole mit Chips', 'Guacamole et chips'),
    description: t('Mashed to order, serrano, lime, still chunky.', 'يُهرس عند الطلب مع فلفل سيرانو ولايم.', 'Frisch zerdrückt, Serrano, Limette, schön stückig.', 'Écrasé minute, piment serrano, citron vert, bien grossier.'),
    motif: 'guacamole', price: 890, kcal: 430, dietary: declared([], ['vegan', 'gluten_free']), addons: ['tortilla-chips'],
  },
  'nachos-grandes': {
    title: t('Nachos grandes', 'ناتشوز كبيرة', 'Nachos grandes', 'Nachos grandes'),
    description: t('Queso, black beans, pickled jalapeño, radish.', 'صلصة جبن وفاصولياء سوداء وهالابينو مخلل وفجل.', 'Queso, schwarze Bohnen, Jalapeño, Radieschen.', 'Queso, haricots noirs, jalapeño mariné, radis.'),
    motif: 'nachos', price: 1090, kcal: 820, dietary: declared(['milk'], ['vegetarian', 'gluten_free']), addons: tableSalsas, tags: ['sharing'],
  },
  'elote': {
    title: t('Elote', 'إيلوتي: ذرة مكسيكية', 'Elote', 'Elote'),
    description: t('Grilled corn, crema, cotija, chili and lime.', 'ذرة مشوية مع كريمة وجبن كوتيخا وفلفل ولايم.', 'Gegrillter Mais, Crema, Cotija, Chili, Limette.', 'Maïs grillé, crema, cotija, piment et citron vert.'),
    motif: 'grilled-corn', price: 590, kcal: 310, dietary: declared(['milk', 'eggs', 'mustard'], ['vegetarian', 'gluten_free']), addons: ['jalapenos'],
  },
  'tortilla-soup': {
    title: t('Tortilla soup', 'شوربة التورتيا', 'Tortillasuppe', 'Soupe de tortilla'),
    description: t('Pasilla broth, chicken, avocado, crisp corn strips.', 'مرق الباسيا ودجاج وأفوكادو وشرائح ذرة مقرمشة.', 'Pasilla-Brühe, Hähnchen, Avocado, Maisstreifen.', 'Bouillon de pasilla, poulet, avocat, lanières de maïs.'),
    motif: 'tomato-soup', price: 790, kcal: 320, dietary: declared(['milk', 'celery'], ['gluten_free']),
  },
  'ceviche': {
    title: t('Sea bass ceviche', 'سيفيتشي القاروص', 'Ceviche vom Wolfsbarsch', 'Ceviche de bar'),
    description: t('Lime-cured, cucumber, red onion, tostadas.', 'متبّل بعصير اللايم مع خيار وبصل أحمر وتوستادا.', 'In Limette gegart, Gurke, rote Zwiebel, Tostadas.', 'Mariné au citron vert, concombre, oignon rouge, tostadas.'),
    motif: 'salmon-poke-bowl', price: 1390, kcal: 260, dietary: declared(['fish'], ['gluten_free']), tags: ['light'],
  },
  'tacos-al-pastor': {
    title: t('Tacos al pastor', 'تاكو باستور بالأناناس', 'Tacos al pastor', 'Tacos al pastor'),
    description: t('Achiote pork off the spit, pineapple, cilantro.', 'لحم بالأشيوتي عن السيخ وأناناس وكزبرة.', 'Achiote-Schwein vom Spieß, Ananas, Koriander.', 'Porc à l’achiote à la broche, ananas, coriandre.'),
    motif: 'beef-tacos', price: 990, kcal: 480, dietary: declared([], [], ['gluten']), options: ['taco-count', 'salsa'], addons: tableSalsas, tags: ['chef'],
  },
  'tacos-carne-asada': {
    title: t('Carne asada tacos', 'تاكو لحم مشوي', 'Tacos mit Carne asada', 'Tacos de bœuf grillé'),
    description: t('Charred skirt steak, white onion, lime.', 'شرائح بقر مشوية وبصل أبيض ولايم.', 'Gegrilltes Saumfleisch, weiße Zwiebel, Limette.', 'Hampe grillée, oignon blanc, citron vert.'),
    motif: 'quesadilla', price: 1050, kcal: 500, dietary: declared([], [], ['gluten']), options: ['taco-count', 'salsa'], addons: tableSalsas,
  },
  'tacos-pescado': {
    title: t('Baja fish tacos', 'تاكو السمك على طريقة باها', 'Fisch-Tacos Baja', 'Tacos de poisson Baja'),
    description: t('Battered cod, cabbage, chipotle crema.', 'قدّ مقلي وملفوف وكريمة التشيبوتلي.', 'Kabeljau im Teig, Kohl, Chipotle-Crema.', 'Cabillaud en beignet, chou, crème chipotle.'),
    motif: 'fish-tacos', price: 1090, kcal: 520, dietary: declared(['fish', 'gluten', 'milk', 'eggs', 'mustard']), options: ['taco-count', 'salsa'], addons: tableSalsas,
  },
  'tacos-pollo': {
    title: t('Chicken tinga tacos', 'تاكو دجاج تينغا', 'Tacos mit Hähnchen-Tinga', 'Tacos de poulet tinga'),
    description: t('Shredded chicken, smoked tomato, crema.', 'دجاج مفتّت وطماطم مدخّنة وكريمة.', 'Gezupftes Hähnchen, Rauchtomate, Crema.', 'Poulet effiloché, tomate fumée, crema.'),
    motif: 'burrito', price: 950, kcal: 450, dietary: declared(['milk'], [], ['gluten']), options: ['taco-count', 'salsa'], addons: tableSalsas,
  },
  'tacos-hongos': {
    title: t('Mushroom and huitlacoche tacos', 'تاكو الفطر', 'Tacos mit Pilzen', 'Tacos aux champignons'),
    description: t('Oyster mushroom, black garlic, salsa verde.', 'فطر المحار وثوم أسود وسالسا خضراء.', 'Austernpilze, schwarzer Knoblauch, Salsa verde.', 'Pleurotes, ail noir, salsa verde.'),
    motif: 'falafel-plate', price: 950, kcal: 360, dietary: declared([], ['vegan'], ['gluten']), options: ['taco-count', 'salsa'], addons: ['guacamole-pot', 'pico', 'jalapenos'],
  },
  'birria-tacos': {
    title: t('Birria tacos with consommé', 'تاكو بيريا مع المرق', 'Birria-Tacos mit Consommé', 'Tacos birria et consommé'),
    description: t('Beef, melted cheese, crisp edges; dip in the broth.', 'لحم بقر وجبن ذائب وأطراف مقرمشة تُغمّس في المرق.', 'Rind, Schmelzkäse, krosser Rand; in die Brühe tunken.', 'Bœuf, fromage fondu, bords croustillants, à tremper.'),
    motif: 'beef-tacos', price: 1390, kcal: 740, dietary: declared(['milk'], ['gluten_free'], ['celery']), options: ['taco-count'], addons: ['pico', 'jalapenos'], tags: ['new'],
  },
  'burrito': {
    title: t('Mission burrito', 'بوريتو ميشن', 'Mission-Burrito', 'Burrito mission'),
    description: t('Rice, beans, cheese, guacamole, wrapped tight.', 'أرز وفاصولياء وجبن وغواكامولي، ملفوف بإحكام.', 'Reis, Bohnen, Käse, Guacamole, fest gerollt.', 'Riz, haricots, fromage, guacamole, bien serré.'),
    motif: 'burrito', price: 1150, kcal: 860, dietary: declared(['gluten', 'milk']), options: ['burrito-filling', 'salsa'], addons: [...tableSalsas, 'queso'],
  },
  'burrito-bowl': {
    title: t('Burrito bowl', 'وعاء البوريتو', 'Burrito-Bowl', 'Bol burrito'),
    description: t('All of it, no tortilla: cilantro rice, beans, corn.', 'كل المكونات بلا خبز: أرز بالكزبرة وفاصولياء وذرة.', 'Alles ohne Tortilla: Korianderreis, Bohnen, Mais.', 'Tout sauf la tortilla : riz à la coriandre, haricots, maïs.'),
    motif: 'burrito-bowl', price: 1190, kcal: 690, dietary: declared(['milk'], ['gluten_free']), options: ['burrito-filling', 'salsa'], addons: [...tableSalsas, 'queso'],
  },
  'vegan-burrito': {
    title: t('Vegan burrito', 'بوريتو نباتي صرف', 'Veganer Burrito', 'Burrito végétalien'),
    description: t('Sofritas tofu, black beans, roasted peppers.', 'توفو سوفريتاس وفاصولياء سوداء وفلفل مشوي.', 'Sofritas-Tofu, schwarze Bohnen, Röstpaprika.', 'Tofu sofritas, haricots noirs, poivrons rôtis.'),
    motif: 'shawarma-wrap', price: 1150, kcal: 740, dietary: declared(['gluten', 'soybeans'], ['vegan']), options: ['salsa'], addons: ['guacamole-pot', 'pico', 'jalapenos'],
  },
  'quesadilla': {
    title: t('Quesadilla', 'كاساديا', 'Quesadilla', 'Quesadilla'),
    description: t('Oaxaca cheese, roasted poblano, griddled crisp.', 'جبن أواخاكا وفلفل بوبلانو مشوي على الصاج.', 'Oaxaca-Käse, gerösteter Poblano, knusprig gebraten.', 'Fromage d’Oaxaca, poblano rôti, bien grillée.'),
    motif: 'quesadilla', price: 990, kcal: 640, dietary: declared(['gluten', 'milk'], ['vegetarian']), options: ['tortilla', 'salsa'], addons: tableSalsas, tags: ['kids'],
  },
  'chicken-quesadilla': {
    title: t('Chicken quesadilla', 'كاساديا الدجاج', 'Hähnchen-Quesadilla', 'Quesadilla au poulet'),
    description: t('Tinga chicken, jack cheese, lime crema.', 'دجاج تينغا وجبن جاك وكريمة اللايم.', 'Tinga-Hähnchen, Jack-Käse, Limettencrema.', 'Poulet tinga, fromage jack, crema citron vert.'),
    motif: 'cheese-pide', price: 1150, kcal: 720, dietary: declared(['gluten', 'milk']), options: ['tortilla', 'salsa'], addons: tableSalsas,
  },
  'enchiladas-rojas': {
    title: t('Chicken enchiladas rojas', 'إنتشيلادا حمراء بالدجاج', 'Enchiladas rojas mit Hähnchen', 'Enchiladas rouges au poulet'),
    description: t('Guajillo sauce, baked cheese, rice and beans.', 'صلصة الغواخيو وجبن محمّر وأرز وفاصولياء.', 'Guajillosauce, überbackener Käse, Reis und Bohnen.', 'Sauce guajillo, fromage gratiné, riz et haricots.'),
    motif: 'lasagne', price: 1390, kcal: 810, dietary: declared(['milk'], ['gluten_free'], ['celery']), addons: tableSalsas,
  },
  'enchiladas-verdes': {
    title: t('Enchiladas verdes', 'إنتشيلادا خضراء', 'Enchiladas verdes', 'Enchiladas vertes'),
    description: t('Spinach, mushroom, tomatillo, crema.', 'سبانخ وفطر وتوماتيو وكريمة.', 'Spinat, Pilze, Tomatillo, Crema.', 'Épinards, champignons, tomatillo, crema.'),
    motif: 'green-curry', price: 1290, kcal: 690, dietary: declared(['milk'], ['vegetarian', 'gluten_free']), addons: tableSalsas,
  },
  'fajitas-mixtas': {
    title: t('Sizzling fajitas', 'فاهيتا ساخنة', 'Brutzelnde Fajitas', 'Fajitas grésillantes'),
    description: t('Chicken and steak, peppers, onions, warm tortillas.', 'دجاج ولحم وفلفل وبصل مع تورتيا دافئة.', 'Hähnchen und Steak, Paprika, Zwiebeln, warme Tortillas.', 'Poulet et bœuf, poivrons, oignons, tortillas chaudes.'),
    motif: 'mixed-grill', price: 1790, kcal: 820, dietary: declared(['gluten', 'milk', 'soybeans']), options: ['tortilla'], addons: tableSalsas, tags: ['sharing'],
  },
  'mole-poblano': {
    title: t('Chicken in mole poblano', 'دجاج بصلصة المولي', 'Hähnchen in Mole poblano', 'Poulet au mole poblano'),
    description: t('Twenty-six ingredients, chocolate among them.', 'ستة وعشرون مكوّنًا من بينها الشوكولاتة.', 'Sechsundzwanzig Zutaten, darunter Schokolade.', 'Vingt-six ingrédients, dont du chocolat.'),
    motif: 'charcoal-chicken-leg', price: 1590, kcal: 720, dietary: declared(['nuts', 'peanuts', 'sesame', 'gluten']), tags: ['chef'],
  },
  'frijoles': {
    title: t('Black beans from the pot', 'فاصولياء سوداء من القدر', 'Schwarze Bohnen aus dem Topf', 'Haricots noirs en pot'),
    description: t('Epazote, onion, a long afternoon.', 'إيبازوتي وبصل وطهو طويل.', 'Epazote, Zwiebel, ein langer Nachmittag.', 'Épazote, oignon, un long après-midi.'),
    motif: 'foul-medames', price: 390, kcal: 190, dietary: declared([], ['vegan', 'gluten_free']),
  },
  'churros': {
    title: t('Churros with chocolate', 'تشوروز مع الشوكولاتة', 'Churros mit Schokolade', 'Churros au chocolat'),
    description: t('Six, cinnamon sugar, thick dip.', 'ست قطع بسكر القرفة مع غموس كثيف.', 'Sechs Stück, Zimtzucker, dicke Schokosauce.', 'Six pièces, sucre cannelle, sauce épaisse.'),
    motif: 'churros', price: 690, kcal: 480, dietary: declared(['gluten', 'milk', 'soybeans'], ['vegetarian'], ['eggs', 'nuts']), tags: ['kids'],
  },
  'tres-leches': {
    title: t('Tres leches', 'كعكة الحليب الثلاثي', 'Tres Leches', 'Tres leches'),
    description: t('Sponge soaked in three milks, cinnamon cream.', 'كعكة إسفنجية مشبعة بثلاثة أنواع حليب وكريمة القرفة.', 'In dreierlei Milch getränkter Biskuit, Zimtsahne.', 'Génoise imbibée de trois laits, crème à la cannelle.'),
    motif: 'strawberry-cake', price: 690, kcal: 430, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']),
  },
  'horchata': {
    title: t('Horchata', 'أورتشاتا', 'Horchata', 'Horchata'),
    description: t('Rice, cinnamon, almond; poured over ice.', 'أرز وقرفة ولوز، تُقدّم مع الثلج.', 'Reis, Zimt, Mandel; auf Eis.', 'Riz, cannelle, amande, sur glace.'),
    motif: 'milkshake', price: 420, kcal: 190, dietary: declared(['nuts'], ['vegan', 'gluten_free']),
  },
  'agua-jamaica': {
    title: t('Hibiscus water', 'كركديه بارد', 'Hibiskuswasser', 'Eau d’hibiscus'),
    description: t('Tart, crimson, lightly sweetened.', 'حامض المذاق قرمزي اللون قليل الحلاوة.', 'Herb, tiefrot, leicht gesüßt.', 'Acidulée, cramoisie, légèrement sucrée.'),
    motif: 'iced-tea', price: 390, kcal: 80, dietary: declared([], ['vegan', 'gluten_free']),
  },
}, mexicanTexts);
