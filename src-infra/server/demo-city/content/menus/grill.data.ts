import { dishes } from '../table.ts';
import { declared, halal, t } from '../text.ts';
import { barbecueTexts, kebabTexts } from './grill.further.data.ts';

/** Charcoal grill and smokehouse. */
export const barbecueDishes = dishes({
  'baby-back-ribs': {
    title: t('Baby back ribs', 'ضلوع مدخّنة طرية', 'Baby-Back-Ribs', 'Travers de porc fumés'),
    description: t('Six hours over apple wood, black-pepper glaze.', 'ست ساعات فوق خشب التفاح مع طلاء الفلفل الأسود.', 'Sechs Stunden über Apfelholz, Pfefferglasur.', 'Six heures au bois de pommier, glaçage au poivre noir.'),
    motif: 'bbq-ribs', price: 1990, kcal: 980, dietary: declared(['mustard', 'celery']), options: ['rack'], addons: ['coleslaw-pot', 'fries-side'], tags: ['chef'],
  },
  'beef-short-rib': {
    title: t('Smoked beef short rib', 'ضلع بقر مدخّن', 'Geräucherte Rinderrippe', 'Plat de côte de bœuf fumé'),
    description: t('One big bone, twelve hours, carved at the pass.', 'ضلع كبير مطهو اثنتي عشرة ساعة ويُقطّع عند التقديم.', 'Ein großer Knochen, zwölf Stunden, frisch tranchiert.', 'Un gros os, douze heures de fumage, tranché minute.'),
    motif: 'ribeye-steak', price: 2490, kcal: 1040, dietary: halal(['mustard']), addons: ['coleslaw-pot', 'pepper-sauce'],
  },
  'brisket-plate': {
    title: t('Brisket, sliced thick', 'صدر بقر مدخّن شرائح سميكة', 'Brisket, dick geschnitten', 'Poitrine de bœuf en tranches épaisses'),
    description: t('Peppery bark, pickles, white bread, house sauce.', 'قشرة بالفلفل ومخلل وخبز أبيض وصلصة البيت.', 'Pfefferkruste, Pickles, Weißbrot, Haussauce.', 'Croûte poivrée, pickles, pain blanc, sauce maison.'),
    motif: 'mixed-grill', price: 1890, kcal: 870, dietary: halal(['gluten', 'mustard', 'celery']), addons: ['coleslaw-pot', 'jalapenos'],
  },
  'pulled-pork-bun': {
    title: t('Pulled pork bun', 'ساندويش لحم مفتّت مدخّن', 'Pulled-Pork-Brötchen', 'Pain au porc effiloché'),
    description: t('Vinegar slaw, crisp skin, soft potato bun.', 'ملفوف بالخل وقشرة مقرمشة وخبز بطاطا طري.', 'Essig-Slaw, krosse Schwarte, weiches Kartoffelbrötchen.', 'Chou vinaigré, peau croustillante, pain moelleux.'),
    motif: 'classic-burger', price: 1290, kcal: 760, dietary: declared(['gluten', 'mustard', 'milk', 'eggs']), addons: ['coleslaw-pot', 'fries-side', 'jalapenos'],
  },
  'burnt-ends': {
    title: t('Burnt ends', 'أطراف البقر المكرملة', 'Burnt Ends', 'Bouchées de bœuf caramélisées'),
    description: t('Sticky brisket cubes with molasses and chili.', 'مكعبات صدر البقر بالدبس والفلفل الحار.', 'Klebrige Brisketwürfel mit Melasse und Chili.', 'Dés de poitrine laqués à la mélasse et au piment.'),
    motif: 'sweet-sour-chicken', price: 1490, kcal: 690, dietary: halal(['mustard', 'celery']), tags: ['spicy'],
  },
  'smoked-half-chicken': {
    title: t('Oak-smoked chicken', 'دجاج مدخّن بخشب البلوط', 'Eichenrauch-Hähnchen', 'Poulet fumé au chêne'),
    description: t('Brined overnight, lemon and thyme under the skin.', 'منقوع ليلة كاملة مع ليمون وزعتر تحت الجلد.', 'Über Nacht in Lake, Zitrone und Thymian unter der Haut.', 'Saumuré une nuit, citron et thym sous la peau.'),
    motif: 'roast-chicken', price: 1150, kcal: 620, dietary: halal([], ['gluten_free']), options: ['chicken-size'], addons: ['coleslaw-pot', 'fries-side'],
  },
  'smoked-wings': {
    title: t('Smoked wings', 'أجنحة مدخّنة', 'Geräucherte Flügel', 'Ailes de poulet fumées'),
    description: t('Smoked first, fried after, celery and ranch beside.', 'مدخّنة ثم مقلية مع كرفس وصلصة رانش.', 'Erst geräuchert, dann frittiert, Sellerie und Ranch dazu.', 'Fumées puis frites, céleri et sauce ranch à part.'),
    motif: 'chicken-wings', price: 990, kcal: 540, dietary: declared(['milk', 'celery', 'eggs', 'mustard']), options: ['wings-count', 'wing-sauce'], addons: ['jalapenos'],
  },
  'hot-link-sausage': {
    title: t('Hot link sausage', 'نقانق مدخّنة حارة', 'Scharfe Rauchwurst', 'Saucisse fumée pimentée'),
    description: t('Coarse beef, cracked pepper, mustard and pickles.', 'لحم بقر خشن الفرم مع فلفل وخردل ومخلل.', 'Grobes Rind, Pfeffer, Senf und Pickles.', 'Bœuf gros grain, poivre concassé, moutarde et pickles.'),
    motif: 'hot-dog', price: 950, kcal: 520, dietary: halal(['mustard', 'gluten']), addons: ['coleslaw-pot'],
  },
  'smoked-cauliflower': {
    title: t('Whole smoked cauliflower', 'قرنبيط كامل مدخّن', 'Ganzer Blumenkohl aus dem Rauch', 'Chou-fleur entier fumé'),
    description: t('Peanut-free dukkah, tahini, charred lemon.', 'دقّة خالية من الفول السوداني وطحينة وليمون مشوي.', 'Erdnussfreie Dukkah, Tahini, gegrillte Zitrone.', 'Dukkah sans arachide, tahini, citron grillé.'),
    motif: 'broccoli', price: 1290, kcal: 410, dietary: declared(['sesame', 'nuts'], ['vegan', 'gluten_free']), addons: ['side-hummus'],
  },
  'pit-beans': {
    title: t('Pit beans', 'فاصولياء المدخنة', 'Pit Beans', 'Haricots du fumoir'),
    description: t('Navy beans simmered with brisket trimmings and maple.', 'فاصولياء بيضاء مع قطع صدر البقر وشراب القيقب.', 'Weiße Bohnen mit Brisketabschnitten und Ahornsirup.', 'Haricots blancs, chutes de poitrine et sirop d’érable.'),
    motif: 'foul-medames', price: 590, kcal: 310, dietary: halal(['mustard', 'celery'], ['gluten_free']),
  },
  'coleslaw': {
    title: t('Vinegar coleslaw', 'كول سلو بالخل', 'Krautsalat mit Essig', 'Coleslaw au vinaigre'),
    description: t('Green cabbage, carrot, mustard seed; no sugar bomb.', 'ملفوف أخضر وجزر وبذور خردل، من دون حلاوة زائدة.', 'Weißkohl, Möhre, Senfsaat; nicht zu süß.', 'Chou, carotte, graines de moutarde, tout en retenue.'),
    motif: 'fattoush', price: 480, kcal: 150, dietary: declared(['mustard'], ['vegan', 'gluten_free']),
  },
  'grilled-corn': {
    title: t('Corn on the cob', 'كوز ذرة مشوي', 'Maiskolben vom Grill', 'Épi de maïs grillé'),
    description: t('Turned over coals, smoked butter, lime salt.', 'مشوي على الجمر مع زبدة مدخّنة وملح اللايم.', 'Über Kohle gedreht, Rauchbutter, Limettensalz.', 'Tourné sur la braise, beurre fumé, sel au citron vert.'),
    motif: 'grilled-corn', price: 520, kcal: 240, dietary: declared(['milk'], ['vegetarian', 'gluten_free']),
  },
  'mac-and-cheese': {
    title: t('Skillet mac and cheese', 'معكرونة بالجبن في المقلاة', 'Mac and Cheese aus der Pfanne', 'Gratin de macaronis au fromage'),
    description: t('Aged cheddar, a crust of breadcrumbs, mustard inside.', 'شيدر معتّق وقشرة من فتات الخبز ولمسة خردل.', 'Gereifter Cheddar, Bröselkruste, etwas Senf.', 'Cheddar affiné, croûte de chapelure, pointe de moutarde.'),
    motif: 'mac-and-cheese', price: 790, kcal: 620, dietary: declared(['gluten', 'milk', 'mustard'], ['vegetarian'], ['eggs']), addons: ['bacon', 'jalapenos'], tags: ['kids'],
  },
  'ember-potato': {
    title: t('Potato from the embers', 'بطاطا مشوية في الجمر', 'Kartoffel aus der Glut', 'Pomme de terre sous la braise'),
    description: t('Sour cream, chives and crackling sea salt.', 'قشدة حامضة وثوم معمّر وملح بحري خشن.', 'Sauerrahm, Schnittlauch, grobes Meersalz.', 'Crème aigre, ciboulette et gros sel.'),
    motif: 'baked-potato', price: 560, kcal: 330, dietary: declared(['milk'], ['vegetarian', 'gluten_free']), addons: ['bacon', 'cheddar'],
  },
  'cornbread': {
    title: t('Skillet cornbread', 'خبز الذرة', 'Maisbrot aus der Pfanne', 'Pain de maïs à la poêle'),
    description: t('Warm wedge, honey butter melting on top.', 'قطعة دافئة تذوب فوقها زبدة العسل.', 'Warmes Stück, darauf schmelzende Honigbutter.', 'Part tiède, beurre au miel fondant.'),
    motif: 'cheesecake', price: 450, kcal: 360, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']),
  },
  'pitmaster-platter': {
    title: t('Pitmaster platter for two', 'طبق الشوّاء لشخصين', 'Pitmaster-Platte für zwei', 'Plateau du maître fumeur pour deux'),
    description: t('Brisket, ribs, hot link, wings, slaw, beans and pickles.', 'صدر بقر وضلوع ونقانق وأجنحة وكول سلو وفاصولياء ومخلل.', 'Brisket, Ribs, Rauchwurst, Flügel, Slaw, Bohnen, Pickles.', 'Poitrine, travers, saucisse, ailes, chou, haricots et pickles.'),
    motif: 'shawarma-plate', parts: ['bbq-ribs', 'chicken-wings', 'coleslaw'], price: 4490, kcal: 1980, dietary: declared(['mustard', 'celery', 'milk', 'eggs', 'gluten']), addons: ['coleslaw-pot', 'fries-side', 'cutlery'], tags: ['sharing'],
  },
  'charcoal-flank': {
    title: t('Charcoal flank steak', 'فلانك ستيك على الفحم', 'Flank Steak vom Holzkohlegrill', 'Bavette au charbon'),
    description: t('Marinated in garlic and cumin, salsa criolla.', 'متبّل بالثوم والكمون مع سالسا كريولا.', 'In Knoblauch und Kreuzkümmel mariniert, Salsa criolla.', 'Marinée ail et cumin, salsa criolla.'),
    motif: 'ribeye-steak', price: 2090, kcal: 690, dietary: declared([], ['gluten_free']), options: ['doneness'], addons: ['fries-side', 'herb-butter'],
  },
  'lamb-cutlets': {
    title: t('Lamb cutlets with mint', 'ريش غنم بالنعناع', 'Lammkoteletts mit Minze', 'Côtelettes d’agneau à la menthe'),
    description: t('Four cutlets, blistered tomatoes, mint vinegar.', 'أربع ريش مع طماطم محمّرة وخل النعناع.', 'Vier Koteletts, geschmorte Tomaten, Minzessig.', 'Quatre côtelettes, tomates grillées, vinaigre à la menthe.'),
    motif: 'bbq-ribs', price: 2390, kcal: 720, dietary: halal(['sulphites'], ['gluten_free']), options: ['doneness'], addons: ['side-rice'],
  },
  'grilled-halloumi-skewers': {
    title: t('Halloumi and pepper skewers', 'أسياخ حلّوم وفلفل', 'Halloumi-Paprika-Spieße', 'Brochettes halloumi et poivron'),
    description: t('Red onion, zucchini, oregano oil.', 'بصل أحمر وكوسا وزيت الأوريغانو.', 'Rote Zwiebel, Zucchini, Oreganoöl.', 'Oignon rouge, courgette, huile à l’origan.'),
    motif: 'chicken-skewers', price: 1290, kcal: 520, dietary: declared(['milk'], ['vegetarian', 'gluten_free']), addons: ['warm-flatbread'],
  },
  'peach-cobbler': {
    title: t('Peach cobbler', 'كوبلر الخوخ', 'Pfirsich-Cobbler', 'Cobbler aux pêches'),
    description: t('Bubbling peaches under a biscuit crust.', 'خوخ دافئ تحت طبقة بسكويت مقرمشة.', 'Heiße Pfirsiche unter einer Scone-Kruste.', 'Pêches bouillonnantes sous une croûte de biscuit.'),
    motif: 'apple-pie', price: 720, kcal: 480, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian'], ['nuts']), addons: ['vanilla-scoop'],
  },
  'banana-pudding': {
    title: t('Banana pudding', 'بودينغ الموز', 'Bananenpudding', 'Pudding à la banane'),
    description: t('Layers of custard, wafers and ripe banana.', 'طبقات من الكاسترد والويفر والموز الناضج.', 'Schichten aus Vanillecreme, Keksen und reifer Banane.', 'Couches de crème, gaufrettes et banane mûre.'),
    motif: 'creme-caramel', price: 650, kcal: 450, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']), tags: ['kids'],
  },
}, barbecueTexts);

