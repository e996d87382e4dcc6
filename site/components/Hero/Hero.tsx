import { Fragment } from 'react';
import type { HeroImage as HeroImageProps, PageContent } from '../../content.ts';
import { fragments } from '../../config.ts';
import { sizes } from '../../image-slots.ts';
import { from } from '../../styles/media.ts';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { BookingLink } from '../Link/BookingLink.tsx';
import { container } from '../Section/Section.css.ts';
import * as css from './Hero.css.ts';

export type HeroProps = Pick<PageContent, 'demos' | 'pages' | 'site' | 'testimonials' | 'messages'>;

export function Hero({ demos, pages, site, testimonials, messages }: HeroProps) {
  const text = pages.home.hero;
  const [beforeClaim, afterClaim] = text.intro.split('{claim}');
  const lastSpace = text.headline.lastIndexOf(' ') + 1;
  return (
    <div className={`${container} ${text.image === undefined ? css.heroWithoutImage : css.hero}`}>
      <div className={text.image === undefined ? css.textOnly : undefined}>
        <h1 className={text.image === undefined ? undefined : css.headline}>
          {text.headline.slice(0, lastSpace)}
          <span className={css.marked}>{text.headline.slice(lastSpace)}</span>
        </h1>
        <p className={css.tagline}>
          {/* Lines break between sentences first. */}
          {text.tagline.split(/(?<=[.!?…]) /u).map((sentence, at) => (
            <Fragment key={sentence}>
              {at === 0 ? null : ' '}
              <span className={css.noBreak}>{sentence}</span>
            </Fragment>
          ))}
        </p>
        <p className={css.intro}>
          {beforeClaim}
          {afterClaim === undefined ? null : (
            <>
              <strong className={css.claim}>{text.claim}</strong>
              {afterClaim}
            </>
          )}
        </p>
        <div className={css.actions}>
          {demos.length === 0 ? null : (
            <a className={`${button.primary} ${css.action}`} href={`#${fragments.demos}`}>
              <Icon name="play" />
              {text.demosLabel}
            </a>
          )}
          {testimonials.length === 0 ? null : (
            <a
              className={`${demos.length === 0 ? button.primary : button.secondary} ${css.action}`}
              href={`#${fragments.testimonials}`}
            >
              {text.testimonialsLabel}
            </a>
          )}
          {demos.length + testimonials.length > 0 ? null : (
            <BookingLink
              className={`${button.primary} ${css.action}`}
              site={site}
              label={pages.bookingLabel}
              subject={messages.emailSubject}
            />
          )}
        </div>
      </div>
      {text.image === undefined ? null : <HeroImage {...text.image} />}
    </div>
  );
}

function HeroImage({ wide, narrow, alt }: HeroImageProps) {
  return (
    <picture className={css.frame}>
      {wide.sources.map(({ type, srcSet }) => (
        <source
          key={type}
          media={from('medium')}
          type={type}
          srcSet={srcSet}
          sizes={sizes.heroWide}
          width={wide.width}
          height={wide.height}
        />
      ))}
      <source media={from('medium')} srcSet={wide.src} width={wide.width} height={wide.height} />
      {narrow.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes.heroNarrow} />
      ))}
      <img
        className={css.image}
        data-contain={wide.contain ?? narrow.contain}
        alt={alt}
        src={narrow.src}
        width={narrow.width}
        height={narrow.height}
        fetchPriority="high"
      />
    </picture>
  );
}
