import { dishes } from '../table.ts';
import { declared, t } from '../text.ts';
import { swabianTexts } from './swabian.further.data.ts';

/** The lakeside inn of Lindenau. */
export const swabianDishes = dishes({
  'kaesespaetzle': {
    title: t('Cheese spaetzle', 'شبيتزله بالجبن', 'Käsespätzle', 'Spaetzle au fromage'),
    description: t('Hand-scraped noodles, mountain cheese, crisp onions.', 'معكرونة مبشورة يدويًا وجبن جبلي وبصل مقرمش.', 'Handgeschabt, Bergkäse, Röstzwiebeln.', 'Raclés à la main, fromage de montagne, oignons frits.'),
    motif: 'mac-and-cheese', price: 1490, kcal: 840, dietary: declared(['gluten', 'eggs', 'milk'], ['vegetarian']), addons: ['crispy-onions', 'jaegersauce'], tags: ['local'],
  },
  'wiener-schnitzel': {
    title: t('Veal schnitzel', 'شنيتزل العجل', 'Wiener Schnitzel', 'Escalope viennoise'),
    description: t('Pan-fried in clarified butter, potato salad, lemon.', 'مقلي بالسمن مع سلطة بطاطا وليمون.', 'In Butterschmalz gebraten, Kartoffelsalat, Zitrone.', 'Poêlée au beurre clarifié, salade de pommes de terre, citron.'),
    motif: 'chicken-nuggets', price: 2490, kcal: 860, dietary: declared(['gluten', 'eggs', 'milk', 'mustard']), addons: ['cranberries', 'jaegersauce', 'fries-side'],
  },
  'pork-schnitzel': {
    title: t('Hunter’s schnitzel', 'شنيتزل بصلصة الفطر', 'Jägerschnitzel', 'Escalope du chasseur'),
    description: t('Mushroom cream sauce, spaetzle, side salad.', 'صلصة الفطر بالكريمة وشبيتزله وسلطة.', 'Pilzrahmsauce, Spätzle, kleiner Salat.', 'Sauce crémeuse aux champignons, spaetzle, salade.'),
    motif: 'katsu-curry', price: 1790, kcal: 920, dietary: declared(['gluten', 'eggs', 'milk', 'celery']), addons: ['cranberries'],
  },
  'maultaschen-broth': {
    title: t('Maultaschen in broth', 'ماولتاشن في المرق', 'Maultaschen in der Brühe', 'Maultaschen au bouillon'),
    description: t('Two filled pasta pockets, chives, beef broth.', 'جيبان من العجين المحشو وثوم معمّر ومرق بقر.', 'Zwei Stück, Schnittlauch, Rinderbrühe.', 'Deux pièces, ciboulette, bouillon de bœuf.'),
    motif: 'wonton-soup', price: 1290, kcal: 480, dietary: declared(['gluten', 'eggs', 'celery', 'milk']),
  },
  'maultaschen-fried': {
    title: t('Fried Maultaschen with egg', 'ماولتاشن محمّرة مع البيض', 'Geröstete Maultaschen mit Ei', 'Maultaschen poêlées à l’œuf'),
    description: t('Sliced, browned, scrambled egg, green salad.', 'مقطّعة ومحمّرة مع بيض مخفوق وسلطة خضراء.', 'In Scheiben gebraten, Rührei, Blattsalat.', 'Tranchées, dorées, œuf brouillé, salade verte.'),
    motif: 'ravioli', price: 1450, kcal: 690, dietary: declared(['gluten', 'eggs', 'celery', 'milk']), addons: ['crispy-onions'],
  },
  'maultaschen-veg': {
    title: t('Spinach Maultaschen', 'ماولتاشن بالسبانخ', 'Spinat-Maultaschen', 'Maultaschen aux épinards'),
    description: t('Brown butter, hazelnuts, wild herbs.', 'زبدة محمّرة وبندق وأعشاب برية.', 'Braune Butter, Haselnüsse, Wildkräuter.', 'Beurre noisette, noisettes, herbes sauvages.'),
    motif: 'gyoza', price: 1490, kcal: 610, dietary: declared(['gluten', 'eggs', 'milk', 'nuts'], ['vegetarian']),
  },
  'zwiebelrostbraten': {
    title: t('Roast beef with onions', 'لحم بقر محمّر بالبصل', 'Zwiebelrostbraten', 'Rosbif aux oignons'),
    description: t('Pink sirloin, dark gravy, crisp onions, spaetzle.', 'سيرلوين وردي وصلصة داكنة وبصل مقرمش وشبيتزله.', 'Rosa gebraten, dunkle Sauce, Röstzwiebeln, Spätzle.', 'Faux-filet rosé, jus corsé, oignons frits, spaetzle.'),
    motif: 'ribeye-steak', price: 2690, kcal: 880, dietary: declared(['gluten', 'eggs', 'milk', 'celery', 'mustard']), options: ['doneness'], tags: ['chef'],
  },
  'whitefish-meuniere': {
    title: t('Lake whitefish, almond butter', 'سمك البحيرة بزبدة اللوز', 'Bodenseefelchen in Mandelbutter', 'Féra du lac au beurre d’amande'),
    description: t('Two fillets, parsley potatoes, cucumber salad.', 'شريحتا سمك وبطاطا بالبقدونس وسلطة خيار.', 'Zwei Filets, Petersilienkartoffeln, Gurkensalat.', 'Deux filets, pommes persillées, salade de concombre.'),
    motif: 'grilled-sea-bass', price: 2290, kcal: 590, dietary: declared(['fish', 'gluten', 'milk', 'nuts']), tags: ['local'],
  },
  'sausage-salad': {
    title: t('Swabian sausage salad', 'سلطة النقانق الشفابية', 'Schwäbischer Wurstsalat', 'Salade de saucisse souabe'),
    description: t('Thin strips, onion rings, vinegar, rye bread.', 'شرائح رفيعة وحلقات بصل وخل وخبز الجاودار.', 'Feine Streifen, Zwiebelringe, Essig, Roggenbrot.', 'Fines lanières, oignon, vinaigre, pain de seigle.'),
    motif: 'fattoush', price: 1190, kcal: 540, dietary: declared(['gluten', 'mustard', 'sulphites']),
  },
  'currywurst': {
    title: t('Currywurst with fries', 'نقانق بالكاري مع بطاطا', 'Currywurst mit Pommes', 'Currywurst frites'),
    description: t('Sliced sausage, house tomato-curry sauce.', 'نقانق مقطّعة بصلصة الطماطم والكاري.', 'Geschnitten, hausgemachte Currysauce.', 'Saucisse tranchée, sauce tomate-curry maison.'),
    motif: 'hot-dog', price: 1090, kcal: 780, dietary: declared(['celery', 'mustard']), addons: ['ketchup-mayo'],
  },
  'lentils-spaetzle': {
    title: t('Lentils with spaetzle and wieners', 'عدس مع شبيتزله ونقانق', 'Linsen mit Spätzle und Saiten', 'Lentilles, spaetzle et saucisses'),
    description: t('Alb lentils, a dash of vinegar, two sausages.', 'عدس محلي ورشة خل ونقانقان.', 'Alblinsen, ein Schuss Essig, zwei Würstchen.', 'Lentilles de l’Alb, trait de vinaigre, deux saucisses.'),
    motif: 'foul-medames', price: 1390, kcal: 760, dietary: declared(['gluten', 'eggs', 'celery', 'mustard']), tags: ['local'],
  },
  'flammkuchen-classic': {
    title: t('Flammkuchen with bacon', 'فلامكوخن باللحم المقدد', 'Flammkuchen mit Speck', 'Tarte flambée aux lardons'),
    description: t('Sour cream, onion, smoked bacon, thin crust.', 'قشدة حامضة وبصل ولحم مقدد على عجينة رقيقة.', 'Sauerrahm, Zwiebel, Räucherspeck, dünner Boden.', 'Crème aigre, oignon, lardons fumés, pâte fine.'),
    motif: 'rocket-ham-pizza', price: 1290, kcal: 720, dietary: declared(['gluten', 'milk']), addons: ['rocket'],
  },
  'flammkuchen-goat': {
    title: t('Flammkuchen with goat cheese and pear', 'فلامكوخن بجبن الماعز والإجاص', 'Flammkuchen mit Ziegenkäse und Birne', 'Tarte flambée chèvre et poire'),
    description: t('Honey, thyme, walnuts.', 'عسل وزعتر وجوز.', 'Honig, Thymian, Walnüsse.', 'Miel, thym, noix.'),
    motif: 'four-cheese-pizza', price: 1390, kcal: 690, dietary: declared(['gluten', 'milk', 'nuts'], ['vegetarian']), addons: ['rocket'],
  },
  'flaedle-soup': {
    title: t('Pancake strip soup', 'شوربة شرائح البان كيك', 'Flädlesuppe', 'Bouillon aux lanières de crêpe'),
    description: t('Clear beef broth, herb pancake ribbons.', 'مرق بقر صافٍ وشرائح بان كيك بالأعشاب.', 'Klare Rinderbrühe, Kräuterflädle.', 'Bouillon de bœuf clair, rubans de crêpe aux herbes.'),
    motif: 'tom-yum', price: 720, kcal: 210, dietary: declared(['gluten', 'eggs', 'milk', 'celery']),
  },
  'potato-salad': {
    title: t('Swabian potato salad', 'سلطة بطاطا شفابية', 'Schwäbischer Kartoffelsalat', 'Salade de pommes de terre souabe'),
    description: t('Made with broth, not mayonnaise.', 'تُحضّر بالمرق لا بالمايونيز.', 'Mit Brühe, ohne Mayonnaise.', 'Au bouillon, sans mayonnaise.'),
    motif: 'potatoes', price: 590, kcal: 240, dietary: declared(['mustard', 'celery', 'sulphites'], ['vegan', 'gluten_free']),
  },
  'mixed-leaf-plate': {
    title: t('Garden salad plate', 'طبق سلطة الحديقة', 'Bunter Salatteller', 'Grande assiette de crudités'),
    description: t('Leaves, carrot, radish, sunflower seeds.', 'خضار ورقية وجزر وفجل وبذور دوار الشمس.', 'Blattsalat, Möhre, Radieschen, Sonnenblumenkerne.', 'Salade, carotte, radis, graines de tournesol.'),
    motif: 'greek-salad', price: 990, kcal: 210, dietary: declared(['mustard'], ['vegan', 'gluten_free'], ['sesame']), addons: ['feta', 'grilled-chicken'],
  },
  'kaiserschmarrn': {
    title: t('Torn pancake with plums', 'بان كيك ممزّق مع البرقوق', 'Kaiserschmarrn mit Zwetschgen', 'Kaiserschmarrn aux prunes'),
    description: t('Caramelized, raisins, powdered sugar.', 'مكرمل مع زبيب وسكر ناعم.', 'Karamellisiert, Rosinen, Puderzucker.', 'Caramélisé, raisins secs, sucre glace.'),
    motif: 'pancakes', price: 1190, kcal: 720, dietary: declared(['gluten', 'eggs', 'milk', 'sulphites'], ['vegetarian']), addons: ['vanilla-scoop'],
  },
  'apple-strudel': {
    title: t('Apple strudel', 'شترودل التفاح', 'Apfelstrudel', 'Strudel aux pommes'),
    description: t('Warm, paper-thin dough, vanilla sauce.', 'دافئ بعجينة رقيقة وصلصة الفانيليا.', 'Warm, hauchdünner Teig, Vanillesauce.', 'Tiède, pâte très fine, sauce vanille.'),
    motif: 'apple-pie', price: 790, kcal: 430, dietary: declared(['gluten', 'milk', 'eggs', 'nuts', 'sulphites'], ['vegetarian']), addons: ['vanilla-scoop', 'whipped-cream'],
  },
  'black-forest-cake': {
    title: t('Black Forest cherry cake', 'كعكة الغابة السوداء', 'Schwarzwälder Kirschtorte', 'Forêt-noire'),
    description: t('Sour cherries, cream, chocolate; made without kirsch.', 'كرز حامض وكريمة وشوكولاتة، بلا كحول.', 'Sauerkirschen, Sahne, Schokolade; ohne Kirschwasser.', 'Griottes, crème, chocolat, sans kirsch.'),
    motif: 'chocolate-cake', price: 590, kcal: 420, dietary: declared(['gluten', 'milk', 'eggs', 'soybeans'], ['vegetarian']), options: ['cake-size'], addons: ['cake-box'],
  },
  'apple-spritzer': {
    title: t('Apple spritzer', 'عصير تفاح فوّار', 'Apfelschorle', 'Jus de pomme pétillant'),
    description: t('Cloudy juice from the lake shore, sparkling water.', 'عصير تفاح عكر من ضفاف البحيرة مع مياه فوّارة.', 'Naturtrüber Saft vom See, Sprudel.', 'Jus trouble des rives du lac, eau pétillante.'),
    motif: 'sparkling-water', price: 420, kcal: 110, dietary: declared([], ['vegan', 'gluten_free']), addons: ['pfand'], tags: ['local'],
  },
  'cocoa-cake-slice': {
    title: t('Marble cake', 'كعكة رخامية', 'Marmorkuchen', 'Gâteau marbré'),
    description: t('Sunday recipe, chocolate glaze.', 'وصفة يوم الأحد بطبقة شوكولاتة.', 'Sonntagsrezept, Schokoguss.', 'Recette du dimanche, glaçage chocolat.'),
    motif: 'cinnamon-roll', price: 450, kcal: 370, dietary: declared(['gluten', 'milk', 'eggs', 'soybeans'], ['vegetarian']), options: ['cake-size'], addons: ['cake-box'],
  },
  'quark-cheesecake': {
    title: t('Quark cheesecake', 'تشيز كيك بالكوارك', 'Käsekuchen mit Quark', 'Gâteau au fromage blanc'),
    description: t('Tall, light, a hint of lemon.', 'عالية وخفيفة بلمسة ليمون.', 'Hoch, leicht, mit einem Hauch Zitrone.', 'Haut, léger, une pointe de citron.'),
    motif: 'cheesecake', price: 520, kcal: 340, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']), options: ['cake-size'], addons: ['cake-box'],
  },
  'plum-crumble-cake': {
    title: t('Plum crumble cake', 'كعكة البرقوق المفتتة', 'Zwetschgenkuchen mit Streuseln', 'Gâteau streusel aux prunes'),
    description: t('Yeast dough, late plums, cinnamon crumbs.', 'عجينة مخمّرة وبرقوق وفتات القرفة.', 'Hefeteig, späte Zwetschgen, Zimtstreusel.', 'Pâte levée, quetsches, streusel à la cannelle.'),
    motif: 'fruit-tart', price: 480, kcal: 320, dietary: declared(['gluten', 'milk', 'eggs'], ['vegetarian']), options: ['cake-size'], addons: ['cake-box'], tags: ['seasonal'],
  },
  'lake-breakfast': {
    title: t('Lakeside breakfast', 'فطور البحيرة', 'Seefrühstück', 'Petit-déjeuner du lac'),
    description: t('Rolls, butter, three cheeses, ham, egg, jam.', 'خبز وزبدة وثلاثة أجبان ولحم مدخّن وبيضة ومربّى.', 'Brötchen, Butter, drei Käse, Schinken, Ei, Marmelade.', 'Petits pains, beurre, trois fromages, jambon, œuf, confiture.'),
    motif: 'full-breakfast', price: 1490, kcal: 780, dietary: declared(['gluten', 'milk', 'eggs']), options: ['egg-style'], addons: ['butter-jam', 'smoked-salmon'],
  },
}, swabianTexts);
