import type { ProviderPageTexts } from '../page-texts.ts';

export const providerPage: ProviderPageTexts = {
  title: ':provider ile devam et',
  note: 'Tiffin demo olarak çalışırken bu sayfa :provider sayfasını taklit eder. :provider tarafına hiçbir şey gönderilmez.',
  pick: 'Kim olacağını seç', type: 'Veya başka biri ol', name: 'Ad', email: 'E-posta', phone: 'Telefon (isteğe bağlı)', go: 'Devam et',
  cancel: 'İptal et ve geri dön', unverified: 'Buraya yazdıkların doğrulanmamış sayılır, çünkü bu demoyu başkaları da kullanıyor.',
  brokenTitle: 'Girişe devam edilemiyor', broken: 'Bu sayfanın bağlantısı eksik veya başka bir siteye gidiyor. Tiffin’e dönüp yeniden başla.',
  mistakes: { name: 'Lütfen bir ad yaz.', email: 'Lütfen ada@mail.example gibi bir e-posta adresi yaz.', phone: 'Lütfen ülke koduyla bir telefon numarası yaz veya bu alanı boş bırak.' },
};
