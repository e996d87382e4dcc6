import type { PageCaseStudy, PageContent } from '../../content.ts';
import { fragments } from '../../config.ts';
import { sizes } from '../../image-slots.ts';
import { sampleNote, visuallyHidden } from '../../styles/helpers.css.ts';
import { button, full } from '../Button/Button.css.ts';
import { fill } from '../../messages/fill.ts';
import { directionOf, inOneLine } from '../../messages/index.ts';
import { Carousel } from '../Carousel/Carousel.tsx';
import { carouselMessages } from '../Carousel/carousel-messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { initialsOf } from '../Initials/Initials.tsx';
import { Island } from '../Island/Island.tsx';
import { BookingLink } from '../Link/BookingLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { notPrinted } from '../Section/Section.css.ts';
import { Section } from '../Section/Section.tsx';
import { Sign } from '../Sign/Sign.tsx';
import * as css from './CaseStudies.css.ts';
import { ClientLogo } from './ClientLogo.tsx';

/** Quotation marks around the whole quote: the site sets those of its language. */
const quotationMarks = /^["“«„]\s*([^"“”«»„]+?)\s*["“”»]$/;

/** Characters twice as wide, such as Japanese: https://www.unicode.org/reports/tr11/, W and F. */
const wideCharacters =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/g;

/** The longest value that fits into half of a row. */
const maxHalfLength = 6;

/** Lays out the metrics of a slide in rows of two. */
export function layOutMetrics(values: readonly string[]): {
  size: 'middle' | 'long' | 'longest' | undefined;
  wide: readonly boolean[];
} {
  const lengths = values.map((value) => value.replaceAll(wideCharacters, '00').length);
  const wide: boolean[] = [];
  for (const [at, length] of lengths.entries()) {
    const inRow = wide.slice(wide.lastIndexOf(true) + 1).length % 2;
    const nextIsWide = (lengths[at + 1] ?? maxHalfLength + 1) > maxHalfLength;
    wide.push(length > maxHalfLength || (inRow === 0 && nextIsWide));
  }
  const needed = Math.max(
    ...lengths.map((length, at) => (wide[at] === true ? Math.ceil(length / 2) : length)),
  );
  const size = needed > 8 ? 'longest' : needed > 6 ? 'long' : needed > 4 ? 'middle' : undefined;
  return { size, wide };
}

/** Hebrew, Arabic and their neighbors, which are written from right to left. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

interface CaseStudySlideProps extends Pick<PageContent, 'pages' | 'site' | 'messages'> {
  study: PageCaseStudy;
}

/** An arrow as heavy as the digits: the heading font has none. */
function Arrow() {
  return (
    <>
      <span className={visuallyHidden}>→</span>
      <Icon name="arrow" className={css.arrow} />
    </>
  );
}

function CaseStudySlide({ study, pages, site, messages }: CaseStudySlideProps) {
  const text = pages.home.caseStudies;
  /** Among words from right to left "-5%" would become "%5-". */
  const directionOfValue = (value: string): 'ltr' | undefined =>
    directionOf(site.language) === 'rtl' && !fromRight.test(value) ? 'ltr' : undefined;
  const { size, wide } = layOutMetrics(study.metrics.map(({ value }) => value));
  return (
    <div className={css.slide}>
      <div className={css.dark}>
        <div className={study.image === undefined ? undefined : css.head}>
          {study.image === undefined ? null : (
            <Picture className={css.scene} image={study.image} sizes={sizes.scene} />
          )}
          <div>
            <h3 className={css.headline}>{study.headline}</h3>
            <p className={css.branded}>{study.brandedText}</p>
          </div>
        </div>
        <dl className={css.turn}>
          <dt className={css.stepName}>{text.beforeLabel}</dt>
          <dd className={css.turnText}>{study.beforeSummary}</dd>
          <dt className={css.stepName}>{text.afterLabel}</dt>
          <dd className={css.turnText}>{study.afterSummary}</dd>
        </dl>
        <blockquote className={css.quote}>
          <p>{fill(messages.quotation, { words: study.quote.replace(quotationMarks, '$1') })}</p>
        </blockquote>
        <div className={css.client}>
          {study.logoImage === undefined ? (
            <Sign className={css.logo} characters={study.logo ?? initialsOf(study.clientCompany)} />
          ) : (
            <ClientLogo logo={study.logoImage} />
          )}
          <p className={css.clientText}>
            <span className={css.clientLine}>
              <span className={css.clientName}>{study.client}</span>
              {study.placeholder ? (
                <span className={sampleNote}>{messages.sampleStory}</span>
              ) : null}
            </span>
            <span className={css.clientRole}>
              {inOneLine(site.language, study.clientRole, study.clientCompany)}
            </span>
          </p>
        </div>
      </div>
      <div className={css.light}>
        <div className={css.numbers}>
          <h4 className={css.numbersHeading}>{text.numbersHeading}</h4>
          {study.placeholder ? <span className={sampleNote}>{messages.sampleStory}</span> : null}
        </div>
        <dl className={css.tiles} data-size={size}>
          {study.metrics.map((metric, at) => (
            <div
              key={metric.label}
              className={css.tile}
              data-wide={wide[at] === true ? '' : undefined}
            >
              <dt className={css.label}>{metric.label}</dt>
              <dd className={css.value} dir={directionOfValue(metric.value)}>
                {metric.value
                  .split(/(→)/)
                  .map((part, index) => (part === '→' ? <Arrow key={index} /> : part))}
              </dd>
            </div>
          ))}
        </dl>
        <BookingLink
          className={`${button.primary} ${full} ${notPrinted}`}
          site={site}
          label={text.bookingLabel}
          subject={messages.emailSubject}
          caseStudy={study.id}
        />
      </div>
    </div>
  );
}

export type CaseStudiesProps = Pick<PageContent, 'caseStudies' | 'pages' | 'site' | 'messages'>;

export function CaseStudies({ caseStudies, pages, site, messages }: CaseStudiesProps) {
  if (caseStudies.length === 0) return null;
  const text = pages.home.caseStudies;
  return (
    <Section
      id={fragments.caseStudies}
      heading={text.heading}
      background="alternate"
      printed
      arrows
    >
      <Island name="Carousel">
        <Carousel
          label={text.heading}
          messages={carouselMessages(messages, site.language)}
          kind="endless"
          viewEvent="case_study_view"
          slides={caseStudies.map((study) => ({ key: study.id, label: study.headline }))}
          content={Object.fromEntries(
            caseStudies.map((study) => [
              study.id,
              <CaseStudySlide
                key={study.id}
                study={study}
                pages={pages}
                site={site}
                messages={messages}
              />,
            ]),
          )}
        />
      </Island>
    </Section>
  );
}
