import { dishes } from '../table.ts';
import { declared, halal, t } from '../text.ts';
import { burgerTexts } from './burgers.further.data.ts';

const burgerExtras = ['cheddar', 'bacon', 'beef-patty', 'jalapenos', 'house-sauce', 'fries-side'] as const;

export const burgerDishes = dishes({
  'dockside-burger': {
    title: t('House burger', 'برغر البيت', 'Hausburger', 'Burger maison'),
    description: t('Short-rib patty, cheddar, pickles, onion, house sauce.', 'قرص من ضلوع البقر وشيدر ومخلل وبصل وصلصة البيت.', 'Short-Rib-Patty, Cheddar, Gurke, Zwiebel, Haussauce.', 'Steak de plat de côte, cheddar, cornichons, oignon, sauce maison.'),
    motif: 'classic-burger', price: 1190, kcal: 740, dietary: declared(['gluten', 'milk', 'eggs', 'mustard', 'sesame']), options: ['burger-cook', 'bun'], addons: burgerExtras,
  },
  'double-smash': {
    title: t('Double smash', 'دبل سماش', 'Doppel-Smash', 'Double smash'),
    description: t('Two thin, lacy-edged patties, American cheese.', 'قرصان رقيقان بأطراف مقرمشة مع جبن أمريكي.', 'Zwei dünne Patties mit Spitzenrand, American Cheese.', 'Deux steaks fins aux bords croustillants, fromage américain.'),
    motif: 'double-cheeseburger', price: 1350, kcal: 890, dietary: declared(['gluten', 'milk', 'eggs', 'mustard', 'sesame']), options: ['bun'], addons: burgerExtras, tags: ['chef'],
  },
  'blue-cheese-burger': {
    title: t('Blue cheese and fig', 'برغر الجبن الأزرق والتين', 'Blauschimmel und Feige', 'Bleu et figue'),
    description: t('Gorgonzola, fig relish, arugula, toasted brioche.', 'غورغونزولا ومربّى التين وجرجير وبريوش محمّص.', 'Gorgonzola, Feigenrelish, Rucola, geröstete Brioche.', 'Gorgonzola, confit de figue, roquette, brioche toastée.'),
    motif: 'chicken-burger', price: 1390, kcal: 820, dietary: declared(['gluten', 'milk', 'eggs', 'mustard']), options: ['burger-cook', 'patties'], addons: burgerExtras,
  },
  'bacon-maple-burger': {
    title: t('Bacon and maple', 'برغر المقدد والقيقب', 'Speck und Ahorn', 'Bacon et érable'),
    description: t('Candied bacon, smoked cheddar, crisp onions.', 'لحم مقدد محلّى وشيدر مدخّن وبصل مقرمش.', 'Kandierter Speck, Rauchcheddar, Röstzwiebeln.', 'Bacon confit, cheddar fumé, oignons frits.'),
    motif: 'double-cheeseburger', price: 1390, kcal: 910, dietary: declared(['gluten', 'milk', 'eggs', 'mustard', 'sesame']), options: ['burger-cook', 'patties'], addons: burgerExtras,
  },
  'crispy-chicken-burger': {
    title: t('Crispy chicken burger', 'برغر الدجاج المقرمش', 'Knuspriger Hähnchenburger', 'Burger au poulet croustillant'),
    description: t('Buttermilk thigh, slaw, pickles, chili mayo.', 'فخذ دجاج باللبن وكول سلو ومخلل ومايونيز حار.', 'Buttermilchkeule, Slaw, Gurke, Chilimayo.', 'Haut de cuisse au babeurre, chou, cornichons, mayo pimentée.'),
    motif: 'chicken-burger', price: 1190, kcal: 780, dietary: halal(['gluten', 'milk', 'eggs', 'mustard', 'sesame']), options: ['spice', 'bun'], addons: ['cheddar', 'turkey-bacon', 'jalapenos', 'house-sauce', 'fries-side'],
  },
  'nashville-hot': {
    title: t('Nashville hot chicken', 'دجاج ناشفيل الحار', 'Nashville Hot Chicken', 'Poulet piquant de Nashville'),
    description: t('Cayenne oil, white bread, pickles. It means it.', 'زيت الكايين وخبز أبيض ومخلل. حارّ بحق.', 'Cayenneöl, Weißbrot, Gurken. Meint es ernst.', 'Huile de cayenne, pain blanc, cornichons. Vraiment fort.'),
    motif: 'charcoal-chicken-leg', price: 1250, kcal: 820, dietary: halal(['gluten', 'milk', 'eggs', 'mustard']), options: ['spice'], addons: ['coleslaw-pot', 'fries-side'], tags: ['spicy'],
  },
  'fish-burger': {
    title: t('Harbor fish burger', 'برغر السمك', 'Fischburger', 'Burger de poisson'),
    description: t('Beer-free batter, pollock, tartar sauce, dill.', 'بولوك بعجينة خفيفة بلا كحول وصلصة التارتار وشبت.', 'Seelachs im Backteig, Remoulade, Dill.', 'Lieu en beignet sans bière, sauce tartare, aneth.'),
    motif: 'fish-and-chips', price: 1250, kcal: 690, dietary: declared(['gluten', 'fish', 'eggs', 'mustard', 'milk']), addons: ['cheddar', 'fries-side', 'tartare'], tags: ['local'],
  },
  'mushroom-burger': {
    title: t('Portobello burger', 'برغر فطر البورتوبيللو', 'Portobello-Burger', 'Burger au portobello'),
    description: t('Stuffed with melting cheese and fried.', 'محشو بالجبن الذائب ومقلي.', 'Mit schmelzendem Käse gefüllt und frittiert.', 'Farci de fromage fondant, puis frit.'),
    motif: 'veggie-burger', price: 1150, kcal: 680, dietary: declared(['gluten', 'milk', 'eggs', 'sesame'], ['vegetarian'], ['mustard']), options: ['bun'], addons: ['cheddar', 'jalapenos', 'house-sauce', 'fries-side'],
  },
  'black-bean-burger': {
    title: t('Black bean burger', 'برغر الفاصولياء السوداء', 'Schwarzbohnen-Burger', 'Burger aux haricots noirs'),
    description: t('Chipotle bean patty, avocado, tomato relish.', 'قرص فاصولياء بالتشيبوتلي وأفوكادو وصلصة طماطم.', 'Chipotle-Bohnen-Patty, Avocado, Tomatenrelish.', 'Galette chipotle, avocat, condiment de tomate.'),
    motif: 'veggie-burger', price: 1150, kcal: 590, dietary: declared(['gluten', 'soybeans'], ['vegan'], ['sesame', 'milk']), addons: ['vegan-slice', 'avocado-half', 'jalapenos', 'fries-side'],
  },
  'kids-burger': {
    title: t('Little burger and fries', 'برغر صغير مع بطاطا', 'Kleiner Burger mit Pommes', 'Petit burger frites'),
    description: t('Plain patty and cheese, small fries, apple slices.', 'قرص سادة مع جبن وبطاطا صغيرة وشرائح تفاح.', 'Patty mit Käse, kleine Pommes, Apfelspalten.', 'Steak et fromage, petites frites, quartiers de pomme.'),
    motif: 'kids-meal-box', parts: ['french-fries'], price: 850, kcal: 520, dietary: declared(['gluten', 'milk', 'sesame']), addons: ['ketchup-mayo'], tags: ['kids'],
  },
  'harbor-hot-dog': {
    title: t('Harbor dog', 'هوت دوغ الميناء', 'Hafen-Hotdog', 'Hot-dog du port'),
    description: t('All-beef frank, mustard, sauerkraut, split-top bun.', 'نقانق بقرية وخردل وملفوف مخلل وخبز مشقوق.', 'Rindswürstchen, Senf, Sauerkraut, weiches Brötchen.', 'Saucisse pur bœuf, moutarde, choucroute, pain fendu.'),
    motif: 'hot-dog', price: 790, kcal: 480, dietary: declared(['gluten', 'mustard', 'milk']), addons: ['cheddar', 'jalapenos', 'fries-side'],
  },
  // Chicken
  'buttermilk-tenders': {
    title: t('Buttermilk tenders', 'شرائح دجاج باللبن', 'Buttermilch-Tenders', 'Aiguillettes au babeurre'),
    description: t('Five strips, peppery crust, two dips.', 'خمس شرائح بقشرة متبّلة مع صلصتين.', 'Fünf Streifen, Pfefferkruste, zwei Dips.', 'Cinq aiguillettes, croûte poivrée, deux sauces.'),
    motif: 'chicken-nuggets', price: 990, kcal: 610, dietary: halal(['gluten', 'milk', 'eggs', 'mustard']), addons: ['fries-side', 'coleslaw-pot', 'ketchup-mayo'], tags: ['kids'],
  },
  'buffalo-wings': {
    title: t('Wings', 'أجنحة دجاج', 'Chicken Wings', 'Ailes de poulet'),
    description: t('Twice fried, tossed while hot, celery sticks.', 'مقلية مرتين وتُقلّب بالصلصة وهي ساخنة مع كرفس.', 'Zweimal frittiert, heiß geschwenkt, Selleriestangen.', 'Deux fois frites, enrobées à chaud, bâtons de céleri.'),
    motif: 'chicken-wings', price: 950, kcal: 520, dietary: halal(['milk', 'celery', 'mustard', 'gluten']), options: ['wings-count', 'wing-sauce'], addons: ['garlic-dip'],
  },
  'rotisserie-chicken': {
    title: t('Rotisserie chicken', 'دجاج على السيخ الدوّار', 'Brathähnchen vom Drehspieß', 'Poulet à la broche'),
    description: t('Lemon, garlic, thyme; gravy from its own drippings.', 'ليمون وثوم وزعتر مع صلصة من عصارته.', 'Zitrone, Knoblauch, Thymian; Sauce aus dem Bratensaft.', 'Citron, ail, thym, jus de cuisson.'),
    motif: 'roast-chicken', price: 1090, kcal: 580, dietary: halal(['celery'], ['gluten_free']), options: ['chicken-size'], addons: ['fries-side', 'coleslaw-pot'],
  },
  'chicken-bucket': {
    title: t('Family bucket', 'سطل العائلة', 'Familieneimer', 'Seau familial'),
    description: t('Eight pieces, four tenders, large fries and slaw.', 'ثماني قطع وأربع شرائح وبطاطا كبيرة وكول سلو.', 'Acht Teile, vier Tenders, große Pommes und Slaw.', 'Huit morceaux, quatre aiguillettes, grandes frites, coleslaw.'),
    motif: 'tandoori-chicken', price: 3290, kcal: 2600, dietary: halal(['gluten', 'milk', 'eggs', 'mustard']), options: ['spice'], addons: ['ketchup-mayo', 'coleslaw-pot', 'cutlery'], tags: ['sharing'],
  },
  'chicken-and-waffles': {
    title: t('Chicken and waffles', 'دجاج مع وافل', 'Hähnchen mit Waffeln', 'Poulet et gaufres'),
    description: t('Fried thigh, buttermilk waffle, maple and hot sauce.', 'فخذ مقلي ووافل باللبن وشراب القيقب وصلصة حارة.', 'Frittierte Keule, Buttermilchwaffel, Ahorn, scharfe Sauce.', 'Haut de cuisse frit, gaufre au babeurre, érable, piment.'),
    motif: 'waffles', price: 1390, kcal: 940, dietary: halal(['gluten', 'milk', 'eggs', 'mustard']), addons: ['fried-egg'],
  },
  // Sides and shakes
  'skin-on-fries': {
    title: t('Skin-on fries', 'بطاطا مقلية بقشرها', 'Pommes mit Schale', 'Frites avec la peau'),
    description: t('Twice cooked, sea salt, rosemary.', 'مقلية مرتين مع ملح بحري وإكليل الجبل.', 'Zweimal gegart, Meersalz, Rosmarin.', 'Double cuisson, sel marin, romarin.'),
    motif: 'french-fries', price: 450, kcal: 360, dietary: halal([], ['vegan'], ['gluten']), options: ['side-size'], addons: ['ketchup-mayo', 'house-sauce'],
  },
  'sweet-potato-fries': {
    title: t('Sweet potato fries', 'بطاطا حلوة مقلية', 'Süßkartoffelpommes', 'Frites de patate douce'),
    description: t('Smoked paprika, lime mayo.', 'بابريكا مدخّنة ومايونيز اللايم.', 'Räucherpaprika, Limettenmayo.', 'Paprika fumé, mayo au citron vert.'),
    motif: 'carrots', price: 550, kcal: 390, dietary: declared(['eggs', 'mustard'], ['vegetarian'], ['gluten']),
  },
  'chilli-cheese-fries': {
    title: t('Chili cheese fries', 'بطاطا بالتشيلي والجبن', 'Chili-Cheese-Fries', 'Frites chili fromage'),
    description: t('Beef chili, queso, jalapeños, sour cream.', 'تشيلي لحم البقر وصلصة جبن وهالابينو وقشدة حامضة.', 'Rinderchili, Käsesauce, Jalapeños, Sauerrahm.', 'Chili de bœuf, sauce fromage, jalapeños, crème aigre.'),
    motif: 'nachos', price: 890, kcal: 710, dietary: declared(['milk', 'celery']), addons: ['bacon'],
  },
  'onion-rings': {
    title: t('Onion rings', 'حلقات البصل', 'Zwiebelringe', 'Rondelles d’oignon'),
    description: t('Thick cut, sparkling-water batter.', 'مقطّعة سميكة بعجينة المياه الفوّارة.', 'Dick geschnitten, Teig mit Sprudelwasser.', 'Coupe épaisse, pâte à l’eau pétillante.'),
    motif: 'onion-rings', price: 550, kcal: 380, dietary: declared(['gluten'], ['vegan'], ['milk', 'eggs']), addons: ['house-sauce'],
  },
  'vanilla-shake': {
    title: t('Vanilla malt shake', 'ميلك شيك الفانيليا والشعير', 'Vanille-Malz-Shake', 'Milk-shake vanille malté'),
    description: t('Three scoops, whole milk, malt powder.', 'ثلاث كرات آيس كريم وحليب كامل ومسحوق الشعير.', 'Drei Kugeln, Vollmilch, Malzpulver.', 'Trois boules, lait entier, poudre de malt.'),
    motif: 'milkshake', price: 650, kcal: 540, dietary: declared(['milk', 'eggs', 'gluten'], ['vegetarian']), addons: ['whipped-cream', 'takeaway-cup'],
  },
  'chocolate-shake': {
    title: t('Chocolate shake', 'ميلك شيك الشوكولاتة', 'Schokoladenshake', 'Milk-shake au chocolat'),
    description: t('Dark chocolate, cold milk, thick enough for a spoon.', 'شوكولاتة داكنة وحليب بارد وقوام كثيف.', 'Zartbitter, kalte Milch, löffelfest.', 'Chocolat noir, lait froid, assez épais pour la cuillère.'),
    motif: 'hot-chocolate', price: 650, kcal: 560, dietary: declared(['milk', 'eggs', 'soybeans'], ['vegetarian', 'gluten_free']), addons: ['whipped-cream', 'takeaway-cup'],
  },
  'oreo-style-shake': {
    title: t('Cookie shake', 'ميلك شيك البسكويت', 'Keks-Shake', 'Milk-shake aux biscuits'),
    description: t('Crushed cocoa cookies through vanilla ice cream.', 'بسكويت كاكاو مفتّت مع آيس كريم الفانيليا.', 'Zerstoßene Kakaokekse in Vanilleeis.', 'Biscuits cacao écrasés dans la glace vanille.'),
    motif: 'chocolate-cookies', price: 690, kcal: 610, dietary: declared(['milk', 'eggs', 'gluten', 'soybeans'], ['vegetarian']), addons: ['whipped-cream', 'takeaway-cup'],
  },
  'cherry-pie': {
    title: t('Cherry pie', 'فطيرة الكرز', 'Kirschkuchen', 'Tarte aux cerises'),
    description: t('Lattice top, sour cherries, warmed on request.', 'فطيرة مشبّكة بالكرز الحامض، تُسخّن عند الطلب.', 'Gitterdeckel, Sauerkirschen, auf Wunsch warm.', 'Dessus quadrillé, griottes, réchauffée sur demande.'),
    motif: 'apple-pie', price: 590, kcal: 420, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']), addons: ['vanilla-scoop', 'whipped-cream'],
  },
  'walnut-brownie': {
    title: t('Walnut brownie', 'براوني بالجوز', 'Walnuss-Brownie', 'Brownie aux noix'),
    description: t('Crackled top, barely baked middle.', 'سطح مشقق وقلب طري.', 'Rissige Kruste, kaum gebackener Kern.', 'Dessus craquelé, cœur à peine cuit.'),
    motif: 'chocolate-cake', price: 490, kcal: 440, dietary: declared(['gluten', 'milk', 'eggs', 'nuts', 'soybeans'], ['vegetarian']), addons: ['vanilla-scoop'],
  },
}, burgerTexts);
