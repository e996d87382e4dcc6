// Also where tsx does not find tsconfig.json, which it looks for in the current folder.
/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf } from '../../words/index.ts';

export interface HeadLink {
  rel: string;
  href: string;
  type?: string;
  sizes?: string;
}

/** The script in the HTML of a page, and the URLs of the modules that it loads, the main one first. */
export interface PageScript {
  text: string;
  modules: readonly string[];
}

export interface DocumentProps {
  language: string;
  title: string;
  description: string;
  siteName: string;
  /** The absolute address of the page, or null for a page that has none of its own. */
  canonical: string | null;
  indexed: boolean;
  shareImage: { url: string; alt: string };
  /** The colours of the browser's own bars. */
  themeColor: { light: string; dark: string };
  policy: string;
  css: string;
  links: readonly HeadLink[];
  structuredData: object | null;
  /** Speculation rules as JSON, or null where nothing is fetched ahead. */
  speculationRules: string | null;
  analytics: object | null;
  page: string;
  dialogs: string;
  /** Null for a page without any script. */
  script: PageScript | null;
  /** The question for consent, first by Tab; '' where none is asked. */
  consent?: string;
}

const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** JSON that may stand in a script element: '<' could end it. */
const scriptJson = (data: object) => html(JSON.stringify(data).replaceAll('<', '\\u003c'));

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
    <html lang={language} dir={directionOf(language) === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={props.policy} />
        <title>{title}</title>
        <style {...html(props.css)} />
        {script === null ? null : <script data-main={script.modules[0]} {...html(script.text)} />}
        {script?.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
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
      </head>
      <body
        id="top"
        data-analytics={props.analytics === null ? undefined : JSON.stringify(props.analytics)}
      >
        {(props.consent ?? '') === '' ? null : <div {...html(props.consent ?? '')} />}
        <div id="root" {...html(props.page)} />
        {props.dialogs === '' ? null : <div id="dialogs" {...html(props.dialogs)} />}
      </body>
    </html>
  );
}

export const renderDocument = (props: DocumentProps): string =>
  `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}\n`;
