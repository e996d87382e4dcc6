import type { PageContent, PageTestimonial } from '../../content.ts';
import { fragments } from '../../config.ts';
import { button } from '../Button/Button.css.ts';
import { Carousel } from '../Carousel/Carousel.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VideoLink } from '../Link/VideoLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { SampleNote } from '../SampleNote/SampleNote.tsx';
import { Section } from '../Section/Section.tsx';
import { after, card, headline, name, person, plate, play, portrait, subtext } from './Testimonials.css.ts';

interface TestimonialCardProps {
  testimonial: PageTestimonial;
  ground: keyof typeof card;
}

function TestimonialCard({ testimonial, ground }: TestimonialCardProps) {
  return (
    <div id={testimonial.id} data-card="">
      <VideoLink className={card[ground]} kind="testimonial" id={testimonial.id} caption={testimonial.caption} video={testimonial.video}>
        <Picture className={portrait} picture={testimonial.thumbnail} sizes="(min-width: 768px) 30vw, 91vw" />
        <span className={plate}>
          <span className={headline}>{testimonial.headline}</span>
          <span className={play}>
            <Icon name="play" />
          </span>
          <span className={subtext}>{testimonial.subtext}</span>
          <span className={person}>
            <span className={name}>{testimonial.name}</span>, {testimonial.role}
            <SampleNote of={testimonial} />
          </span>
        </span>
      </VideoLink>
      {testimonial.transcript === undefined ? null : (
        <p hidden data-transcript="">
          {testimonial.transcript}
        </p>
      )}
    </div>
  );
}

const grounds = [0, 1, 2] as const;

/** The video testimonials: a carousel on small screens, a grid on larger ones. */
export type TestimonialsProps = Pick<PageContent, 'pages' | 'testimonials'>;

export function Testimonials({ pages, testimonials }: TestimonialsProps) {
  const words = pages.home.testimonials;
  return (
    <Section id={fragments.testimonials} heading={words.heading} subtitle={words.subtitle} ground="page">
      <Carousel
        label={words.heading}
        gridFrom="medium"
        slides={testimonials.map((testimonial, index) => ({
          key: testimonial.id,
          label: testimonial.headline,
          content: <TestimonialCard testimonial={testimonial} ground={grounds[index % grounds.length] ?? 0} />,
        }))}
      />
      <p className={after}>
        <a className={button.secondary} href={`#${fragments.caseStudies}`}>
          {words.caseStudiesLabel}
        </a>
      </p>
    </Section>
  );
}
