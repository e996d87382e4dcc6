// tsx reads tsconfig.json only from the current folder.
/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf } from '../../messages/index.ts';

export interface HeadLink {
  rel: string;
  href: string;
  type?: string;
  sizes?: string;
}

/** The inline script of a page, and the URLs of the modules that it loads, the main one first. */
export interface PageScript {
  text: string;
  modules: readonly string[];
}

export interface DocumentProps {
  language: string;
  title: string;
  description: string;
  siteName: string;
  /** Undefined for a page that has no URL of its own. */
  canonical: string | undefined;
  indexed: boolean;
  shareImage: { url: string; alt: string };
  /** The `theme-color` of each scheme. */
  themeColor: { light: string; dark: string };
  policy: string;
  css: string;
  links: readonly HeadLink[];
  /** JSON-LD. */
  structuredData?: object | undefined;
  speculationRules?: string | undefined;
  analytics?: object | undefined;
  page: string;
  dialogs?: string;
  script?: PageScript | undefined;
  /** The HTML of the consent dialog, the first tab stop; '' without consent. */
  consent?: string;
}

const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** JSON that may stand in a script element: '<' could end it. */
const scriptJson = (data: object) => html(JSON.stringify(data).replaceAll('<', '\\u003c'));

function Document(props: DocumentProps) {
  const { language, title, description, canonical, shareImage, script } = props;
  const { structuredData, speculationRules, analytics, consent, dialogs } = props;
  return (
    <html lang={language} dir={directionOf(language) === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={props.policy} />
        <title>{title}</title>
        <style {...html(props.css)} />
        {script && <script data-main={script.modules[0]} {...html(script.text)} />}
        {script?.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        <meta name="description" content={description} />
        {props.indexed ? null : <meta name="robots" content="noindex" />}
        {canonical && <link rel="canonical" href={canonical} />}
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={props.themeColor[scheme]}
          />
        ))}
        {props.links.map((link) => (
          <link key={link.href} {...link} />
        ))}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={props.siteName} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {canonical && <meta property="og:url" content={canonical} />}
        <meta property="og:image" content={shareImage.url} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={shareImage.alt} />
        <meta name="twitter:card" content="summary_large_image" />
        {structuredData && <script type="application/ld+json" {...scriptJson(structuredData)} />}
        {speculationRules && <script type="speculationrules" {...html(speculationRules)} />}
      </head>
      {/* An open dialog makes the page inert; a11y-dialog would take the focus back while it closes. */}
      <body
        id="top"
        data-analytics={analytics && JSON.stringify(analytics)}
        data-a11y-dialog-ignore-focus-trap=""
      >
        {consent && <div {...html(consent)} />}
        <div id="root" {...html(props.page)} />
        {dialogs && <div id="dialogs" {...html(dialogs)} />}
      </body>
    </html>
  );
}

export const renderDocument = (props: DocumentProps): string =>
  `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}\n`;
