import { brand, legal, ownPages, pages, site, messages } from '#content';
import '../styles/global.css.ts';
import { Footer } from '../components/Footer/Footer.tsx';
import { BackHeader } from '../components/Header/Header.tsx';
import { Markdown } from '../components/Markdown/Markdown.tsx';
import { PageHead } from '../components/PageHead/PageHead.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { fill } from '../messages/fill.ts';

const date = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' });

/** Each page of the owner's own, by its path. They have no script. */
export const ownPagesByPath = Object.fromEntries(
  ownPages.map((page) => [
    page.path,
    <>
      <SkipLink label={messages.skipToContent} />
      <BackHeader brand={brand} pages={pages} site={site} messages={messages} />
      <main id="main" tabIndex={-1}>
        <PageHead
          heading={page.title}
          subtitle={
            page.updated === undefined
              ? undefined
              : fill(messages.updated, { date: date.format(new Date(page.updated)) })
          }
        >
          <Markdown page={page} />
        </PageHead>
      </main>
      <Footer brand={brand} legal={legal} pages={pages} site={site} messages={messages} />
    </>,
  ]),
);
