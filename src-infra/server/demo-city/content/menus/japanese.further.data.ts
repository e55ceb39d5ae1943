import { furtherTexts } from '../table.ts';

export const japaneseTexts = furtherTexts({
  // Nigiri and sashimi
  'salmon-nigiri': {
    es: ['Nigiri de salmón', 'Curado una hora en alga kombu, pincelado con soja.'],
    ru: ['Нигири с лососем', 'Выдержан час в комбу, смазан соевым соусом.'],
    tr: ['Somonlu nigiri', 'Bir saat kombu yosununda dinlenmiş, soya sürülmüş.'],
    zh: ['三文鱼握寿司', '昆布渍一小时，刷酱油。'],
  },
  'tuna-nigiri': {
    es: ['Nigiri de atún', 'Atún magro de aleta amarilla sobre arroz templado avinagrado.'],
    ru: ['Нигири с тунцом', 'Постный желтопёрый тунец на тёплом рисе с уксусом.'],
    tr: ['Ton balıklı nigiri', 'Ilık, sirkeli pirinç üstünde yağsız sarıyüzgeçli ton.'],
    zh: ['金枪鱼握寿司', '黄鳍金枪鱼赤身，温热醋饭。'],
  },
  'prawn-nigiri': {
    es: ['Nigiri de langostino', 'Langostino dulce cocido, con un toque de wasabi debajo.'],
    ru: ['Нигири с креветкой', 'Отварная сладкая креветка, под ней капля васаби.'],
    tr: ['Karidesli nigiri', 'Haşlanmış tatlı karides, altında azıcık wasabi.'],
    zh: ['鲜虾握寿司', '白灼甜虾，底下一点山葵。'],
  },
  'avocado-nigiri': {
    es: ['Nigiri de aguacate', 'Aguacate flameado, sésamo y cinta de nori.'],
    ru: ['Нигири с авокадо', 'Обожжённый авокадо, кунжут, поясок из нори.'],
    tr: ['Avokadolu nigiri', 'Pürmüzlenmiş avokado, susam, nori kuşağı.'],
    zh: ['牛油果握寿司', '炙烤牛油果、芝麻、海苔腰带。'],
  },
  'salmon-sashimi': {
    es: ['Sashimi de salmón', 'Cortes gruesos, rábano rallado y hoja de shiso.'],
    ru: ['Сашими из лосося', 'Толстые ломтики, стружка редьки, лист сисо.'],
    tr: ['Somon sashimi', 'Kalın dilimler, rendelenmiş turp, shiso yaprağı.'],
    zh: ['三文鱼刺身', '厚切，萝卜丝、紫苏叶。'],
  },
  'seabass-usuzukuri': {
    es: ['Lubina en cortes finos', 'Ponzu, cebollino y una pizca de rábano con guindilla.'],
    ru: ['Сибас тонкими ломтиками', 'Понзу, шнитт-лук, щепотка редьки с красным чили.'],
    tr: ['İnce dilim levrek', 'Ponzu, frenk soğanı, bir tutam acı biberli turp.'],
    zh: ['薄造海鲈鱼', '柚子醋酱油、细葱、少许红辣萝卜泥。'],
  },
  // Rolls
  'salmon-avocado-roll': {
    es: ['Rollo de salmón y aguacate', 'Al revés, rebozado en sésamo tostado.'],
    ru: ['Ролл с лососем и авокадо', 'Рисом наружу, обвалян в жареном кунжуте.'],
    tr: ['Somonlu avokadolu roll', 'Ters sarılmış, kavrulmuş susama bulanmış.'],
    zh: ['三文鱼牛油果卷', '反卷，裹满烤芝麻。'],
  },
  'california-roll': {
    es: ['Rollo California', 'Cangrejo de verdad, pepino, aguacate y tobiko.'],
    ru: ['Ролл «Калифорния»', 'Настоящий краб, огурец, авокадо, тобико.'],
    tr: ['Kaliforniya roll', 'Gerçek yengeç, salatalık, avokado, tobiko.'],
    zh: ['加州卷', '真蟹肉、黄瓜、牛油果、飞鱼籽。'],
  },
  'cucumber-maki': {
    es: ['Maki de pepino', 'Pepino frío, sésamo y nori crujiente.'],
    ru: ['Маки с огурцом', 'Холодный огурец, кунжут, хрустящая нори.'],
    tr: ['Salatalıklı maki', 'Soğuk salatalık, susam, çıtır nori.'],
    zh: ['黄瓜细卷', '冰凉黄瓜、芝麻、脆海苔。'],
  },
  'tuna-maki': {
    es: ['Maki de atún', 'El clásico tekka: atún, arroz y nori.'],
    ru: ['Маки с тунцом', 'Классическая тэкка: тунец, рис, нори.'],
    tr: ['Ton balıklı maki', 'Klasik tekka: ton balığı, pirinç, nori.'],
    zh: ['金枪鱼细卷', '经典铁火卷：金枪鱼、米饭、海苔。'],
  },
  'dragon-roll': {
    es: ['Rollo dragón', 'Tempura de langostino por dentro, anguila y aguacate por fuera.'],
    ru: ['Ролл «Дракон»', 'Внутри креветка темпура, сверху угорь и авокадо.'],
    tr: ['Ejderha roll', 'İçinde karides tempura, üstünde yılan balığı ve avokado.'],
    zh: ['龙卷', '内卷炸虾天妇罗，上盖鳗鱼和牛油果。'],
  },
  'spicy-tuna-roll': {
    es: ['Rollo de atún picante', 'Atún picado, mayonesa picante y escamas crujientes de tempura.'],
    ru: ['Острый ролл с тунцом', 'Рубленый тунец, майонез с чили, хрустящая темпурная крошка.'],
    tr: ['Acılı ton balıklı roll', 'Kıyılmış ton balığı, acılı mayonez, çıtır tempura kırıntısı.'],
    zh: ['香辣金枪鱼卷', '碎金枪鱼、辣味蛋黄酱、香脆天妇罗碎。'],
  },
  'garden-roll': {
    es: ['Rollo de la huerta', 'Espárrago, zanahoria encurtida, aguacate y shiso.'],
    ru: ['Овощной ролл', 'Спаржа, маринованная морковь, авокадо, сисо.'],
    tr: ['Bahçe roll', 'Kuşkonmaz, havuç turşusu, avokado, shiso.'],
    zh: ['田园蔬菜卷', '芦笋、腌胡萝卜、牛油果、紫苏叶。'],
  },
  // Sets
  'kaito-set': {
    es: ['Surtido de nigiri, diez piezas', 'Salmón, atún, lubina, langostino y anguila; dos de cada.'],
    ru: ['Сет нигири, десять штук', 'Лосось, тунец, сибас, креветка, угорь; по две штуки.'],
    tr: ['Nigiri seti, on parça', 'Somon, ton, levrek, karides, yılan balığı; ikişer adet.'],
    zh: ['握寿司十贯套餐', '三文鱼、金枪鱼、鲈鱼、虾、鳗鱼，各两贯。'],
  },
  'harbor-platter': {
    es: ['Fuente de sushi para dos', 'Veinticuatro piezas: nigiri, maki y dos rollos al revés.'],
    ru: ['Ассорти суши на двоих', 'Двадцать четыре штуки: нигири, маки и два ролла рисом наружу.'],
    tr: ['İki kişilik suşi tabağı', 'Yirmi dört parça: nigiri, maki ve iki ters roll.'],
    zh: ['双人寿司拼盘', '二十四件：握寿司、细卷和两条反卷。'],
  },
  'vegan-sushi-set': {
    es: ['Surtido de sushi vegano', 'Catorce piezas: rollo de la huerta, maki de pepino y nigiri de aguacate.'],
    ru: ['Веганский сет суши', 'Четырнадцать штук: овощной ролл, маки с огурцом, нигири с авокадо.'],
    tr: ['Vegan suşi seti', 'On dört parça: bahçe roll, salatalıklı maki, avokadolu nigiri.'],
    zh: ['纯素寿司套餐', '十四件：田园蔬菜卷、黄瓜细卷、牛油果握寿司。'],
  },
  'salmon-lovers': {
    es: ['Todo salmón', 'Seis sashimi, cuatro nigiri y un rollo de salmón y aguacate.'],
    ru: ['Всё из лосося', 'Шесть сашими, четыре нигири, один ролл с лососем и авокадо.'],
    tr: ['Baştan sona somon', 'Altı sashimi, dört nigiri, bir somonlu avokadolu roll.'],
    zh: ['三文鱼全套', '六片刺身、四贯握寿司、一条三文鱼牛油果卷。'],
  },
  // Warm
  'gyoza-pork': {
    es: ['Gyozas de cerdo y col', 'Base crujiente, jugosas por dentro, vinagre picante.'],
    ru: ['Гёдза со свининой и капустой', 'Хрустящая корочка, сочная начинка, уксус с чили.'],
    tr: ['Domuz etli lahanalı gyoza', 'Altı çıtır, içi sulu, acılı sirke.'],
    zh: ['猪肉白菜煎饺', '冰花脆底，多汁内馅，辣味醋汁。'],
  },
  'gyoza-veg': {
    es: ['Gyozas de shiitake', 'Shiitake, tofu, jengibre y cebollino chino.'],
    ru: ['Гёдза с шиитаке', 'Шиитаке, тофу, имбирь, душистый лук.'],
    tr: ['Shiitake mantarlı gyoza', 'Shiitake, tofu, zencefil ve Çin sarımsak yaprağı.'],
    zh: ['香菇煎饺', '香菇、豆腐、姜、韭菜。'],
  },
  'prawn-tempura': {
    es: ['Tempura de langostinos', 'Cinco langostinos en rebozado ligerísimo, salsa dashi templada.'],
    ru: ['Темпура из креветок', 'Пять креветок в воздушном кляре, тёплый соус даси.'],
    tr: ['Karides tempura', 'Tül gibi kaplamada beş karides, ılık dashi sosu.'],
    zh: ['炸虾天妇罗', '五只虾，面衣轻薄如纱，温热出汁蘸料。'],
  },
  'vegetable-tempura': {
    es: ['Tempura de verduras', 'Boniato, shiso, calabaza y judías verdes.'],
    ru: ['Овощная темпура', 'Батат, сисо, тыква, стручковая фасоль.'],
    tr: ['Sebze tempura', 'Tatlı patates, shiso, balkabağı, taze fasulye.'],
    zh: ['蔬菜天妇罗', '红薯、紫苏叶、南瓜、四季豆。'],
  },
  'chicken-karaage': {
    es: ['Karaage de pollo', 'Contramuslo con jengibre y soja, rebozado en fécula de patata, limón.'],
    ru: ['Курица караагэ', 'Бедро в имбире и соевом соусе, корочка из картофельного крахмала, лимон.'],
    tr: ['Tavuk karaage', 'Zencefilli soyalı but, patates nişastası kaplama, limon.'],
    zh: ['日式炸鸡块', '姜汁酱油鸡腿肉、土豆淀粉脆衣、柠檬。'],
  },
  'edamame': {
    es: ['Edamame con sal ahumada', 'En su vaina, al vapor, con sal ahumada.'],
    ru: ['Эдамаме', 'На пару в стручках, копчёная соль.'],
    tr: ['Tütsülü tuzlu edamame', 'Kabuğunda buğulanmış, tütsülenmiş tuz.'],
    zh: ['盐水毛豆', '带荚蒸熟，撒烟熏盐。'],
  },
  'miso-soup': {
    es: ['Sopa de miso', 'Miso rojo y blanco, tofu sedoso y wakame.'],
    ru: ['Мисо-суп', 'Красное и белое мисо, шёлковый тофу, вакамэ.'],
    tr: ['Miso çorbası', 'Kırmızı ve beyaz miso, ipeksi tofu, wakame.'],
    zh: ['味噌汤', '红白双味噌、嫩豆腐、裙带菜。'],
  },
  'wakame-salad': {
    es: ['Ensalada de algas', 'Tres algas, aliño de sésamo y pepino.'],
    ru: ['Салат из водорослей', 'Три вида водорослей, кунжутная заправка, огурец.'],
    tr: ['Deniz yosunu salatası', 'Üç çeşit yosun, susam sosu, salatalık.'],
    zh: ['海藻沙拉', '三种海藻、芝麻酱汁、黄瓜。'],
  },
  // Bento, bowls, onigiri
  'salmon-bento': {
    es: ['Bento de salmón teriyaki', 'Lomo glaseado, arroz, tortilla enrollada, encurtidos y verduras.'],
    ru: ['Бенто с лососем терияки', 'Глазированное филе, рис, омлет-рулет, соленья, зелень.'],
    tr: ['Teriyaki somon bento', 'Glazürlü fileto, pilav, rulo omlet, turşu, yeşillik.'],
    zh: ['照烧三文鱼便当', '照烧鱼排、米饭、玉子烧、腌菜、青蔬。'],
  },
  'chicken-bento': {
    es: ['Bento de karaage', 'Pollo frito, ensalada de patata y arroz con furikake.'],
    ru: ['Бенто с караагэ', 'Жареная курица, картофельный салат, рис с фурикакэ.'],
    tr: ['Karaage bento', 'Kızarmış tavuk, patates salatası, furikakeli pilav.'],
    zh: ['日式炸鸡便当', '炸鸡块、土豆沙拉、拌饭料米饭。'],
  },
  'tofu-bento': {
    es: ['Bento de tofu y setas', 'Tofu a la parrilla con miso, seta de cardo y arroz integral.'],
    ru: ['Бенто с тофу и грибами', 'Тофу на гриле с мисо, королевские вешенки, бурый рис.'],
    tr: ['Tofulu mantarlı bento', 'Misolu ızgara tofu, kral istiridye mantarı, esmer pirinç.'],
    zh: ['豆腐菌菇便当', '味噌烤豆腐、杏鲍菇、糙米饭。'],
  },
  'teriyaki-chicken-don': {
    es: ['Arroz con pollo teriyaki', 'Glaseado meloso, cebolleta y huevo tierno debajo.'],
    ru: ['Рис с курицей терияки', 'Липкая глазурь, зелёный лук, снизу нежное яйцо.'],
    tr: ['Teriyaki tavuklu pilav', 'Yapışkan glazür, taze soğan, altında yumuşak yumurta.'],
    zh: ['照烧鸡肉饭', '浓稠照烧汁、葱花，底下铺嫩蛋。'],
  },
  'katsu-curry': {
    es: ['Curri con katsu de pollo', 'Filete empanado en panko, curri lento y rábano encurtido.'],
    ru: ['Кацу-карри с курицей', 'Котлета в панко, карри долгой варки, маринованная редька.'],
    tr: ['Tavuk katsu köri', 'Panko kaplı tavuk, ağır pişmiş köri, turp turşusu.'],
    zh: ['炸鸡排咖喱饭', '面包糠鸡排、慢熬咖喱、腌萝卜。'],
  },
  'salmon-onigiri': {
    es: ['Onigiri de salmón', 'Triángulo de arroz templado, salmón desmigado y nori aparte.'],
    ru: ['Онигири с лососем', 'Тёплый рисовый треугольник, кусочки лосося, нори отдельно.'],
    tr: ['Somonlu onigiri', 'Ilık pirinç üçgeni, didiklenmiş somon, nori ayrı.'],
    zh: ['三文鱼饭团', '温热三角饭团、三文鱼碎，海苔另包。'],
  },
  'plum-onigiri': {
    es: ['Onigiri de ciruela encurtida', 'Ácido, salado y perfecto a las 4 de la tarde.'],
    ru: ['Онигири с маринованной сливой', 'Кислый, солёный, особенно хорош в 4 часа дня.'],
    tr: ['Erik turşulu onigiri', 'Ekşi, tuzlu; öğleden sonra 4’te çok iyi gider.'],
    zh: ['梅子饭团', '酸酸咸咸，下午4点吃正好。'],
  },
  'mochi-trio': {
    es: ['Mochis helados, tres', 'Matcha, sésamo negro y yuzu.'],
    ru: ['Моти-мороженое, три штуки', 'Матча, чёрный кунжут, юдзу.'],
    tr: ['Mochi dondurma, üç adet', 'Matcha, siyah susam, yuzu.'],
    zh: ['麻糬冰淇淋（三颗）', '抹茶、黑芝麻、柚子。'],
  },
  'matcha-cheesecake': {
    es: ['Tarta de queso con matcha', 'Horneada despacio, llega temblando.'],
    ru: ['Чизкейк с матчей', 'Печётся долго на слабом жару, приезжает дрожащим.'],
    tr: ['Matchalı cheesecake', 'Kısık ısıda uzun pişer, titreyerek gelir.'],
    zh: ['抹茶芝士蛋糕', '低温慢烤，送到手还在轻颤。'],
  },
});
