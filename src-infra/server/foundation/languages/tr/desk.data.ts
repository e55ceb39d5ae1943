import type { DeskTexts } from '../desk-texts.ts';

export const desk: DeskTexts = {
  title: 'Tiffin masası', menu: 'Masa', skip: 'İçeriğe geç', toSite: 'Siteye git', signOut: 'Çıkış yap',
  error: 'Hata', failed: 'Olmadı: :reason', sent: 'Gönderdiklerin',
  signIn: {
    title: 'Masada oturum aç', note: 'Masa, bu pazar yerini ve dükkânlarını yönetenler içindir.',
    ended: 'Oturumun sona erdi, bu yüzden henüz hiçbir şey yapılmadı. Yeniden oturum aç; yazdıkların formda durur, yalnızca resmi yeniden seçmen gerekir.',
    email: 'E-posta', password: 'Şifre', go: 'Oturum aç', back: 'Siteye dön', noRights: 'Bu hesabın masada yetkisi yok.',
    tooLong: 'Oturumun sona erdi ve gönderdiğin metin saklanamayacak kadar uzun. Hiçbir şey yapılmadı.',
    signedOut: 'Oturumun kapanmıştı. Henüz hiçbir şey yapılmadı: yazdıklarına bak ve yeniden gönder.',
  },
  customer: {
    title: 'Yalnızca çalışanlar için', heading: 'Bu kapı çalışanlar için',
    text: 'Arkasında bu pazar yerinin ve dükkânlarının yönetildiği masa var. Hesabın bir müşteri hesabı, bu yüzden burada sana göre bir şey yok; siparişlerin, cüzdanın ve sohbetlerin sitede.',
    sell: 'Kendi dükkânını aç', other: 'Çalışan hesabıyla oturum aç',
  },
  waiting: { title: 'Dükkânın henüz onaylanmadı', text: 'Dükkânın onaylanınca masa sana açılır. Ne durumda olduğunu başvurunda görebilirsin.', go: 'Başvuruna bak' },
  missing: { title: 'Burada bir şey yok', text: 'Masada böyle bir sayfa yok ya da artık kalmadı.' },
  busy: { title: 'Çok fazla istek', text: 'Lütfen :seconds saniye bekle.' },
  foreign: { title: 'Bu form başka yerden geldi', text: 'Masa yalnızca kendi sayfalarının gönderdiğini alır. Hiçbir şey yapılmadı.' },
  unreadable: { title: 'Bu form okunamıyor', text: 'Çok büyük ya da form değil. Bir resim en fazla 2 MB olabilir. Hiçbir şey yapılmadı.' },
  toDesk: 'Masaya git',
  list: { status: 'Durum', all: 'Tümü', search: 'Ara', show: 'Göster', none: 'Uyan bir şey yok.', whole: 'Tüm listeyi göster', pages: 'Sayfalar', previous: 'Önceki', next: 'Sonraki', page: 'Sayfa :page / :last, toplam :total' },
  statuses: { new: 'Yeni', accepted: 'Kabul edildi', cooking: 'Hazırlanıyor', ready: 'Hazır', on_a_way: 'Yolda', delivered: 'Teslim edildi', canceled: 'İptal edildi', unread: 'Yanıt bekliyor' },
  ownShop: { title: 'Dükkânın', address: 'Adres', phone: 'Telefon', orders: 'Siparişler', taken: 'Alınıyor', paused: 'Duraklatıldı', page: 'Dükkânı müşteri gözüyle gör', change: 'Bilgileri değiştir' },
};
