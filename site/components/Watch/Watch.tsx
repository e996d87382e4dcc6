import { url } from '../../config.ts';
import type { PageContent, PageFilm } from '../../content.ts';
import { fill } from '../../words/fill.ts';
import { Brand } from '../Brand/Brand.tsx';
import { container } from '../Section/Section.css.ts';
import { back, body, header, lead, player, transcript as transcriptStyle } from './Watch.css.ts';

/** The page of one video file: player and transcript. The video dialog frames this page. */
export interface WatchProps extends Pick<PageContent, 'brand' | 'pages' | 'words'> {
  film: PageFilm;
  caption: string;
  transcript: string | undefined;
  /** The URL of the video's card. */
  cardAt: string;
}

export function Watch({ brand, pages, words, film, caption, transcript, cardAt }: WatchProps) {
  const { src, width, height, poster, silent, tracks } = film;
  return (
    <>
      <header className={`${container} ${header}`}>
        <Brand brand={brand} />
      </header>
      <main id="main" className={`${container} ${body}`}>
        {/* Without a poster the first frame shows. A muted video may start by itself everywhere. */}
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
              default={index === 0}
            />
          ))}
        </video>
        <h1 className={lead}>{caption}</h1>
        {transcript === undefined ? null : (
          <section className={transcriptStyle} aria-labelledby="watch--transcript">
            <h2 id="watch--transcript">{pages.video.transcriptLabel}</h2>
            <p>{transcript}</p>
          </section>
        )}
        <a className={back} href={url(cardAt)}>
          {fill(words.backToSite, { name: brand.name })}
        </a>
      </main>
    </>
  );
}
