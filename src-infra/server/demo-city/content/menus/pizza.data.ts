import { dishes } from '../table.ts';
import { declared, t } from '../text.ts';
import { pizzaTexts } from './pizza.further.data.ts';

const extras = ['extra-mozzarella', 'chilli-oil', 'rocket', 'stuffed-edge'] as const;

export const pizzaDishes = dishes({
  'margherita': {
    title: t('Margherita', 'مارغريتا', 'Margherita', 'Margherita'),
    description: t('San Marzano tomatoes, fior di latte, torn basil.', 'طماطم سان مارزانو وموزاريلا طازجة وريحان.', 'San-Marzano-Tomaten, Fior di Latte, gezupftes Basilikum.', 'Tomates San Marzano, fior di latte, basilic déchiré.'),
    motif: 'margherita-pizza', price: 1190, kcal: 820, dietary: declared(['gluten', 'milk'], ['vegetarian'], ['soybeans']), options: ['pizza-size', 'pizza-crust'], addons: [...extras, 'burrata', 'vegan-mozzarella'],
  },
  'marinara': {
    title: t('Marinara', 'مارينارا', 'Marinara', 'Marinara'),
    description: t('Tomato, slivered garlic, oregano, good oil. No cheese.', 'طماطم وثوم مقطّع وأوريغانو وزيت فاخر. بلا جبن.', 'Tomate, Knoblauchblättchen, Oregano, gutes Öl. Ohne Käse.', 'Tomate, ail émincé, origan, bonne huile. Sans fromage.'),
    motif: 'garden-pizza', price: 1050, kcal: 690, dietary: declared(['gluten'], ['vegan'], ['milk']), options: ['pizza-size', 'pizza-crust'], addons: ['chilli-oil', 'rocket', 'olives', 'anchovies', 'vegan-mozzarella'],
  },
  'pepperoni': {
    title: t('Pepperoni', 'بيبروني البقر', 'Rinder-Pepperoni', 'Pepperoni de bœuf'),
    description: t('Beef pepperoni that cups and crisps, hot honey if you like.', 'بيبروني بقري مقرمش الأطراف مع عسل حار لمن يرغب.', 'Rindersalami mit krossem Rand, auf Wunsch mit scharfem Honig.', 'Pepperoni de bœuf croustillant, miel pimenté si vous voulez.'),
    motif: 'pepperoni-pizza', price: 1390, kcal: 990, dietary: declared(['gluten', 'milk'], [], ['soybeans', 'mustard']), options: ['pizza-size', 'pizza-crust'], addons: [...extras, 'jalapenos', 'garlic-dip'], tags: ['kids'],
  },
  'quattro-formaggi': {
    title: t('Quattro formaggi', 'بيتزا الأجبان الأربعة', 'Quattro Formaggi', 'Quatre fromages'),
    description: t('Mozzarella, gorgonzola, taleggio, parmesan and pear.', 'موزاريلا وغورغونزولا وتاليجيو وبارميزان مع إجاص.', 'Mozzarella, Gorgonzola, Taleggio, Parmesan und Birne.', 'Mozzarella, gorgonzola, taleggio, parmesan et poire.'),
    motif: 'four-cheese-pizza', price: 1490, kcal: 1040, dietary: declared(['gluten', 'milk', 'eggs']), options: ['pizza-size', 'pizza-crust'], addons: [...extras],
  },
  'prosciutto-rucola': {
    title: t('Prosciutto e rucola', 'بروشوتو وجرجير', 'Prosciutto e Rucola', 'Prosciutto et roquette'),
    description: t('Parma ham after the oven, arugula, shaved grana.', 'لحم بارما مجفف وجرجير وشرائح غرانا.', 'Parmaschinken nach dem Backen, Rucola, gehobelter Grana.', 'Jambon de Parme posé après cuisson, roquette, grana.'),
    motif: 'rocket-ham-pizza', price: 1590, kcal: 930, dietary: declared(['gluten', 'milk', 'eggs']), options: ['pizza-size', 'pizza-crust'], addons: [...extras, 'burrata'],
  },
  'diavola': {
    title: t('Diavola', 'ديافولا الحارة', 'Diavola', 'Diavola'),
    description: t('Spicy salami, Calabrian chili, black olives.', 'سلامي حار وفلفل كالابريا وزيتون أسود.', 'Scharfe Salami, kalabrische Chili, schwarze Oliven.', 'Salami piquant, piment de Calabre, olives noires.'),
    motif: 'pepperoni-pizza', price: 1450, kcal: 980, dietary: declared(['gluten', 'milk'], [], ['sulphites']), options: ['pizza-size', 'pizza-crust'], addons: [...extras, 'olives'], tags: ['spicy'],
  },
  'ortolana': {
    title: t('Ortolana', 'بيتزا الخضار المشوية', 'Ortolana', 'Ortolana'),
    description: t('Grilled zucchini, eggplant, peppers, basil pesto.', 'كوسا وباذنجان وفلفل مشوية مع بيستو الريحان.', 'Gegrillte Zucchini, Aubergine, Paprika, Basilikumpesto.', 'Courgette, aubergine, poivrons grillés, pesto.'),
    motif: 'garden-pizza', price: 1390, kcal: 810, dietary: declared(['gluten', 'milk', 'nuts']), options: ['pizza-size', 'pizza-crust'], addons: [...extras, 'olives'],
  },
  'funghi-tartufo': {
    title: t('Mushroom and truffle', 'فطر وكمأة', 'Pilze und Trüffel', 'Champignons et truffe'),
    description: t('Roasted mushrooms, truffle cream, thyme; no tomato.', 'فطر محمّص وكريمة الكمأة وزعتر، بلا طماطم.', 'Geröstete Pilze, Trüffelcreme, Thymian; ohne Tomate.', 'Champignons rôtis, crème de truffe, thym, sans tomate.'),
    motif: 'four-cheese-pizza', price: 1590, kcal: 890, dietary: declared(['gluten', 'milk'], ['vegetarian']), options: ['pizza-size', 'pizza-crust'], addons: [...extras], tags: ['chef'],
  },
  'tonno-cipolla': {
    title: t('Tonno e cipolla', 'تونة وبصل', 'Tonno e Cipolla', 'Thon et oignon'),
    description: t('Line-caught tuna, red onion, capers, lemon.', 'تونة مصطادة بالصنارة وبصل أحمر وكبر وليمون.', 'Angel-Thunfisch, rote Zwiebel, Kapern, Zitrone.', 'Thon pêché à la ligne, oignon rouge, câpres, citron.'),
    motif: 'rocket-ham-pizza', price: 1450, kcal: 910, dietary: declared(['gluten', 'milk', 'fish']), options: ['pizza-size', 'pizza-crust'], addons: [...extras, 'olives', 'anchovies'],
  },
  'barbecue-chicken-pizza': {
    title: t('Barbecue chicken', 'دجاج بالباربكيو', 'BBQ-Hähnchen', 'Poulet barbecue'),
    description: t('Smoked chicken, sweetcorn, red onion, tangy sauce.', 'دجاج مدخّن وذرة وبصل أحمر وصلصة حامضة حلوة.', 'Rauchhähnchen, Mais, rote Zwiebel, würzige Sauce.', 'Poulet fumé, maïs, oignon rouge, sauce relevée.'),
    motif: 'pizza-slice', price: 1490, kcal: 960, dietary: declared(['gluten', 'milk', 'mustard', 'celery']), options: ['pizza-size', 'pizza-crust'], addons: [...extras, 'jalapenos', 'garlic-dip'],
  },
  'hawaii': {
    title: t('Pineapple and ham', 'أناناس ولحم مدخّن', 'Hawaii', 'Ananas et jambon'),
    description: t('Caramelized pineapple, cooked ham, no apologies.', 'أناناس مكرمل ولحم مدخّن، من دون اعتذار.', 'Karamellisierte Ananas, Kochschinken, ohne Reue.', 'Ananas caramélisé, jambon cuit, sans complexe.'),
    motif: 'rocket-ham-pizza', price: 1390, kcal: 910, dietary: declared(['gluten', 'milk']), options: ['pizza-size', 'pizza-crust'], addons: [...extras], tags: ['kids'],
  },
  'harbor-pizza': {
    title: t('The Harbor', 'بيتزا الميناء', 'Die Hafenpizza', 'La portuaire'),
    description: t('Clams, garlic, lemon zest, parsley and pecorino.', 'محار صغير وثوم وقشر ليمون وبقدونس وبيكورينو.', 'Venusmuscheln, Knoblauch, Zitronenabrieb, Petersilie, Pecorino.', 'Palourdes, ail, zeste de citron, persil et pecorino.'),
    motif: 'mussels-pot', price: 1690, kcal: 870, dietary: declared(['gluten', 'milk', 'molluscs']), options: ['pizza-size', 'pizza-crust'], addons: [...extras], tags: ['local'],
  },
  'vegan-garden-pizza': {
    title: t('Vegan garden', 'بيتزا الحديقة النباتية', 'Veganer Garten', 'Jardin végétal'),
    description: t('Artichoke, cherry tomato, cashew ricotta, arugula.', 'أرضي شوكي وطماطم كرزية وريكوتا الكاجو وجرجير.', 'Artischocke, Kirschtomate, Cashew-Ricotta, Rucola.', 'Artichaut, tomate cerise, ricotta de cajou, roquette.'),
    motif: 'garden-pizza', price: 1450, kcal: 780, dietary: declared(['gluten', 'nuts'], ['vegan'], ['milk']), options: ['pizza-size', 'pizza-crust'], addons: ['chilli-oil', 'rocket', 'olives', 'vegan-mozzarella'],
  },
  'burrata-pizza': {
    title: t('Burrata and cherry tomato', 'بوراتا وطماطم كرزية', 'Burrata und Kirschtomate', 'Burrata et tomates cerises'),
    description: t('Cold burrata broken over a blistered crust.', 'بوراتا باردة فوق عجينة محمّرة الأطراف.', 'Kalte Burrata auf blasigem Teig.', 'Burrata froide ouverte sur une pâte soufflée.'),
    motif: 'caprese-salad', price: 1690, kcal: 960, dietary: declared(['gluten', 'milk'], ['vegetarian']), options: ['pizza-size', 'pizza-crust'], addons: ['chilli-oil', 'rocket', 'anchovies'],
  },
  'calzone': {
    title: t('Calzone', 'كالزوني', 'Calzone', 'Calzone'),
    description: t('Folded over ricotta, mozzarella and cooked ham.', 'عجينة مطوية على ريكوتا وموزاريلا ولحم مدخّن.', 'Gefaltet, mit Ricotta, Mozzarella und Kochschinken.', 'Repliée sur ricotta, mozzarella et jambon cuit.'),
    motif: 'quesadilla', price: 1490, kcal: 1020, dietary: declared(['gluten', 'milk']), addons: ['chilli-oil', 'garlic-dip'],
  },
  // By the slice
  'slice-cheese': {
    title: t('Cheese slice', 'شريحة بالجبن', 'Stück mit Käse', 'Part au fromage'),
    description: t('Big, floppy, folded: low-moisture mozzarella, sweet sauce.', 'شريحة كبيرة تُطوى، بالموزاريلا وصلصة حلوة.', 'Groß und faltbar: Mozzarella, süßliche Sauce.', 'Grande, souple, à plier : mozzarella et sauce douce.'),
    motif: 'pizza-slice', price: 390, kcal: 340, dietary: declared(['gluten', 'milk'], ['vegetarian']), options: ['slice-count'], addons: ['chilli-oil', 'garlic-dip'], tags: ['kids'],
  },
  'slice-pepperoni': {
    title: t('Pepperoni slice', 'شريحة بيبروني', 'Stück mit Pepperoni', 'Part au pepperoni'),
    description: t('Crisp beef pepperoni edge to edge.', 'بيبروني بقري مقرمش من الطرف إلى الطرف.', 'Krosse Rindersalami bis zum Rand.', 'Pepperoni de bœuf croustillant de bord à bord.'),
    motif: 'pepperoni-pizza', price: 450, kcal: 400, dietary: declared(['gluten', 'milk'], [], ['soybeans']), options: ['slice-count'], addons: ['chilli-oil', 'garlic-dip'],
  },
  'slice-grandma': {
    title: t('Grandma square', 'مربعات الجدّة', 'Omas Eckstück', 'Carré de grand-mère'),
    description: t('Pan-baked, garlicky tomato on top of the cheese.', 'مخبوزة في صينية، صلصة الثوم والطماطم فوق الجبن.', 'Blechpizza, Knoblauchtomate über dem Käse.', 'Cuite en plaque, tomate à l’ail par-dessus le fromage.'),
    motif: 'margherita-pizza', price: 480, kcal: 420, dietary: declared(['gluten', 'milk'], ['vegetarian']), options: ['slice-count'], addons: ['chilli-oil'],
  },
  'slice-white': {
    title: t('White spinach slice', 'شريحة بيضاء بالسبانخ', 'Weißes Stück mit Spinat', 'Part blanche aux épinards'),
    description: t('Ricotta, garlic, spinach and black pepper.', 'ريكوتا وثوم وسبانخ وفلفل أسود.', 'Ricotta, Knoblauch, Spinat, schwarzer Pfeffer.', 'Ricotta, ail, épinards et poivre noir.'),
    motif: 'four-cheese-pizza', price: 460, kcal: 370, dietary: declared(['gluten', 'milk'], ['vegetarian']), options: ['slice-count'], addons: ['chilli-oil', 'garlic-dip'],
  },
  'slice-vodka': {
    title: t('Spicy tomato cream slice', 'شريحة بكريمة الطماطم الحارة', 'Stück mit scharfer Tomatencreme', 'Part à la crème de tomate pimentée'),
    description: t('Pink sauce, Calabrian chili, basil oil.', 'صلصة وردية وفلفل كالابريا وزيت الريحان.', 'Rosa Sauce, kalabrische Chili, Basilikumöl.', 'Sauce rosée, piment de Calabre, huile de basilic.'),
    motif: 'rocket-ham-pizza', price: 480, kcal: 390, dietary: declared(['gluten', 'milk'], ['vegetarian']), options: ['slice-count'], addons: ['chilli-oil'], tags: ['spicy'],
  },
  // Beside the pizza
  'garlic-knots': {
    title: t('Garlic knots', 'عقد الثوم', 'Knoblauchknoten', 'Nœuds à l’ail'),
    description: t('Six knots of dough, parsley butter, parmesan.', 'ست عقد من العجين بزبدة البقدونس والبارميزان.', 'Sechs Teigknoten, Petersilienbutter, Parmesan.', 'Six nœuds de pâte, beurre persillé, parmesan.'),
    motif: 'flatbread-basket', price: 650, kcal: 460, dietary: declared(['gluten', 'milk', 'eggs']), addons: ['garlic-dip'],
  },
  'rosemary-focaccia': {
    title: t('Rosemary focaccia', 'فوكاتشا بإكليل الجبل', 'Rosmarin-Focaccia', 'Focaccia au romarin'),
    description: t('Dimpled, olive-oiled, flaky salt.', 'عجينة طرية بزيت الزيتون والملح الخشن.', 'Mit Mulden, Olivenöl und Salzflocken.', 'Alvéolée, huile d’olive, fleur de sel.'),
    motif: 'manakish-zaatar', price: 590, kcal: 420, dietary: declared(['gluten'], ['vegan'], ['milk']),
  },
  'bruschetta': {
    title: t('Tomato bruschetta', 'بروسكيتا بالطماطم', 'Tomaten-Bruschetta', 'Bruschetta à la tomate'),
    description: t('Three grilled slices, garlic-rubbed, ripe tomato.', 'ثلاث شرائح مشوية مفروكة بالثوم مع طماطم ناضجة.', 'Drei geröstete Scheiben, Knoblauch, reife Tomate.', 'Trois tranches grillées, frottées d’ail, tomate mûre.'),
    motif: 'bruschetta', price: 750, kcal: 310, dietary: declared(['gluten'], ['vegan']),
  },
  'caprese': {
    title: t('Caprese', 'كابريزي', 'Caprese', 'Caprese'),
    description: t('Buffalo mozzarella, heirloom tomato, basil oil.', 'موزاريلا الجاموس وطماطم بلدية وزيت الريحان.', 'Büffelmozzarella, alte Tomatensorten, Basilikumöl.', 'Mozzarella de bufflonne, tomates anciennes, huile de basilic.'),
    motif: 'caprese-salad', price: 1090, kcal: 380, dietary: declared(['milk'], ['vegetarian', 'gluten_free']), addons: ['focaccia-piece'],
  },
  'rucola-parmesan-salad': {
    title: t('Arugula and parmesan salad', 'سلطة جرجير وبارميزان', 'Rucola-Parmesan-Salat', 'Salade de roquette au parmesan'),
    description: t('Peppery leaves, lemon, toasted pine nuts.', 'أوراق لاذعة وليمون وصنوبر محمّص.', 'Pfeffrige Blätter, Zitrone, geröstete Pinienkerne.', 'Feuilles poivrées, citron, pignons grillés.'),
    motif: 'caesar-salad', price: 890, kcal: 260, dietary: declared(['milk', 'eggs', 'nuts'], ['gluten_free']),
  },
  'nutella-calzone': {
    title: t('Chocolate hazelnut calzone', 'كالزوني بالشوكولاتة والبندق', 'Schoko-Haselnuss-Calzone', 'Calzone chocolat noisette'),
    description: t('Warm dough, melting filling, powdered sugar.', 'عجينة دافئة وحشوة ذائبة وسكر ناعم.', 'Warmer Teig, schmelzende Füllung, Puderzucker.', 'Pâte chaude, cœur fondant, sucre glace.'),
    motif: 'pain-au-chocolat', price: 850, kcal: 690, dietary: declared(['gluten', 'milk', 'nuts', 'soybeans'], ['vegetarian']), addons: ['vanilla-scoop'], tags: ['kids'],
  },
}, pizzaTexts);
