import { url } from '../../config.ts';
import type { PageContent, PageVideoFile } from '../../content.ts';
import { fill } from '../../messages/fill.ts';
import { Brand } from '../Brand/Brand.tsx';
import { button } from '../Button/Button.css.ts';
import { Footer } from '../Footer/Footer.tsx';
import { BookingLink } from '../Link/BookingLink.tsx';
import { container } from '../Section/Section.css.ts';
import {
  body,
  header,
  lead,
  link,
  player,
  steps,
  transcript as transcriptStyle,
} from './Watch.css.ts';

/** The page of one video file: player and transcript. The video dialog frames the player. */
export interface WatchProps extends Pick<
  PageContent,
  'brand' | 'legal' | 'pages' | 'site' | 'messages'
> {
  file: PageVideoFile;
  caption: string;
  transcript: string | undefined;
  cardAt: string;
  next: { caption: string; href: string } | undefined;
}

export function Watch({
  brand,
  legal,
  pages,
  site,
  messages,
  file,
  caption,
  transcript,
  cardAt,
  next,
}: WatchProps) {
  const { src, width, height, poster, silent, tracks, captionsShown } = file;
  return (
    <>
      <header className={`${container} ${header}`}>
        <Brand brand={brand} />
      </header>
      <main id="main" className={`${container} ${body}`}>
        {/* Without a poster the first frame shows. Muted videos may start by themselves. */}
        <video
          className={player}
          controls
          playsInline
          muted={silent}
          preload={poster === undefined ? 'metadata' : 'none'}
          poster={poster}
          width={width}
          height={height}
          src={src}
          aria-label={caption}
        >
          {tracks.map((track, index) => (
            <track
              key={track.src}
              kind={track.kind}
              srcLang={track.language}
              label={track.label}
              src={track.src}
              default={captionsShown && index === 0}
            />
          ))}
        </video>
        <h1 className={lead}>{caption}</h1>
        <div className={steps}>
          <BookingLink
            className={button.primary}
            site={site}
            label={pages.bookingLabel}
            subject={messages.emailSubject}
          />
          {next === undefined ? null : (
            <a className={link} href={url(next.href)}>
              {fill(messages.nextVideo, { caption: next.caption })}
            </a>
          )}
          <a className={link} href={url(cardAt)}>
            {fill(messages.backToSite, { name: brand.name })}
          </a>
        </div>
        {transcript === undefined ? null : (
          <section className={transcriptStyle} aria-label={pages.video.transcriptLabel}>
            <h2>{pages.video.transcriptLabel}</h2>
            <p>{transcript}</p>
          </section>
        )}
      </main>
      <Footer brand={brand} legal={legal} pages={pages} site={site} messages={messages} />
    </>
  );
}
