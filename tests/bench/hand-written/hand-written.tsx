/**
 * The page that ours is measured against: the words of the home page in plain HTML, without design,
 * pictures, web fonts or framework, with its functions in a short inline script. A template writes
 * it from the content, so that its words stay the same as ours.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { phoneHref } from '../../../site/components/Link/phone.ts';
import { framed } from '../../../site/generator/pages/page-content.ts';
import { bundleInline } from '../../../site/generator/code/bundle.ts';
import { compressFiles } from '../../../site/generator/output/compress.ts';
import { loadContent } from '../../../site/generator/content/read-content.ts';
import type { Content } from '../../../content/schema.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Writes the page into a folder, with its compressed forms beside it.
 * @param content the folder with the content
 */
export async function writeHandWritten(content: string, directory: string): Promise<void> {
  const loaded = await loadContent(content, {
    staticDirectory: resolve(import.meta.dirname, '../../../static'),
  });
  const script = await bundleInline(root, 'tests/bench/hand-written/functions.ts');
  const html = `<!doctype html>${renderToStaticMarkup(<Page content={loaded.content} script={script} />)}\n`;
  const files = new Map([['index.html', Buffer.from(html)]]);
  await mkdir(directory, { recursive: true });
  await Promise.all(
    [...files, ...(await compressFiles(files))].map(([name, bytes]) =>
      writeFile(join(directory, name), bytes),
    ),
  );
}

function Page({ content, script }: { content: Content; script: string }) {
  const { site, pages, agents, demos, testimonials, caseStudies } = content;
  const { home } = pages;
  const [beforeClaim, afterClaim] = home.hero.intro.split('{claim}');
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{home.title}</title>
        <meta name="description" content={home.description} />
        <link rel="icon" href="../favicon.ico" />
      </head>
      <body id="top">
        <nav>
          {pages.navigation.map(({ label, section }) => (
            <p key={section}>
              <a href={`#${section ?? ''}`}>{label}</a>
            </p>
          ))}
        </nav>
        <main>
          <h1>{home.hero.headline}</h1>
          <p>{home.hero.tagline}</p>
          <p>
            {beforeClaim}
            <strong>{home.hero.claim}</strong>
            {afterClaim}
          </p>
          <p>
            <a href="#demos">{home.hero.demosLabel}</a>
          </p>
          <p>
            <a href="#testimonials">{home.hero.testimonialsLabel}</a>
          </p>
          <h2 id="demos">{home.demos.heading}</h2>
          <p>
            {agents.map(({ id, name }) => (
              <button key={id} type="button" data-tab={id}>
                {name}
              </button>
            ))}
          </p>
          {agents.map((agent) => (
            <section key={agent.id} id={agent.id} data-panel="">
              <h3>{agent.name}</h3>
              <p>{agent.subLabel}</p>
              <ul>
                {demos
                  .filter((demo) => demo.category === agent.category)
                  .map((demo) => (
                    <li key={demo.id} id={demo.id}>
                      <p>
                        <a href={framed(demo.videoUrl, demo.id).openUrl} data-title={demo.caption}>
                          {demo.caption}
                        </a>
                      </p>
                      <Transcript label={pages.video.transcriptLabel} text={demo.transcript} />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
          <p>
            <a href="../demos/">{home.demos.allLabel}</a>
          </p>
          <h2 id="testimonials">{home.testimonials.heading}</h2>
          <p>{home.testimonials.subtitle}</p>
          {testimonials.map((testimonial) => (
            <div key={testimonial.id} id={testimonial.id}>
              <p>
                <a
                  href={framed(testimonial.videoUrl, testimonial.id).openUrl}
                  data-title={testimonial.caption}
                >
                  {testimonial.headline}
                </a>
              </p>
              <p>{testimonial.subtext}</p>
              <p>
                {testimonial.name}, {testimonial.role}
              </p>
              <Transcript label={pages.video.transcriptLabel} text={testimonial.transcript} />
            </div>
          ))}
          <p>
            <a href="#case-studies">{home.testimonials.caseStudiesLabel}</a>
          </p>
          <h2 id="case-studies">{home.caseStudies.heading}</h2>
          {caseStudies.map((study) => (
            <article key={study.id}>
              <h3>{study.headline}</h3>
              <p>{study.brandedText}</p>
              <dl>
                <dt>{home.caseStudies.beforeLabel}</dt>
                <dd>{study.beforeSummary}</dd>
                <dt>{home.caseStudies.afterLabel}</dt>
                <dd>{study.afterSummary}</dd>
              </dl>
              <blockquote>{study.quote}</blockquote>
              <p>
                {study.client}, {study.clientRole}, {study.clientCompany}
              </p>
              <h4>{home.caseStudies.numbersHeading}</h4>
              <dl>
                {study.metrics.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <Booking content={content} label={home.caseStudies.bookingLabel} />
            </article>
          ))}
        </main>
        <footer>
          <h2>{home.closing.heading}</h2>
          <p>{home.closing.text}</p>
          <Booking content={content} label={pages.bookingLabel} />
          <p>
            {site.contact.phone === undefined ? null : (
              <a href={phoneHref(site.contact.phone)}>{site.contact.phone}</a>
            )}
          </p>
          <p>
            <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
          </p>
        </footer>
        <dialog aria-labelledby="title">
          <h2 id="title">Video</h2>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its address is written by its script, and the page is no site to visit */}
          <iframe title="Video" />
          <button type="button" id="copy">
            {pages.video.copyLabel}
          </button>
          <button type="button">Close</button>
        </dialog>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

function Booking({ content: { site, pages }, label }: { content: Content; label: string }) {
  return (
    <p>
      <a href={site.booking?.openUrl} data-title={pages.booking.title}>
        {label}
      </a>
    </p>
  );
}

function Transcript({ label, text }: { label: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <details>
      <summary>{label}</summary>
      <p>{text}</p>
    </details>
  );
}
