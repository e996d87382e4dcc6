import { agents, brand, demos, legal, pages, site, messages } from '#content';
import '../styles/global.css.ts';
import { BookingDialog } from '../components/BookingDialog/BookingDialog.tsx';
import { AllDemos } from '../components/Demos/AllDemos.tsx';
import { Footer } from '../components/Footer/Footer.tsx';
import { BackHeader } from '../components/Header/Header.tsx';
import { bookingDialogId } from '../components/Link/BookingLink.tsx';
import { PageHead } from '../components/PageHead/PageHead.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { VideoDialog } from '../components/VideoDialog/VideoDialog.tsx';

export const page = (
  <>
    <SkipLink label={messages.skipToContent} />
    <BackHeader brand={brand} pages={pages} site={site} messages={messages} />
    <main id="main" tabIndex={-1}>
      <PageHead
        heading={pages.demos.heading}
        subtitle={demos.length === 0 ? messages.noDemos : pages.demos.subtitle}
      >
        {demos.length === 0 ? null : (
          <AllDemos
            agents={agents}
            demos={demos}
            pages={pages}
            messages={messages}
            language={site.language}
          />
        )}
      </PageHead>
    </main>
    <Footer brand={brand} legal={legal} pages={pages} site={site} messages={messages} />
  </>
);

export const dialogs = (
  <>
    {demos.length === 0 ? null : <VideoDialog pages={pages} site={site} messages={messages} />}
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
