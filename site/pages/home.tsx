import {
  agents,
  brand,
  caseStudies,
  demos,
  legal,
  pages,
  site,
  testimonials,
  words,
} from '#content';
import '../styles/global.css.ts';
import { BookingDialog } from '../components/BookingDialog/BookingDialog.tsx';
import { CaseStudies } from '../components/CaseStudies/CaseStudies.tsx';
import { DemosSection } from '../components/Demos/DemosSection.tsx';
import { Footer } from '../components/Footer/Footer.tsx';
import { Header } from '../components/Header/Header.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { MenuContent } from '../components/Header/MenuContent.tsx';
import { bookingDialogId } from '../components/Link/BookingLink.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { Testimonials } from '../components/Testimonials/Testimonials.tsx';
import { VideoDialog } from '../components/VideoDialog/VideoDialog.tsx';

export const page = (
  <>
    <SkipLink label={words.skipToContent} />
    <Header brand={brand} pages={pages} site={site} words={words} />
    <main id="main" tabIndex={-1}>
      <Hero demos={demos} pages={pages} site={site} testimonials={testimonials} words={words} />
      <DemosSection agents={agents} demos={demos} pages={pages} site={site} words={words} />
      <Testimonials
        caseStudies={caseStudies}
        pages={pages}
        site={site}
        testimonials={testimonials}
        words={words}
      />
      <CaseStudies caseStudies={caseStudies} pages={pages} site={site} words={words} />
    </main>
    <Footer brand={brand} legal={legal} pages={pages} site={site} words={words} onHome />
  </>
);

export const dialogs = (
  <>
    <Menu words={words}>
      <MenuContent pages={pages} site={site} words={words} />
    </Menu>
    {demos.length + testimonials.length === 0 ? null : (
      <VideoDialog pages={pages} site={site} words={words} />
    )}
    {site.booking === undefined ? null : (
      <BookingDialog
        id={bookingDialogId()}
        booking={site.booking}
        contact={site.contact}
        words={pages.booking}
        labels={words}
      />
    )}
  </>
);
