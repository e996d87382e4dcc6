// Also where tsx does not find tsconfig.json, which it looks for in the current folder.
/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Face } from '../assets/index.ts';
import { directionOf, hasTallLetters } from '../../words/index.ts';

/** An address of the head: an icon, the manifest. */
export interface HeadLink {
  rel: string;
  href: string;
  type?: string;
  sizes?: string;
}

/** The script that is written into a page, and the modules that it reads from its own element (see site/client/starter.ts). */
export interface PageScript {
  text: string;
  /** Addresses of the module that the starter hands over to, of the styles and the parts that come later, of the dialogs' module, then of what it imports; none on a page without script. */
  dialogs: readonly string[];
  /** Addresses of the page's module, then of what it imports. */
  page: readonly string[];
  /** The web fonts that it shows when it suits the page; none where the styles alone do. */
  faces: readonly Face[];
}

/** Everything that the shell around a page needs to know. */
export interface DocumentProps {
  language: string;
  title: string;
  description: string;
  siteName: string;
  /** The absolute address of the page, or null for a page that has none of its own. */
  canonical: string | null;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** The picture that a shared link shows: absolute address and what it tells. */
  shareImage: { url: string; alt: string };
  /** The colours of the browser's own bars. */
  themeColor: { light: string; dark: string };
  policy: string;
  /** The style sheet of the page, fonts included. */
  css: string;
  /** Address of the styles for paper where script brings them otherwise, or null where `css` has them. */
  printStyles: string | null;
  links: readonly HeadLink[];
  /** Structured data for search engines, as JSON-LD. */
  structuredData: object | null;
  /** Speculation rules as JSON, or null where nothing is fetched ahead. */
  speculationRules: string | null;
  /** Who counts the events of the page, or null. */
  analytics: object | null;
  /** The page as rendered for hydration. */
  page: string;
  script: PageScript;
}

const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** JSON that may stand in a script element: '<' could end it. */
const scriptJson = (data: object) => html(JSON.stringify(data).replaceAll('<', '\\u003c'));

/** Addresses with spaces between them; no attribute where there are none. */
const list = (addresses: readonly string[]) =>
  addresses.length === 0 ? undefined : addresses.join(' ');

function Document(props: DocumentProps) {
  const {
    language,
    title,
    description,
    canonical,
    shareImage,
    script,
    structuredData,
    speculationRules,
  } = props;
  return (
    <html
      lang={language}
      dir={directionOf(language) === 'rtl' ? 'rtl' : undefined}
      data-letters={hasTallLetters(language) ? 'tall' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={props.policy} />
        <title>{title}</title>
        <style {...html(props.css)} />
        <script
          data-dialogs={list(script.dialogs)}
          data-page={list(script.page)}
          data-fonts={script.faces.length === 0 ? undefined : JSON.stringify(script.faces)}
          {...html(script.text)}
        />
        <meta name="description" content={description} />
        {props.indexed ? null : <meta name="robots" content="noindex" />}
        {canonical === null ? null : <link rel="canonical" href={canonical} />}
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={props.themeColor.light}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={props.themeColor.dark}
        />
        {props.links.map((link) => (
          <link key={link.href} {...link} />
        ))}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={props.siteName} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {canonical === null ? null : <meta property="og:url" content={canonical} />}
        <meta property="og:image" content={shareImage.url} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={shareImage.alt} />
        <meta name="twitter:card" content="summary_large_image" />
        {structuredData === null ? null : (
          <script type="application/ld+json" {...scriptJson(structuredData)} />
        )}
        {speculationRules === null ? null : (
          <script type="speculationrules" {...html(speculationRules)} />
        )}
        {props.printStyles === null ? null : (
          <noscript>
            <link rel="stylesheet" media="print" href={props.printStyles} />
          </noscript>
        )}
      </head>
      <body
        id="top"
        data-analytics={props.analytics === null ? undefined : JSON.stringify(props.analytics)}
      >
        <div id="root" {...html(props.page)} />
        {script.dialogs.length === 0 ? null : <div id="dialogs" />}
      </body>
    </html>
  );
}

/** The whole HTML of a page, without what React writes and HTML can do without: it stands in no text, whose quotation marks are escaped. */
export function renderDocument(props: DocumentProps): string {
  const page = props.page.replaceAll(/ (data-[\w-]+)=""/g, ' $1');
  const document = renderToStaticMarkup(<Document {...props} page={page} />);
  return `<!doctype html>${document.replaceAll('&#x27;', "'")}\n`;
}
