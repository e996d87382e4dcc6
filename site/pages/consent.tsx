import { ownPages, site, messages } from '#content';
import { buttons, region as regionStyle } from '../components/Consent/Consent.css.ts';
import { url } from '../config.ts';
import { cookieSettings } from '../routes.ts';

const privacy = ownPages.find((page) => page.privacy);

/** Asks whether to load Google Analytics. Hidden until site/client/google-analytics.ts asks. */
export const region =
  site.analytics.provider !== 'ga4' ? null : (
    <section
      id={cookieSettings}
      className={regionStyle}
      aria-label={messages.cookieSettings}
      tabIndex={-1}
      hidden
    >
      <p>
        {messages.cookieQuestion}
        {privacy === undefined ? null : (
          <>
            {' '}
            <a href={url(privacy.path)}>{privacy.label ?? privacy.title}</a>
          </>
        )}
      </p>
      <div className={buttons}>
        <button type="button" value="declined">
          {messages.decline}
        </button>
        <button type="button" value="accepted">
          {messages.accept}
        </button>
      </div>
    </section>
  );
