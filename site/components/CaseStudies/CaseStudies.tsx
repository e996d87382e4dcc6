import type { PageCaseStudy, PageContent } from '../../content.ts';
import { fragments } from '../../config.ts';
import { sizes } from '../../image-slots.ts';
import { sampleNote } from '../../styles/helpers.css.ts';
import { button, full } from '../Button/Button.css.ts';
import { fill } from '../../words/fill.ts';
import { directionOf, inOneLine } from '../../words/index.ts';
import { Carousel } from '../Carousel/Carousel.tsx';
import { carouselWords } from '../Carousel/carousel-words.ts';
import { initialsOf } from '../Initials/Initials.tsx';
import { Island } from '../Island/Island.tsx';
import { BookingLink } from '../Link/BookingLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { notPrinted } from '../Section/Section.css.ts';
import { headingId, Section } from '../Section/Section.tsx';
import { Sign } from '../Sign/Sign.tsx';
import {
  branded,
  client,
  clientLine,
  clientName,
  clientRole,
  clientText,
  dark,
  head,
  headline,
  label,
  light,
  logo,
  numbers,
  quote,
  scene,
  slide,
  tile,
  tiles,
  turn,
  turnName,
  turnText,
  value,
} from './CaseStudies.css.ts';
import { ClientLogo } from './ClientLogo.tsx';

/** Marks around the whole quote, which are the site's own to set: the ones of its language, and not twice. */
const ownMarks = /^["“«„]\s*([^"“”«»„]+?)\s*["“”»]$/;

/** Letters as wide as two, such as Japanese ones: https://www.unicode.org/reports/tr11/, W and F. */
const wideLetters =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/g;

/** How much room the figure of a metric takes, by its letters: each size fills the narrowest tile with the most that it is for. */
function sizeOf(figure: string): 'whole' | 'longest' | 'long' | 'middle' | undefined {
  const { length } = figure.replaceAll(wideLetters, '00');
  if (length > 12) return 'whole';
  if (length > 8) return 'longest';
  if (length > 6) return 'long';
  return length > 4 ? 'middle' : undefined;
}

/** Letters and digits that are written from right to left, or stand among such: Hebrew, Arabic and their neighbours. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

interface CaseStudySlideProps extends Pick<PageContent, 'pages' | 'site' | 'words'> {
  study: PageCaseStudy;
}

function CaseStudySlide({ study, pages, site, words: labels }: CaseStudySlideProps) {
  const words = pages.home.caseStudies;
  /** Among words from right to left a figure without any would be turned: "1 250 ₪" into "₪ 250 1", "-5%" into "%5-". */
  const directionOfFigure = (figure: string): 'ltr' | undefined =>
    directionOf(site.language) === 'rtl' && !fromRight.test(figure) ? 'ltr' : undefined;
  return (
    <div className={slide}>
      <div className={dark}>
        <div className={study.picture === undefined ? undefined : head}>
          {study.picture === undefined ? null : (
            <Picture className={scene} picture={study.picture} sizes={sizes.scene} />
          )}
          <div>
            <h3 className={headline}>{study.headline}</h3>
            <p className={branded}>{study.brandedText}</p>
          </div>
        </div>
        <dl className={turn}>
          <dt className={turnName}>{words.beforeLabel}</dt>
          <dd className={turnText}>{study.beforeSummary}</dd>
          <dt className={turnName}>{words.afterLabel}</dt>
          <dd className={turnText}>{study.afterSummary}</dd>
        </dl>
        <blockquote className={quote}>
          <p>{fill(labels.quotation, { words: study.quote.replace(ownMarks, '$1') })}</p>
        </blockquote>
        <div className={client}>
          {study.logoPicture === undefined ? (
            <Sign className={logo} letters={study.logo ?? initialsOf(study.clientCompany)} />
          ) : (
            <ClientLogo logo={study.logoPicture} />
          )}
          <p className={clientText}>
            <span className={clientLine}>
              <span className={clientName}>{study.client}</span>
              {study.placeholder ? <span className={sampleNote}>{labels.sampleStory}</span> : null}
            </span>
            <span className={clientRole}>
              {inOneLine(site.language, study.clientRole, study.clientCompany)}
            </span>
          </p>
        </div>
      </div>
      <div className={light}>
        <h4 className={numbers}>{words.numbersHeading}</h4>
        <dl className={tiles}>
          {study.metrics.map((metric) => (
            <div key={metric.label} className={tile}>
              <dt className={label}>{metric.label}</dt>
              <dd
                className={value}
                dir={directionOfFigure(metric.value)}
                data-size={sizeOf(metric.value)}
              >
                {metric.value}
              </dd>
            </div>
          ))}
        </dl>
        <BookingLink
          className={`${button.primary} ${full} ${notPrinted}`}
          site={site}
          label={words.bookingLabel}
          subject={labels.emailSubject}
          caseStudy={study.id}
        />
      </div>
    </div>
  );
}

/** The case studies: an endless carousel, one a slide. */
export type CaseStudiesProps = Pick<PageContent, 'caseStudies' | 'pages' | 'site' | 'words'>;

export function CaseStudies({ caseStudies, pages, site, words: labels }: CaseStudiesProps) {
  if (caseStudies.length === 0) return null;
  const words = pages.home.caseStudies;
  return (
    <Section id={fragments.caseStudies} heading={words.heading} ground="alternate" printed arrows>
      <Island name="Carousel">
        <Carousel
          labelledBy={headingId(fragments.caseStudies)}
          words={carouselWords(labels, site.language)}
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
                words={labels}
              />,
            ]),
          )}
        />
      </Island>
    </Section>
  );
}
