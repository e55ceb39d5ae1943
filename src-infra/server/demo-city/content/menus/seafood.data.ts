import { dishes } from '../table.ts';
import { declared, t } from '../text.ts';
import { seafoodTexts } from './seafood.further.data.ts';

export const seafoodDishes = dishes({
  'alder-oysters': {
    title: t('Alder Bay oysters', 'محار خليج ألدر', 'Austern aus der Alder Bay', 'Huîtres de la baie d’Alder'),
    description: t('Opened to order, mignonette, crushed ice.', 'يُفتح عند الطلب مع صلصة الكراث وثلج مجروش.', 'Frisch geöffnet, Schalottenvinaigrette, Crushed Ice.', 'Ouvertes à la commande, mignonette, glace pilée.'),
    motif: 'mussels-pot', price: 1890, kcal: 110, dietary: declared(['molluscs', 'sulphites'], ['gluten_free'], ['crustaceans']), options: ['oyster-count'], addons: ['mignonette', 'ice-pack'], tags: ['local'],
  },
  'lobster-roll': {
    title: t('Lobster roll', 'ساندويش اللوبستر', 'Lobster Roll', 'Lobster roll'),
    description: t('Cold claw meat, light mayo, griddled split-top bun.', 'لحم مخالب بارد ومايونيز خفيف وخبز محمّص بالزبدة.', 'Kaltes Scherenfleisch, leichte Mayo, gebuttertes Brötchen.', 'Pinces froides, mayo légère, pain grillé au beurre.'),
    motif: 'hot-dog', price: 2690, kcal: 520, dietary: declared(['crustaceans', 'gluten', 'milk', 'eggs', 'mustard', 'celery']), options: ['fish-size'], addons: ['fries-side', 'coleslaw-pot'], tags: ['chef'],
  },
  'half-lobster': {
    title: t('Half lobster, grilled', 'نصف لوبستر مشوي', 'Halber Hummer vom Grill', 'Demi-homard grillé'),
    description: t('Garlic butter, lemon, fries in the bag.', 'زبدة بالثوم وليمون وبطاطا مقلية.', 'Knoblauchbutter, Zitrone, Pommes in der Tüte.', 'Beurre à l’ail, citron, cornet de frites.'),
    motif: 'lobster', price: 3490, kcal: 640, dietary: declared(['crustaceans', 'milk']), addons: ['aioli', 'herb-butter'],
  },
  'prawn-cocktail': {
    title: t('Prawn cocktail', 'كوكتيل الروبيان', 'Garnelencocktail', 'Cocktail de crevettes'),
    description: t('Poached prawns, horseradish tomato, gem lettuce.', 'روبيان مسلوق وطماطم بالفجل الحار وخس.', 'Pochierte Garnelen, Meerrettich-Tomate, Salatherzen.', 'Crevettes pochées, tomate au raifort, sucrine.'),
    motif: 'grilled-prawns', price: 1390, kcal: 240, dietary: declared(['crustaceans', 'celery', 'sulphites', 'eggs', 'mustard'], ['gluten_free']),
  },
  'clam-chowder': {
    title: t('Clam chowder', 'شوربة المحار بالكريمة', 'Clam Chowder', 'Chaudrée de palourdes'),
    description: t('Potato, smoked bacon, cream, oyster crackers.', 'بطاطا ولحم مقدد مدخّن وكريمة وبسكويت مالح.', 'Kartoffel, Räucherspeck, Sahne, Cracker.', 'Pomme de terre, bacon fumé, crème, crackers.'),
    motif: 'pumpkin-soup', price: 950, kcal: 410, dietary: declared(['molluscs', 'milk', 'gluten', 'celery']), tags: ['local'],
  },
  'fish-soup-rouille': {
    title: t('Harbor fish soup', 'شوربة سمك الميناء', 'Hafenfischsuppe', 'Soupe de poisson du port'),
    description: t('Saffron, fennel, rouille and toast.', 'زعفران وشمرة وصلصة روي وخبز محمّص.', 'Safran, Fenchel, Rouille und Röstbrot.', 'Safran, fenouil, rouille et croûtons.'),
    motif: 'tomato-soup', price: 1050, kcal: 360, dietary: declared(['fish', 'crustaceans', 'celery', 'gluten', 'eggs']),
  },
  'calamari': {
    title: t('Crisp calamari', 'كاليماري مقرمش', 'Knusprige Calamari', 'Calamars croustillants'),
    description: t('Semolina crust, pickled cherry peppers, aioli.', 'قشرة سميد وفلفل كرزي مخلل وأيولي.', 'Grießkruste, eingelegte Kirschpaprika, Aioli.', 'Croûte de semoule, piments cerise, aïoli.'),
    motif: 'onion-rings', price: 1190, kcal: 470, dietary: declared(['molluscs', 'gluten', 'eggs', 'mustard']), addons: ['aioli'],
  },
  'mussels-mariniere': {
    title: t('Mussels in cream and leek', 'بلح البحر بالكريمة والكراث', 'Muscheln in Rahm und Lauch', 'Moules crème et poireau'),
    description: t('One kilo, no wine, plenty of parsley, bread.', 'كيلو كامل بلا نبيذ مع بقدونس وفير وخبز.', 'Ein Kilo, ohne Wein, viel Petersilie, Brot.', 'Un kilo, sans vin, beaucoup de persil, pain.'),
    motif: 'mussels-pot', price: 1790, kcal: 620, dietary: declared(['molluscs', 'milk', 'gluten', 'celery']), addons: ['fries-side', 'aioli'],
  },
  'grilled-octopus': {
    title: t('Grilled octopus', 'أخطبوط مشوي', 'Gegrillter Oktopus', 'Poulpe grillé'),
    description: t('Crushed potatoes, smoked paprika, capers.', 'بطاطا مهروسة وبابريكا مدخّنة وكبر.', 'Stampfkartoffeln, Räucherpaprika, Kapern.', 'Pommes écrasées, paprika fumé, câpres.'),
    motif: 'sashimi-plate', price: 1890, kcal: 380, dietary: declared(['molluscs'], ['gluten_free']),
  },
  'grilled-sea-bass': {
    title: t('Whole sea bass', 'قاروص كامل', 'Ganzer Wolfsbarsch', 'Bar entier'),
    description: t('Charred lemon, fennel slaw, green oil.', 'ليمون مشوي وسلطة شمرة وزيت أخضر.', 'Gegrillte Zitrone, Fenchelsalat, grünes Öl.', 'Citron grillé, salade de fenouil, huile verte.'),
    motif: 'grilled-sea-bass', price: 2590, kcal: 480, dietary: declared(['fish'], ['gluten_free']), addons: ['side-rice', 'herb-butter'],
  },
  'salmon-fillet': {
    title: t('Crisp-skin salmon', 'سلمون بجلد مقرمش', 'Lachs mit krosser Haut', 'Saumon à la peau croustillante'),
    description: t('Dill cucumbers, new potatoes, mustard sauce.', 'خيار بالشبت وبطاطا صغيرة وصلصة خردل.', 'Dillgurken, neue Kartoffeln, Senfsauce.', 'Concombre à l’aneth, pommes nouvelles, sauce moutarde.'),
    motif: 'salmon-fillet', price: 2190, kcal: 560, dietary: declared(['fish', 'mustard', 'milk'], ['gluten_free']), addons: ['herb-butter'],
  },
  'seared-scallops': {
    title: t('Seared scallops', 'إسكالوب محمّر', 'Gebratene Jakobsmuscheln', 'Saint-Jacques poêlées'),
    description: t('Four, cauliflower cream, brown butter, hazelnut.', 'أربع حبات مع كريمة القرنبيط وزبدة محمّرة وبندق.', 'Vier Stück, Blumenkohlcreme, braune Butter, Haselnuss.', 'Quatre pièces, crème de chou-fleur, beurre noisette.'),
    motif: 'mochi', price: 2390, kcal: 410, dietary: declared(['molluscs', 'milk', 'nuts'], ['gluten_free']),
  },
  'garlic-prawns': {
    title: t('Garlic prawns in the pan', 'روبيان بالثوم في المقلاة', 'Knoblauchgarnelen aus der Pfanne', 'Gambas à l’ail à la poêle'),
    description: t('Sizzling oil, chili, parsley, bread to finish.', 'زيت ساخن وفلفل وبقدونس وخبز للتغميس.', 'Brutzelndes Öl, Chili, Petersilie, Brot.', 'Huile crépitante, piment, persil, pain pour finir.'),
    motif: 'tempura-prawns', price: 1690, kcal: 430, dietary: declared(['crustaceans', 'gluten']), options: ['spice'], addons: ['aioli'],
  },
  'paella-marinera': {
    title: t('Seafood paella for two', 'باييا بحرية لشخصين', 'Meeresfrüchte-Paella für zwei', 'Paella marinière pour deux'),
    description: t('Bomba rice, prawns, mussels, squid, crisp bottom.', 'أرز بومبا وروبيان وبلح بحر وكاليماري وقعر مقرمش.', 'Bomba-Reis, Garnelen, Muscheln, Tintenfisch, Kruste.', 'Riz bomba, gambas, moules, calamars, fond croustillant.'),
    motif: 'paella', price: 3890, kcal: 1420, dietary: declared(['crustaceans', 'molluscs', 'fish', 'celery'], ['gluten_free']), addons: ['aioli', 'cutlery'], tags: ['sharing'],
  },
  'fishermans-stew': {
    title: t('Fisherman’s stew', 'يخنة الصيادين', 'Fischereintopf', 'Ragoût du pêcheur'),
    description: t('Cod, mussels, prawns in tomato and fennel.', 'قدّ وبلح بحر وروبيان بالطماطم والشمرة.', 'Kabeljau, Muscheln, Garnelen in Tomate und Fenchel.', 'Cabillaud, moules, crevettes, tomate et fenouil.'),
    motif: 'shakshuka', price: 2290, kcal: 520, dietary: declared(['fish', 'crustaceans', 'molluscs', 'celery', 'gluten']), addons: ['aioli', 'focaccia-piece'],
  },
  'fish-and-chips': {
    title: t('Fish and chips', 'سمك وبطاطا', 'Fish and Chips', 'Fish and chips'),
    description: t('Rice-flour batter, dripping-free, malt vinegar.', 'عجينة بطحين الأرز وخل الشعير.', 'Reismehlteig, ohne Schmalz, Malzessig.', 'Pâte à la farine de riz, sans saindoux, vinaigre de malt.'),
    motif: 'fish-and-chips', price: 1490, kcal: 890, dietary: declared(['fish', 'gluten'], [], ['eggs', 'milk']), options: ['white-fish', 'fish-size'], addons: ['tartare', 'mushy-peas', 'curry-sauce'],
  },
  'scampi-basket': {
    title: t('Scampi basket', 'سلة سكامبي', 'Scampi-Korb', 'Corbeille de scampi'),
    description: t('Ten breaded tails, chips, lemon.', 'عشرة ذيول مغطاة بالبقسماط مع بطاطا وليمون.', 'Zehn panierte Schwänze, Chips, Zitrone.', 'Dix queues panées, frites, citron.'),
    motif: 'chicken-nuggets', price: 1490, kcal: 780, dietary: declared(['crustaceans', 'gluten', 'eggs']), addons: ['tartare', 'mushy-peas'],
  },
  'fish-finger-bap': {
    title: t('Fish finger bap', 'ساندويش أصابع السمك', 'Fischstäbchen-Brötchen', 'Pain aux bâtonnets de poisson'),
    description: t('Three thick goujons, tartar, soft roll.', 'ثلاث أصابع سميكة وصلصة تارتار وخبز طري.', 'Drei dicke Stäbchen, Remoulade, weiches Brötchen.', 'Trois gros bâtonnets, tartare, pain moelleux.'),
    motif: 'chicken-burger', price: 1090, kcal: 620, dietary: declared(['fish', 'gluten', 'eggs', 'mustard', 'milk']), addons: ['cheddar', 'mushy-peas'], tags: ['kids'],
  },
  'crab-cakes': {
    title: t('Crab cakes', 'كعك السلطعون', 'Krabbenküchlein', 'Croquettes de crabe'),
    description: t('Two, mostly crab, lemon mayo.', 'قطعتان معظمهما سلطعون مع مايونيز الليمون.', 'Zwei Stück, fast nur Krabbe, Zitronenmayo.', 'Deux pièces, surtout du crabe, mayo citron.'),
    motif: 'falafel-plate', price: 1690, kcal: 450, dietary: declared(['crustaceans', 'eggs', 'gluten', 'mustard', 'celery']), addons: ['aioli'],
  },
  'smoked-mackerel-salad': {
    title: t('Smoked mackerel salad', 'سلطة الإسقمري المدخّن', 'Räuchermakrelensalat', 'Salade de maquereau fumé'),
    description: t('Beets, horseradish cream, watercress.', 'شمندر وكريمة الفجل الحار وجرجير مائي.', 'Rote Bete, Meerrettichcreme, Brunnenkresse.', 'Betterave, crème au raifort, cresson.'),
    motif: 'fattoush', price: 1290, kcal: 430, dietary: declared(['fish', 'milk', 'mustard', 'sulphites'], ['gluten_free']),
  },
  'chunky-chips': {
    title: t('Chunky chips', 'بطاطا سميكة مقلية', 'Dicke Chips', 'Grosses frites'),
    description: t('Thrice cooked, salt and vinegar.', 'مقلية ثلاث مرات بالملح والخل.', 'Dreifach gegart, Salz und Essig.', 'Triple cuisson, sel et vinaigre.'),
    motif: 'french-fries', price: 490, kcal: 420, dietary: declared(['gluten'], ['vegan'], ['fish']), options: ['side-size'], addons: ['curry-sauce', 'ketchup-mayo'],
  },
  'lemon-posset': {
    title: t('Lemon posset', 'كريمة الليمون', 'Zitronencreme', 'Crème au citron'),
    description: t('Set cream, shortbread finger.', 'كريمة متماسكة مع بسكويت الزبدة.', 'Feste Sahnecreme, Shortbread.', 'Crème prise, sablé au beurre.'),
    motif: 'gelato-cup', price: 650, kcal: 420, dietary: declared(['milk', 'gluten'], ['vegetarian']),
  },
  'sticky-toffee': {
    title: t('Sticky toffee pudding', 'بودينغ التوفي والتمر', 'Klebriger Toffee-Pudding', 'Pudding au caramel et dattes'),
    description: t('Date sponge, hot toffee, vanilla cream.', 'إسفنج التمر وتوفي ساخن وكريمة الفانيليا.', 'Dattelkuchen, heißes Toffee, Vanillesahne.', 'Gâteau aux dattes, caramel chaud, crème vanille.'),
    motif: 'chocolate-cake', price: 720, kcal: 560, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian'], ['nuts']), addons: ['vanilla-scoop'],
  },
}, seafoodTexts);