/** Anatolian grill and doner. */
export const kebabDishes = dishes({
  'doner-wrap': {
    title: t('Döner in flatbread', 'دونر في الخبز', 'Döner im Fladenbrot', 'Döner en galette'),
    description: t('Crisp shavings, red cabbage, onion, garlic yogurt.', 'شرائح مقرمشة وملفوف أحمر وبصل ولبن بالثوم.', 'Knusprig vom Spieß, Rotkohl, Zwiebel, Knoblauchjoghurt.', 'Viande croustillante, chou rouge, oignon, yaourt à l’ail.'),
    motif: 'shawarma-wrap', price: 890, kcal: 710, dietary: halal(['gluten', 'milk'], [], ['sesame']), options: ['kebab-meat', 'spice'], addons: ['garlic-yoghurt', 'halloumi-slice', 'fries-side'],
  },
  'doner-plate': {
    title: t('Döner plate with rice', 'صحن دونر مع أرز', 'Dönerteller mit Reis', 'Assiette döner et riz'),
    description: t('Butter rice, grilled pepper, chopped salad.', 'أرز بالزبدة وفلفل مشوي وسلطة مفرومة.', 'Butterreis, gegrillte Paprika, gehackter Salat.', 'Riz au beurre, piment grillé, salade hachée.'),
    motif: 'shawarma-plate', price: 1290, kcal: 880, dietary: halal(['milk', 'gluten']), options: ['kebab-meat'], addons: ['garlic-yoghurt', 'warm-flatbread'],
  },
  'iskender': {
    title: t('Iskender', 'إسكندر كباب', 'Iskender', 'Iskender'),
    description: t('Döner over torn bread, tomato butter, cool yogurt.', 'دونر فوق خبز مقطّع مع زبدة الطماطم ولبن بارد.', 'Döner auf Brotstücken, Tomatenbutter, kühler Joghurt.', 'Döner sur pain déchiré, beurre de tomate, yaourt frais.'),
    motif: 'mixed-grill', price: 1490, kcal: 960, dietary: halal(['gluten', 'milk']), addons: ['warm-flatbread'], tags: ['chef'],
  },
  'adana-kebab': {
    title: t('Adana kebab', 'كباب أضنة', 'Adana-Kebab', 'Kebab d’Adana'),
    description: t('Hand-chopped lamb with red pepper on a wide skewer.', 'لحم غنم مفروم يدويًا بالفلفل الأحمر على سيخ عريض.', 'Handgehacktes Lamm mit roter Paprika am breiten Spieß.', 'Agneau haché au couteau, piment rouge, large brochette.'),
    motif: 'kofta-skewers', price: 1450, kcal: 740, dietary: halal(['gluten']), options: ['served', 'spice'], addons: ['garlic-yoghurt', 'pickles'], tags: ['spicy'],
  },
  'chicken-shish': {
    title: t('Chicken shish', 'شيش دجاج', 'Hähnchen-Schisch', 'Brochette de poulet'),
    description: t('Breast marinated in tomato, oregano and milk.', 'صدر دجاج متبّل بالطماطم والأوريغانو والحليب.', 'Brust in Tomate, Oregano und Milch mariniert.', 'Blanc mariné à la tomate, origan et lait.'),
    motif: 'chicken-skewers', price: 1390, kcal: 620, dietary: halal(['gluten', 'milk']), options: ['served'], addons: ['garlic-yoghurt', 'extra-skewer'],
  },
  'lamb-ribs-anatolian': {
    title: t('Lamb ribs from the ocakbaşı', 'ضلوع غنم على الموقد', 'Lammrippchen vom Ocakbaşı', 'Travers d’agneau au foyer'),
    description: t('Pulled from the coals, thyme and sea salt only.', 'من فوق الجمر مباشرة مع زعتر وملح بحري فقط.', 'Direkt aus der Glut, nur Thymian und Meersalz.', 'Tout droit de la braise, thym et sel marin.'),
    motif: 'bbq-ribs', price: 1790, kcal: 920, dietary: halal([], ['gluten_free']), addons: ['side-rice'],
  },
  'mixed-grill-anatolian': {
    title: t('Night grill for two', 'مشاوي الليل لشخصين', 'Nachtgrill für zwei', 'Grill de nuit pour deux'),
    description: t('Adana, shish, wings, lamb ribs, rice and lavash.', 'أضنة وشيش وأجنحة وضلوع غنم وأرز ولافاش.', 'Adana, Schisch, Flügel, Lammrippchen, Reis und Lavash.', 'Adana, chich, ailes, travers d’agneau, riz et lavash.'),
    motif: 'roast-chicken', parts: ['kofta-skewers', 'chicken-skewers', 'chicken-wings'], price: 3690, kcal: 1900, dietary: halal(['gluten', 'milk']), addons: ['garlic-yoghurt', 'pickles', 'cutlery'], tags: ['sharing'],
  },
  'charcoal-wings-tr': {
    title: t('Charcoal wings', 'أجنحة على الفحم', 'Flügel vom Holzkohlegrill', 'Ailes au charbon'),
    description: t('Pepper paste, lemon, flaky salt.', 'معجون الفلفل والليمون والملح الخشن.', 'Paprikapaste, Zitrone, Salzflocken.', 'Pâte de piment, citron, fleur de sel.'),
    motif: 'chicken-wings', price: 890, kcal: 480, dietary: halal([], ['gluten_free']), options: ['wings-count', 'spice'],
  },
  'lahmacun': {
    title: t('Lahmacun', 'لحم بعجين تركي', 'Lahmacun', 'Lahmacun'),
    description: t('Thin, hot, rolled with parsley, onion and lemon.', 'رقيق وساخن، يُلف مع بقدونس وبصل وليمون.', 'Dünn und heiß, mit Petersilie, Zwiebel und Zitrone gerollt.', 'Fine et brûlante, roulée avec persil, oignon et citron.'),
    motif: 'garden-pizza', price: 690, kcal: 460, dietary: halal(['gluten']), addons: ['ketchup-mayo'],
  },
  'cheese-pide': {
    title: t('Cheese and egg pide', 'بيدا بالجبن والبيض', 'Pide mit Käse und Ei', 'Pide au fromage et à l’œuf'),
    description: t('Boat-shaped bread, kaşar cheese, runny egg.', 'خبز على شكل قارب مع جبن القشقوان وبيضة طرية.', 'Teigschiffchen, Kaşar-Käse, flüssiges Ei.', 'Pain en barque, fromage kaşar, œuf coulant.'),
    motif: 'cheese-pide', price: 1090, kcal: 780, dietary: halal(['gluten', 'milk', 'eggs'], ['vegetarian'], ['sesame']),
  },
  'minced-pide': {
    title: t('Minced lamb pide', 'بيدا بلحم الغنم المفروم', 'Pide mit Lammhack', 'Pide à l’agneau haché'),
    description: t('Peppers, tomato, a brush of butter on the crust.', 'فلفل وطماطم وأطراف مدهونة بالزبدة.', 'Paprika, Tomate, Rand mit Butter bestrichen.', 'Poivrons, tomate, croûte beurrée.'),
    motif: 'pizza-slice', price: 1190, kcal: 820, dietary: halal(['gluten', 'milk'], [], ['sesame', 'eggs']),
  },
  'spinach-pide': {
    title: t('Spinach and feta pide', 'بيدا بالسبانخ والفيتا', 'Pide mit Spinat und Feta', 'Pide épinards et feta'),
    description: t('Wilted spinach, dill and crumbled white cheese.', 'سبانخ ذابلة وشبت وجبنة بيضاء مفتتة.', 'Spinat, Dill und zerbröselter weißer Käse.', 'Épinards fondus, aneth et fromage blanc émietté.'),
    motif: 'manakish-zaatar', price: 1090, kcal: 690, dietary: halal(['gluten', 'milk'], ['vegetarian'], ['sesame', 'eggs']),
  },
  'shepherd-salad': {
    title: t('Shepherd’s salad', 'سلطة الراعي', 'Hirtensalat', 'Salade du berger'),
    description: t('Diced tomato, cucumber, green pepper, sumac onion.', 'طماطم وخيار وفلفل أخضر مقطّعة وبصل بالسمّاق.', 'Gewürfelte Tomate, Gurke, grüne Paprika, Sumachzwiebel.', 'Dés de tomate, concombre, poivron vert, oignon au sumac.'),
    motif: 'greek-salad', price: 690, kcal: 140, dietary: halal([], ['vegan', 'gluten_free']), addons: ['feta'],
  },
  'cacik': {
    title: t('Cacık', 'جاجيك', 'Cacık', 'Cacık'),
    description: t('Cold yogurt with cucumber, garlic and dried mint.', 'لبن بارد بالخيار والثوم والنعناع اليابس.', 'Kalter Joghurt mit Gurke, Knoblauch und getrockneter Minze.', 'Yaourt froid, concombre, ail et menthe séchée.'),
    motif: 'granola-yoghurt', price: 490, kcal: 110, dietary: halal(['milk'], ['vegetarian', 'gluten_free']),
  },
  'ezme': {
    title: t('Hot ezme', 'أزمة حارة', 'Scharfes Ezme', 'Ezme piquant'),
    description: t('Hand-chopped tomato, pepper and walnut relish.', 'صلصة طماطم وفلفل وجوز مفرومة يدويًا.', 'Handgehackte Tomaten-Paprika-Walnuss-Würze.', 'Condiment haché de tomate, piment et noix.'),
    motif: 'tomato-soup', price: 520, kcal: 160, dietary: halal(['nuts'], ['vegan', 'gluten_free']), addons: ['warm-flatbread'], tags: ['spicy'],
  },
  'mercimek': {
    title: t('Mercimek soup', 'شوربة عدس تركية', 'Mercimek-Suppe', 'Soupe mercimek'),
    description: t('Smooth red lentils, mint butter, lemon.', 'عدس أحمر ناعم مع زبدة النعناع والليمون.', 'Samtige rote Linsen, Minzbutter, Zitrone.', 'Lentilles corail veloutées, beurre à la menthe, citron.'),
    motif: 'lentil-soup', price: 540, kcal: 230, dietary: halal(['milk'], ['vegetarian', 'gluten_free'], ['celery']), options: ['soup-size'],
  },
  'falafel-doner': {
    title: t('Falafel and halloumi flatbread', 'خبز بالفلافل والحلّوم', 'Falafel-Halloumi im Fladen', 'Galette falafel et halloumi'),
    description: t('For the meatless night: crisp, salty, herby.', 'لليلة من دون لحم: مقرمشة ومالحة ومعطّرة بالأعشاب.', 'Für die fleischlose Nacht: knusprig, salzig, kräuterfrisch.', 'Pour les nuits sans viande : croustillant, salé, herbacé.'),
    motif: 'burrito', price: 950, kcal: 690, dietary: halal(['gluten', 'milk', 'sesame'], ['vegetarian']), addons: ['garlic-yoghurt', 'harissa'],
  },
  'loaded-doner-fries': {
    title: t('Döner box with fries', 'علبة دونر مع بطاطا', 'Dönerbox mit Pommes', 'Box döner frites'),
    description: t('Fries, döner, cheese sauce, pickled chili.', 'بطاطا ودونر وصلصة جبن وفلفل مخلل.', 'Pommes, Döner, Käsesauce, eingelegte Peperoni.', 'Frites, döner, sauce fromage, piments marinés.'),
    motif: 'french-fries', price: 1050, kcal: 940, dietary: halal(['milk', 'gluten']), options: ['kebab-meat'], addons: ['jalapenos', 'garlic-yoghurt'],
  },
  'kunefe': {
    title: t('Künefe for two', 'كنافة تركية لشخصين', 'Künefe für zwei', 'Künefe pour deux'),
    description: t('Baked in copper, pistachio, best within ten minutes.', 'مخبوزة في صينية نحاسية مع فستق، وأطيب وهي ساخنة.', 'Im Kupferpfännchen gebacken, Pistazie, am besten heiß.', 'Cuit dans le cuivre, pistache, à manger bien chaud.'),
    motif: 'kunafa', price: 990, kcal: 820, dietary: halal(['gluten', 'milk', 'nuts'], ['vegetarian']), addons: ['ashta'],
  },
  'sutlac': {
    title: t('Oven rice pudding', 'أرز بحليب محمّر', 'Milchreis aus dem Ofen', 'Riz au lait au four'),
    description: t('Scorched on top, cold underneath, hazelnut dust.', 'محمّر من الأعلى وبارد من الداخل مع بندق مطحون.', 'Oben gebräunt, innen kalt, Haselnuss darüber.', 'Doré dessus, froid dessous, poudre de noisette.'),
    motif: 'creme-caramel', price: 520, kcal: 300, dietary: halal(['milk', 'nuts'], ['vegetarian', 'gluten_free']),
  },
}, kebabTexts);
