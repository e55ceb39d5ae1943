import type { UndoPageTexts } from '../page-texts.ts';

export const undoPage: UndoPageTexts = {
  title: 'Değişikliği geri al',
  note: 'Hesabının giriş bilgileri değiştirildi. Bunu sen yapmadıysan buradan geri al: her şey eski hâline döner ve tüm cihazlarda oturum kapatılır.',
  go: 'Geri al ve her yerde çıkış yap',
  doneTitle: 'Değişiklik geri alındı',
  done: 'Hesabın eski hâline döndü ve tüm cihazlarda oturum kapatıldı. Lütfen şimdi yeni bir şifre belirle: eskisini başkası biliyor olabilir.',
  newPassword: 'Yeni şifre belirle',
  goneTitle: 'Bu bağlantı artık geçerli değil',
  gone: '72 saatten eski ya da eksik. Hesabına giremiyorsan yeni bir şifre iste veya bize yaz.',
  home: 'Ana sayfaya git',
};
