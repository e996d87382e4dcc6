import {
  agents,
  brand,
  caseStudies,
  demos,
  legal,
  pages,
  site,
  testimonials,
  messages,
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
    <SkipLink label={messages.skipToContent} />
    <Header brand={brand} pages={pages} site={site} messages={messages} />
    <main id="main" tabIndex={-1}>
      <Hero
        demos={demos}
        pages={pages}
        site={site}
        testimonials={testimonials}
        messages={messages}
      />
      <DemosSection agents={agents} demos={demos} pages={pages} site={site} messages={messages} />
      <Testimonials
        caseStudies={caseStudies}
        pages={pages}
        site={site}
        testimonials={testimonials}
        messages={messages}
      />
      <CaseStudies caseStudies={caseStudies} pages={pages} site={site} messages={messages} />
    </main>
    <Footer brand={brand} legal={legal} pages={pages} site={site} messages={messages} onHome />
  </>
);

export const dialogs = (
  <>
    <Menu messages={messages}>
      <MenuContent pages={pages} site={site} messages={messages} />
    </Menu>
    {demos.length + testimonials.length === 0 ? null : (
      <VideoDialog pages={pages} site={site} messages={messages} />
    )}
    {site.booking === undefined ? null : (
      <BookingDialog
        id={bookingDialogId()}
        booking={site.booking}
        contact={site.contact}
        text={pages.booking}
        messages={messages}
      />
    )}
  </>
);
