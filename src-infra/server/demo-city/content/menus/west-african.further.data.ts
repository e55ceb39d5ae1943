import { furtherTexts } from '../table.ts';

export const westAfricanTexts = furtherTexts({
  'jollof-chicken': {
    es: ['Arroz jollof con pollo', 'Arroz ahumado con tomate, muslo a la parrilla y una rodaja de plátano macho.'],
    ru: ['Рис джолоф с курицей', 'Рис с томатами и дымком, ножка гриль, ломтик плантана.'],
    tr: ['Tavuklu jollof pilavı', 'İsli domatesli pilav, ızgara but, bir dilim plantain muzu.'],
    zh: ['加罗夫饭配鸡腿', '烟熏番茄饭、烤鸡腿、一片大蕉。'],
  },
  'jollof-vegan': {
    es: ['Jollof de fiesta, sin carne', 'Sabor a leña, pimientos asados y plátano macho frito.'],
    ru: ['Праздничный джолоф без мяса', 'Вкус дровяного огня, печёный перец, жареный плантан.'],
    tr: ['Etsiz şenlik jollofu', 'Odun ateşi tadı, közlenmiş biber, kızarmış plantain muzu.'],
    zh: ['派对加罗夫素饭', '柴火香、烤彩椒、炸大蕉。'],
  },
  'waakye': {
    es: ['Waakye ghanés', 'Arroz y alubias con hoja de sorgo, huevo, espaguetis y shito.'],
    ru: ['Ваакье', 'Рис с фасолью и листом сорго, яйцо, спагетти, соус шито.'],
    tr: ['Gana usulü waakye', 'Sorgum yapraklı pilav ve fasulye, yumurta, spagetti, shito sosu.'],
    zh: ['加纳豆饭', '高粱叶煮米饭和豆子，鸡蛋、意面、西托辣酱。'],
  },
  'egusi-beef': {
    es: ['Egusi con ternera', 'Semilla de melón molida, espinacas y ternera a fuego lento.'],
    ru: ['Эгуси с говядиной', 'Молотые семена дыни, шпинат, томлёная говядина.'],
    tr: ['Dana etli egusi', 'Çekilmiş kavun çekirdeği, ıspanak, ağır pişmiş dana.'],
    zh: ['瓜子酱炖牛肉', '瓜子粉、菠菜、慢炖牛肉。'],
  },
  'groundnut-chicken': {
    es: ['Guiso de pollo con cacahuete', 'Cacahuete tostado, tomate, jengibre y boniato.'],
    ru: ['Рагу из курицы с арахисом', 'Жареный арахис, томаты, имбирь, батат.'],
    tr: ['Yer fıstıklı tavuk yahnisi', 'Kavrulmuş yer fıstığı, domates, zencefil, tatlı patates.'],
    zh: ['花生炖鸡', '烤花生、番茄、姜、红薯。'],
  },
  'okra-stew': {
    es: ['Guiso de okra y langostinos', 'Okra fresca, aceite de palma y pescado ahumado.'],
    ru: ['Рагу из бамии с креветками', 'Свежая бамия, пальмовое масло, копчёная рыба.'],
    tr: ['Karidesli bamya yahnisi', 'Taze bamya, palmiye yağı, füme balık.'],
    zh: ['秋葵炖虾', '鲜秋葵、棕榈油、烟熏鱼。'],
  },
  'light-soup-goat': {
    es: ['Sopa ligera de cabra', 'Tomate, berenjena africana y cabra con hueso.'],
    ru: ['Лёгкий суп с козлятиной', 'Томаты, африканский баклажан, козлятина на кости.'],
    tr: ['Keçi etli hafif çorba', 'Domates, Afrika patlıcanı, kemikli keçi eti.'],
    zh: ['山羊肉清汤', '番茄、非洲茄、带骨山羊肉。'],
  },
  'red-red': {
    es: ['Red red de alubias', 'Alubias carillas en aceite de palma y plátano macho maduro.'],
    ru: ['Ред-ред', 'Фасоль «чёрный глаз» в пальмовом масле, спелый плантан.'],
    tr: ['Börülceli red red', 'Palmiye yağında börülce, olgun plantain muzu.'],
    zh: ['红油黑眼豆', '棕榈油炖黑眼豆，配熟大蕉。'],
  },
  'yassa-chicken': {
    es: ['Pollo yassa', 'Limón, mostaza y una montaña de cebolla tierna.'],
    ru: ['Курица ясса', 'Лимон, горчица и гора мягкого лука.'],
    tr: ['Tavuk yassa', 'Limon, hardal ve bir yığın yumuşak soğan.'],
    zh: ['塞内加尔柠檬鸡', '柠檬、芥末、一大堆软糯洋葱。'],
  },
  'thieboudienne': {
    es: ['Thieboudienne de pescado', 'Pescado senegalés con arroz partido, yuca y tamarindo.'],
    ru: ['Тьебудьен', 'Сенегальская рыба с дроблёным рисом, маниока, тамаринд.'],
    tr: ['Senegal usulü balıklı pilav', 'Balık, kırık pirinç, manyok, demirhindi.'],
    zh: ['塞内加尔鱼饭', '鱼与碎米饭、木薯、罗望子。'],
  },
  'grilled-tilapia': {
    es: ['Tilapia a la parrilla', 'Pescado entero, salsa de guindilla y cuscús de yuca.'],
    ru: ['Тилапия на гриле', 'Рыба целиком, перечный соус, кускус из маниоки.'],
    tr: ['Izgara tilapya', 'Bütün balık, acı biber sosu, manyok kuskusu.'],
    zh: ['炭烤罗非鱼', '整条鱼、辣椒酱、木薯粗粒饭。'],
  },
  'beef-suya': {
    es: ['Suya de ternera', 'Brochetas finas, adobo de cacahuete y guindilla, cebolla cruda.'],
    ru: ['Суйя из говядины', 'Тонкие шампуры, обмазка из арахиса и перца, сырой лук.'],
    tr: ['Dana suya', 'İnce şişler, yer fıstıklı biberli baharat, çiğ soğan.'],
    zh: ['苏雅牛肉串', '细肉串、花生辣椒粉、生洋葱。'],
  },
  'chicken-suya': {
    es: ['Suya de pollo', 'Contramuslo en brocheta, jengibre, cayena y tomate.'],
    ru: ['Суйя из курицы', 'Бедро на шампурах, имбирь, кайенский перец, помидор.'],
    tr: ['Tavuk suya', 'Şişte but, zencefil, acı kırmızı biber, domates.'],
    zh: ['苏雅鸡肉串', '鸡腿肉串、姜、卡宴辣椒、番茄。'],
  },
  'akara': {
    es: ['Akara, buñuelos de alubia', 'Buñuelos de alubia carilla, salsa de guindilla. Seis.'],
    ru: ['Акара', 'Оладьи из фасоли «чёрный глаз», перечный соус. Шесть штук.'],
    tr: ['Akara, börülce lokması', 'Börülce lokmaları, acı biber sosu. Altı adet.'],
    zh: ['阿卡拉炸豆饼', '黑眼豆炸饼，配辣椒蘸酱。六个。'],
  },
  'kelewele': {
    es: ['Kelewele de plátano macho', 'Dados de plátano macho, jengibre, clavo y guindilla.'],
    ru: ['Келевеле', 'Кубики плантана, имбирь, гвоздика и чили.'],
    tr: ['Baharatlı kelewele', 'Plantain muzu küpleri, zencefil, karanfil ve acı biber.'],
    zh: ['香辣炸大蕉', '大蕉块、姜、丁香、辣椒。'],
  },
  'meat-pie-wa': {
    es: ['Empanada de carne de Lagos', 'Masa mantecosa, ternera, patata y zanahoria.'],
    ru: ['Мясной пирожок по-лагосски', 'Масляное тесто, говядина, картофель и морковь.'],
    tr: ['Lagos usulü etli turta', 'Tereyağlı hamur, dana, patates ve havuç.'],
    zh: ['拉各斯肉派', '黄油酥皮，牛肉、土豆、胡萝卜馅。'],
  },
  'moi-moi': {
    es: ['Moi moi de alubias', 'Pudin de alubias al vapor, con pimiento y huevo.'],
    ru: ['Мои-мои', 'Паровой фасолевый пудинг, перец и яйцо.'],
    tr: ['Buharda moi moi', 'Buharda fasulye pudingi, biber ve yumurta.'],
    zh: ['蒸豆糕', '蒸制豆泥糕，彩椒和鸡蛋。'],
  },
  'garden-egg-dip': {
    es: ['Palava de espinacas', 'Espinacas, semilla de melón molida y tomate; con ñame.'],
    ru: ['Палава из шпината', 'Шпинат, молотые семена дыни, томаты; с ямсом.'],
    tr: ['Ispanaklı palava', 'Ispanak, çekilmiş kavun çekirdeği, domates; yanında yam.'],
    zh: ['菠菜瓜子酱', '菠菜、瓜子粉、番茄，配山药。'],
  },
  'puff-puff': {
    es: ['Puff puff nigerianos', 'Diez bolitas fritas, azúcar con nuez moscada.'],
    ru: ['Пафф-пафф', 'Десять маленьких пончиков, сахар с мускатным орехом.'],
    tr: ['Puff puff, Nijerya lokması', 'On küçük lokma, muskatlı şeker.'],
    zh: ['西非炸面球', '十颗小炸面球，肉豆蔻糖粉。'],
  },
  'sobolo': {
    es: ['Sobolo de hibisco', 'Hibisco, jengibre, clavo y piel de piña.'],
    ru: ['Соболо', 'Гибискус, имбирь, гвоздика и ананасовая кожура.'],
    tr: ['Hibiskuslu sobolo', 'Hibiskus, zencefil, karanfil ve ananas kabuğu.'],
    zh: ['西非洛神花茶', '洛神花、姜、丁香、菠萝皮。'],
  },
});
