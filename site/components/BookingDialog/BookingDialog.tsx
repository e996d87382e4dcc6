import type { Pages, Site } from '../../../content/schema.ts';
import type { PageContent } from '../../content.ts';
import { url } from '../../config.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { ContactLinks } from '../Link/ContactLinks.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import {
  contactLink,
  facts,
  fallback,
  form,
  hint,
  nothingShows,
  openLink,
  panel,
  status,
} from './BookingDialog.css.ts';

export interface BookingDialogProps {
  /** Unique in the page: each case study has a dialog with a form of its own. */
  id: string;
  booking: NonNullable<Site['booking']>;
  text: Pages['booking'];
  messages: PageContent['messages'];
  contact: Site['contact'];
}

export function BookingDialog({ id, booking, text, messages, contact }: BookingDialogProps) {
  const descriptionId = `${id}--description`;
  const factsId = `${id}--facts`;
  return (
    <Dialog
      id={id}
      title={text.title}
      closeLabel={messages.close}
      describedBy={text.facts.length === 0 ? descriptionId : `${descriptionId} ${factsId}`}
      className={panel}
      data-frame={url(booking.frameUrl)}
      data-script={booking.scriptUrl === null ? undefined : url(booking.scriptUrl)}
      data-forward={booking.forwardParameters.join(' ')}
    >
      {/* Hidden, or it would be read twice: as the description and as text. */}
      <p id={descriptionId} hidden>
        {text.description}
      </p>
      {text.facts.length === 0 ? null : (
        // Read as the description alone: Orca does not get from a text here into Chromium's frame.
        <ul id={factsId} className={facts} aria-hidden="true">
          {text.facts.map((fact) => (
            // With a space: Firefox joins them in the description.
            <li key={fact}>{`${fact} `}</li>
          ))}
        </ul>
      )}
      <div className={form} data-part="form" data-state="loading" data-title={text.frameTitle}>
        <p className={hint}>{messages.loadingForm}</p>
      </div>
      <div className={fallback}>
        {booking.frameUrl.startsWith('/') ? null : (
          <span className={nothingShows}>{messages.nothingShows}</span>
        )}
        <a
          className={openLink}
          href={url(booking.openUrl)}
          target="_blank"
          rel="noopener"
          data-part="open"
        >
          {text.openLabel} <span className={visuallyHidden}>{messages.newTab}</span>
        </a>
        <ContactLinks contact={contact} className={contactLink} />
        {/* Last, or Chromium's reading cursor stops here; no role, or an empty one is read. */}
        <p className={status} aria-live="polite" data-part="status" data-slow={messages.slowForm} />
      </div>
    </Dialog>
  );
}
