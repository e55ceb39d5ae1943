import { formatPhone } from '@domain/identity/index.ts';
import type { ReactNode } from 'react';
import { buttonAttributes } from '../../ui/button/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import * as infoIcons from '../../ui/icon/info-icons.data.ts';
import styles from './contact.module.scss';

type ContactProps = {
  readonly title: string;
  readonly text: string;
  /** Both from the settings; empty where the operator has configured none. */
  readonly phone: string;
  readonly email: string;
  /** The subject that a new e-mail starts with. */
  readonly subject?: string;
  /** Another way, before the others. */
  readonly more?: ReactNode;
};

/** Ways to reach the people behind the marketplace; omitted where there are none. */
export function Contact({ title, text, phone, email, subject, more }: ContactProps) {
  if (phone === '' && email === '' && !more) return null;
  return (
    <section className={styles.contact}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.ways}>
        {more}
        {email !== '' && (
          <a
            href={`mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`}
            {...buttonAttributes({ look: 'quiet' })}
          >
            {email}
          </a>
        )}
        {phone !== '' && (
          <a href={`tel:+${phone}`} {...buttonAttributes({ look: 'quiet' })}>
            <Icon path={infoIcons.phoneIcon} />
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </a>
        )}
      </div>
    </section>
  );
}
