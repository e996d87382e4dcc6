import type { PageContent, PageTestimonial } from '../../content.ts';
import { fragments } from '../../config.ts';
import { sizes } from '../../image-slots.ts';
import { playMark, visuallyHidden } from '../../styles/helpers.css.ts';
import { button } from '../Button/Button.css.ts';
import { inOneLine } from '../../messages/index.ts';
import { Carousel } from '../Carousel/Carousel.tsx';
import { carouselMessages } from '../Carousel/carousel-messages.ts';
import { Initials } from '../Initials/Initials.tsx';
import { Island } from '../Island/Island.tsx';
import { VideoLink } from '../Link/VideoLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Section } from '../Section/Section.tsx';
import { Transcript } from '../Transcript/Transcript.tsx';
import * as css from './Testimonials.css.ts';

interface TestimonialCardProps {
  testimonial: PageTestimonial;
  background: keyof typeof css.card;
  isCompact: boolean;
  transcriptLabel: string;
  language: string;
  messages: PageContent['messages'];
}

function TestimonialCard({
  testimonial,
  background,
  isCompact,
  transcriptLabel,
  language,
  messages,
}: TestimonialCardProps) {
  return (
    <div id={testimonial.id} data-card="">
      <div className={css.card[background]}>
        {testimonial.thumbnail === undefined ? (
          <Initials className={css.portrait} of={testimonial.name} />
        ) : (
          <Picture
            className={css.portrait}
            image={testimonial.thumbnail}
            sizes={isCompact ? sizes.portraitCompact : sizes.portrait}
          />
        )}
        <div className={css.plate}>
          <VideoLink
            className={css.headline}
            kind="testimonial"
            id={testimonial.id}
            caption={testimonial.caption}
            video={testimonial.video}
          >
            {testimonial.headline}
            <span className={visuallyHidden}>
              {inOneLine(language, testimonial.name, messages.videoMark)}
            </span>
          </VideoLink>
          <span className={playMark} />
          <p className={css.subtext}>{testimonial.subtext}</p>
          <p className={css.person}>
            <span className={css.name}>{testimonial.name}</span>
            <span>{testimonial.role}</span>
            {testimonial.placeholder ? (
              <span className={css.note}>{messages.sampleStory}</span>
            ) : null}
          </p>
        </div>
      </div>
      {testimonial.transcript === undefined ? null : (
        <Transcript label={transcriptLabel} text={testimonial.transcript} />
      )}
    </div>
  );
}

const backgrounds = [0, 1, 2] as const;

export type TestimonialsProps = Pick<
  PageContent,
  'caseStudies' | 'pages' | 'site' | 'testimonials' | 'messages'
>;

export function Testimonials({
  caseStudies,
  pages,
  site,
  testimonials,
  messages,
}: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  const text = pages.home.testimonials;
  return (
    <Section
      id={fragments.testimonials}
      heading={text.heading}
      subtitle={text.subtitle}
      background="page"
    >
      <Island name="Carousel">
        <Carousel
          label={text.heading}
          messages={carouselMessages(messages, site.language)}
          kind="grid"
          slides={testimonials.map(({ id, headline: label }) => ({ key: id, label }))}
          content={Object.fromEntries(
            testimonials.map((testimonial, index) => [
              testimonial.id,
              <TestimonialCard
                key={testimonial.id}
                testimonial={testimonial}
                background={backgrounds[index % backgrounds.length] ?? 0}
                isCompact={testimonials.length < 3}
                messages={messages}
                language={site.language}
                transcriptLabel={pages.video.transcriptLabel}
              />,
            ]),
          )}
        />
      </Island>
      {caseStudies.length === 0 ? null : (
        <p className={css.after}>
          <a className={button.secondary} href={`#${fragments.caseStudies}`}>
            {text.caseStudiesLabel}
          </a>
        </p>
      )}
    </Section>
  );
}
